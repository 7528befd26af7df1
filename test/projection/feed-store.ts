import {
  createObserverStore,
  type DocumentEntry,
  type ItemReport,
  type ObserverState,
  type ObserverStore,
  type ObserverStoreOptions,
} from '@oddkin/ai/store';
import {
  createDocuments,
  createFrames,
  createSteppedClock,
  type DocumentBuilders,
  type FrameBuilders,
  type SteppedClock,
} from '@oddkin/ai/testing';

export const startAt = 1_700_000_000_000;

/** A store with a live session, and short ways to feed it and to read from it. */
export interface Fed {
  readonly store: ObserverStore;
  readonly clock: SteppedClock;
  readonly frames: FrameBuilders;
  readonly documents: DocumentBuilders;
  readonly sessionId: string;
  readonly state: () => ObserverState;
  /** Takes frames that come `after` so many milliseconds since the start. */
  readonly take: (frame: unknown, after?: number) => ItemReport;
  readonly say: (payload: Record<string, unknown>, after?: number) => ItemReport;
  readonly document: (...entries: readonly (DocumentEntry | Record<string, unknown>)[]) => ItemReport;
  readonly delta: (delta: Record<string, unknown>) => ItemReport;
  readonly codes: () => readonly string[];
  readonly key: (id: string) => string;
}

export function feedStore(options: ObserverStoreOptions = {}, { isLive = true } = {}): Fed {
  const clock = createSteppedClock(startAt);
  const store = createObserverStore({ clock, ...options });
  const frames = createFrames();
  const take = (frame: unknown, after = 0): ItemReport => store.ingest([frame], { at: startAt + after })[0]!;
  if (isLive) take(frames.sessionInit());
  return {
    store,
    clock,
    frames,
    documents: createDocuments(),
    sessionId: frames.sessionId,
    state: store.getState,
    take,
    say: (payload, after) => take(frames.agentMessage(payload), after),
    document: (...entries) => take(frames.agentMessage({ documents: entries })),
    delta: (delta) => take(frames.agentMessage({ delta: { messageId: 'm', partId: 'p', partType: 'text', ...delta } })),
    codes: () => Array.from(store.getState().problems.entries, ({ code }) => code),
    key: (id) => `${frames.sessionId}/${id}`,
  };
}

export const hostileIds = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
  ' ',
  '0',
  '-1',
  '../..',
  'x'.repeat(10_000),
];
