// The page of the soak: a panel, and what tells which frames its store was given.
import { createRoot } from 'react-dom/client';
import { DungeonMap } from '../../src/dungeon/index.ts';
import { ObserverPanel } from '../../src/index.ts';
import { createObserverStore } from '../../src/projection/index.ts';

// Small enough that every bound is reached in the first minutes: after that nothing may grow.
const limits = {
  frames: 4_000,
  timeline: 3_000,
  toolCalls: 500,
  messages: 1_000,
  documents: 500,
  sessions: 12,
  tools: 150,
  problems: 200,
  recentMessageIds: 512,
};
const store = createObserverStore({ limits });
let mark = store.history.mark();

const root = createRoot(document.getElementById('root'));

export const soak = {
  open: (url) => root.render(<ObserverPanel store={store} url={url} renderers={{ world: { dungeon: DungeonMap } }} />),
  /** What the store was given since this was last asked. */
  take() {
    const entries = store.history.since(mark);
    mark = store.history.mark();
    const frames = (entries ?? []).flatMap((entry) => (entry.kind === 'frame' ? frameIn(entry.text) : []));
    return {
      ids: frames.map(({ message_id: id }) => id),
      gaps: frames.filter(({ type, error }) => type === 'error' && error?.code === 'session_expired' && error.retryable).length,
      isWhole: entries !== undefined,
    };
  },
};

function frameIn(text) {
  try {
    const frame = JSON.parse(text);
    return typeof frame?.message_id === 'string' ? [frame] : [];
  } catch {
    return [];
  }
}
