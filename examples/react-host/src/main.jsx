import './host.css';
import '@oddkin/ai/styles.unlayered.css';
import '@oddkin/ai/observer.unlayered.css';
import { ObserverPanel } from '@oddkin/ai';
import { createRoot } from 'react-dom/client';

const url = new URLSearchParams(location.search).get('bridge') ?? 'ws://127.0.0.1:4747/observe';

createRoot(document.querySelector('#root')).render(
  <main className="grid h-screen grid-rows-[auto_minmax(0,1fr)] gap-4 bg-amber-50 p-4">
    <h1 className="text-2xl font-bold text-emerald-900">The host&rsquo;s own heading</h1>
    <ObserverPanel url={url} />
  </main>,
);
