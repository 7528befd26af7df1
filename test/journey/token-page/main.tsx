import '@oddkin/ai/element';
import '@oddkin/ai/styles.css';
import '@oddkin/ai/observer.css';
import { ObserverPanel } from '@oddkin/ai';
import { createRoot } from 'react-dom/client';

// The address says what to show: the panel or the tag, which bridge, and the token to begin with.
const { searchParams } = new URL(location.href);
const url = searchParams.get('url') ?? '';
const place = document.getElementById('panel') as HTMLElement;

if (searchParams.get('as') === 'tag') {
  const element = document.createElement('oddkin-observer');
  element.setAttribute('url', url);
  place.replaceWith(element);
  show((token) => element.setAttribute('token', token));
} else {
  const root = createRoot(place);
  show((token) => root.render(<ObserverPanel url={url} token={token} />));
}

function show(withToken: (token: string) => void): void {
  withToken(searchParams.get('token') ?? '');
  addEventListener('message', ({ data }: MessageEvent<string>) => withToken(data));
}
