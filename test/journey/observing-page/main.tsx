import '@oddkin/ai/styles.css';
import '@oddkin/ai/observer.css';
import { ObserverPanel, useTimeline } from '@oddkin/ai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

// The address says which bridge to watch; without one, the panel waits for a recording.
const url = new URL(location.href).searchParams.get('url') ?? undefined;

createRoot(document.getElementById('panel') as HTMLElement).render(
  <StrictMode>
    <ObserverPanel url={url} renderers={renderers()} />
  </StrictMode>,
);

function renderers() {
  return { world: { cave: CaveMap } };
}

/** The cave as it was last told, up to the moment that is shown. */
function CaveMap() {
  const timeline = useTimeline();
  const told = [...timeline].findLast((entry) => entry.kind === 'event' && entry.topic === 'state_change');
  const payload = told?.kind === 'event' ? told.payload : {};
  const map = 'map' in payload && Array.isArray(payload['map']) ? payload['map'].join('\n') : '';
  return (
    <pre role="img" aria-label="Map">
      {map}
    </pre>
  );
}
