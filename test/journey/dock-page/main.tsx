import '@oddkin/ai/element';
import '@oddkin/ai/styles.css';
import '@oddkin/ai/observer.css';
import { useState } from 'react';
import { ObserverDock } from '@oddkin/ai';
import { createRoot } from 'react-dom/client';

// The address says what to show: the dock or the tag, and which bridge.
const { searchParams } = new URL(location.href);
const url = searchParams.get('url') ?? '';

/** An application of two pages, with the dock above both. */
function Harbour() {
  const [path, setPath] = useState('ships');
  const go = (to: string): void => {
    history.pushState(null, '', `#${to}`);
    setPath(to);
  };
  return (
    <>
      <nav>
        <button type="button" onClick={() => go('ships')}>
          Ships
        </button>
        <button type="button" onClick={() => go('tides')}>
          Tides
        </button>
      </nav>
      <main key={path}>
        <h1>{path === 'ships' ? 'Ships in sight' : 'Tides of today'}</h1>
      </main>
      {searchParams.get('as') === 'dock' && <ObserverDock url={url} />}
    </>
  );
}

createRoot(document.getElementById('page') as HTMLElement).render(<Harbour />);

if (searchParams.get('as') === 'tag') {
  const element = document.createElement('oddkin-observer');
  element.setAttribute('url', url);
  element.setAttribute('dock', 'end');
  document.body.append(element);
}
