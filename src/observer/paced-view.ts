import type { ObserverStore } from '../projection/index.js';
import { pageClock, type PaintClock } from './after-paint.js';
import { createFloodGauge } from './flood-gauge.js';

/** What takes long to be shown is shown so seldom in a flood that the page is left free this many times as long. */
const restFactor = 12;
const longestRestMs = 1_000;

export interface PacedView extends ObserverStore {
  /** Whether more comes than is shown. `subscribe` tells of it too. */
  readonly isResting: () => boolean;
}

/**
 * A view of a store that goes along with it, but rests while frames flood in: for `restMs`, and longer where what it shows costs much. What a person does,
 * and a cursor that is moved, is seen at once. It listens to the store while it is listened to itself.
 */
export function createPacedView(store: ObserverStore, restMs: number, { now, afterPaint }: PaintClock = pageClock): PacedView {
  const { clock, cursor } = store;
  const listeners = new Set<Parameters<ObserverStore['subscribe']>[0]>();
  const cursorListeners = new Set<() => void>();
  let gauge = createFloodGauge(store.getHead().wire.next, clock.now());
  let shown = store.getState();
  let shownCursor = cursor.getState();
  let stopListening: (() => void) | undefined;
  let endRest: (() => void) | undefined;
  let isResting = false;
  let restsOnMs = 0;

  const refresh = (): void => {
    endRest?.();
    endRest = undefined;
    const before = shown;
    const isMoved = shownCursor !== cursor.getState();
    const hasRested = isResting;
    shown = store.getState();
    shownCursor = cursor.getState();
    isResting = gauge(store.getHead().wire.next, clock.now());
    if (isResting) rest();
    if (shown !== before || hasRested !== isResting) for (const listener of [...listeners]) listener(shown, before);
    if (isMoved) for (const listener of [...cursorListeners]) listener();
  };
  const rest = (): void => {
    const start = now();
    restsOnMs = 0;
    endRest = clock.after(restMs, () => {
      if (restsOnMs > 0) endRest = clock.after(restsOnMs, refresh);
      else refresh();
    });
    afterPaint(() => {
      restsOnMs = Math.min(longestRestMs, restFactor * (now() - start)) - restMs;
    });
  };
  const change = (): void => {
    if (endRest === undefined || !isFlow()) refresh();
  };
  const isFlow = (): boolean => {
    const { isLive, position } = cursor.getState();
    return isLive === shownCursor.isLive && (isLive || position === shownCursor.position) && store.getState().actions === shown.actions;
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
    isResting = false;
  };

  return {
    ...store,
    isResting: () => isResting,
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
