import type { ObserverStore } from '../projection/index.js';
import { createFloodGauge } from './flood-gauge.js';

/** In a flood of frames, what is for reading is brought up to date three times a second: nobody could read it in between. */
const restMs = 320;

/**
 * A view of a store that goes along with it, but rests while frames flood in. What a person does, and a cursor that leaves the live end or returns to it,
 * is seen at once. It listens to the store while it is listened to itself.
 */
export function createPacedView(store: ObserverStore): ObserverStore {
  const { clock, cursor } = store;
  const listeners = new Set<Parameters<ObserverStore['subscribe']>[0]>();
  const cursorListeners = new Set<() => void>();
  let gauge = createFloodGauge(store.getHead().wire.next, clock.now());
  let shown = store.getState();
  let shownCursor = cursor.getState();
  let stopListening: (() => void) | undefined;
  let endRest: (() => void) | undefined;

  const refresh = (): void => {
    endRest?.();
    endRest = undefined;
    const before = shown;
    const isMoved = shownCursor !== cursor.getState();
    shown = store.getState();
    shownCursor = cursor.getState();
    if (gauge(shown.wire.next, clock.now())) endRest = clock.after(restMs, refresh);
    if (shown !== before) for (const listener of [...listeners]) listener(shown, before);
    if (isMoved) for (const listener of [...cursorListeners]) listener();
  };
  const change = (): void => {
    const isFlow = shownCursor.isLive && cursor.getState().isLive && store.getState().actions === shown.actions;
    if (endRest === undefined || !isFlow) refresh();
  };
  const listen = (): void => {
    if (stopListening !== undefined) return;
    gauge = createFloodGauge(store.getHead().wire.next, clock.now());
    shown = store.getState();
    shownCursor = cursor.getState();
    const stops = [store.subscribe(change), cursor.subscribe(() => cursor.getState() === shownCursor || change())];
    stopListening = () => stops.forEach((stop) => stop());
  };
  const leave = (): void => {
    if (listeners.size + cursorListeners.size > 0) return;
    stopListening?.();
    stopListening = undefined;
    endRest?.();
    endRest = undefined;
  };

  return {
    ...store,
    getState: () => (stopListening === undefined ? store.getState() : shown),
    getInitialState: () => (stopListening === undefined ? store.getState() : shown),
    subscribe: (listener) => {
      listen();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
    cursor: {
      getState: () => (stopListening === undefined ? cursor.getState() : shownCursor),
      subscribe: (listener) => {
        listen();
        cursorListeners.add(listener);
        return () => {
          cursorListeners.delete(listener);
          leave();
        };
      },
    },
    chooseBranch: (messageKey) => {
      store.chooseBranch(messageKey);
      refresh();
    },
  };
}
