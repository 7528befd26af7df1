import type { ObserverStore } from '../projection/index.js';
import { pageClock, type PaintClock } from './after-paint.js';
import { createFloodGauge } from './flood-gauge.js';

/** What takes long to be shown is shown so seldom in a flood that the page is left free this many times as long. */
const restFactor = 24;
const longestRestMs = 1_000;
/** What takes no longer is shown for each place that a cursor is moved to. */
const cheapMs = 4;
const moveFactor = 2;
const longestMoveMs = 80;

export interface PacedView extends ObserverStore {
  /** Whether more comes than is shown. `subscribe` tells of it too. */
  readonly isResting: () => boolean;
}

export interface ViewPace {
  /** How long the view rests at least between two changes in a flood, in milliseconds. */
  readonly restMs: number;
  /** Whether what it shows is drawn so fast that it goes along with a cursor, however fast that is moved through the past. */
  readonly isCheap: boolean;
}

/**
 * A view of a store that goes along with it, but rests while frames flood in, longer where what it shows costs much. What a person does, and a cursor that
 * leaves the live end or returns to it, is seen at once. Of the places that a cursor is moved over it leaves out those for which there is no time.
 * It listens to the store while it is listened to itself.
 */
export function createPacedView(
  store: ObserverStore,
  { restMs, isCheap }: ViewPace,
  { now, afterPaint }: PaintClock = pageClock,
): PacedView {
  const { clock, cursor } = store;
  const listeners = new Set<Parameters<ObserverStore['subscribe']>[0]>();
  const cursorListeners = new Set<() => void>();
  let gauge = createFloodGauge(store.getHead().wire.next, clock.now());
  let shown = store.getState();
  let shownCursor = cursor.getState();
  let stopListening: (() => void) | undefined;
  let endRest: (() => void) | undefined;
  let isResting = false;
  let restsBy: typeof floodRest | undefined;

  const refresh = (): void => {
    endRest?.();
    const before = shown;
    const isMoved = shownCursor !== cursor.getState();
    const isPlaced = isElsewhere();
    const hasRested = isResting;
    shown = store.getState();
    shownCursor = cursor.getState();
    isResting = gauge(store.getHead().wire.next, clock.now());
    if (isPlaced && !isCheap) rest(moveRest);
    else if (isResting) rest(floodRest);
    if (shown !== before || hasRested !== isResting) for (const listener of [...listeners]) listener(shown, before);
    if (isMoved) for (const listener of [...cursorListeners]) listener();
  };
  const rest = (lengthOf: (tookMs: number) => number): void => {
    const start = now();
    restsBy = lengthOf;
    let cancel: (() => void) | undefined;
    let isOver = false;
    const end = (): void => {
      isOver = true;
      endRest = undefined;
      cancel?.();
    };
    endRest = end;
    afterPaint(() => {
      if (isOver) return;
      const wake = (): void => {
        end();
        if (isResting || store.getState() !== shown || cursor.getState() !== shownCursor) refresh();
      };
      cancel = clock.after(lengthOf(now() - start), wake);
    });
  };
  const floodRest = (tookMs: number): number => Math.max(restMs, Math.min(longestRestMs, restFactor * tookMs));
  const moveRest = (tookMs: number): number => (tookMs > cheapMs ? Math.min(longestMoveMs, moveFactor * tookMs) : 0);
  const change = (): void => {
    if (endRest === undefined || !canWait()) refresh();
  };
  const canWait = (): boolean => {
    if (cursor.getState().isLive !== shownCursor.isLive || (isElsewhere() && (isCheap || restsBy !== moveRest))) return false;
    return store.getState().actions === shown.actions;
  };
  const isElsewhere = (): boolean => !cursor.getState().isLive && cursor.getState().position !== shownCursor.position;
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
    isResting = false;
  };

  return {
    ...store,
    isResting: () => isResting,
    now: () => (shownCursor.isLive || stopListening === undefined ? store.now() : (shownCursor.at ?? store.now())),
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
