import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@oddkin/ai/styles.css';
import '@oddkin/ai/observer.css';
import './watch.css';
import { Watch } from './watch.js';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root". Nothing was shown. Put it back.');
createRoot(root).render(
  <StrictMode>
    <Watch url={observeUrl(window.location)} />
  </StrictMode>,
);

/** The bridge stands behind the same address as this page. */
function observeUrl({ protocol, host }: Location): string {
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/observe`;
}
