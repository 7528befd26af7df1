import { createObserverStore } from '@oddkin/ai/store';
import { Live } from './live.jsx';
import { Transcript } from './transcript.jsx';

export const dynamic = 'force-dynamic';

/** Renders on the server what was said so far, as a database of the host would hold it; the browser goes on from there. */
// oxlint-disable-next-line import/no-default-export
export default function Page() {
  const store = createObserverStore();
  store.put([
    message('m1', 'user', 'Which door is open?'),
    message('m2', 'assistant', 'The **north** door.\n\n```js\nopen("north");\n```'),
  ]);
  return (
    <>
      <Transcript snapshot={store.snapshot()} />
      <Live />
    </>
  );
}

function message(id, role, text) {
  return { schema: 'oddkin.ai.message', version: 1, value: { id, role, parts: [{ id: 'text', type: 'text', text }] } };
}
