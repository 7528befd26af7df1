import type { CursorState, ObserverStore, Playback } from '../../projection/index.js';
import type { WireEntry } from '../../store/index.js';
import { stopTest, type StopCondition, type StopTest } from './stop-condition.js';

/** Where the cursor was stopped, and by what. */
export interface Stop {
  readonly condition: StopCondition;
  readonly entry: WireEntry;
}

export interface StopWatch {
  /** To the next frame that fits, among those that have come; where there is none, to the live end. */
  readonly goOn: () => void;
  readonly end: () => void;
}

/** How far back is looked for the value that stood at a path before. */
const lookedBack = 2_000;

/**
 * Stops the cursor behind the first frame that fits a condition, as it comes or is played past. A jump of a person's own is never stopped.
 * What came since the cursor was where it is said to have started is looked through at once.
 */
export function watchStops(
  store: ObserverStore,
  playback: Playback,
  conditions: readonly StopCondition[],
  onStop: (stop: Stop | undefined) => void,
  start: Pick<CursorState, 'position' | 'isLive'> = store.cursor.getState(),
): StopWatch {
  const active = conditions.filter(({ isOn }) => isOn);
  let { position: seen, isLive: wasLive } = start;
  let watched: readonly Watched[] | undefined;

  const find = (from: number, until: number): Stop | undefined => {
    const head = store.getHead();
    const { entries } = head.wire;
    watched ??= active.map((condition) => ({ condition, test: testAt(condition, store, from) }));
    for (const entry of entries.range(Math.max(0, from - entries.dropped), until - entries.dropped)) {
      // Each sees every frame: those that wait for a change have to.
      const [fitting] = watched.filter(({ test }) => test(entry, head));
      if (fitting !== undefined) return { condition: fitting.condition, entry };
    }
    return undefined;
  };
  const stopAt = (stop: Stop): void => {
    watched = undefined;
    playback.pause();
    seen = stop.entry.position + 1;
    wasLive = false;
    onStop(stop);
    store.seek(seen);
  };
  const look = (): void => {
    const { position, isLive } = store.cursor.getState();
    const from = seen;
    const isMoving = wasLive ? isLive : playback.getState().isPlaying;
    seen = position;
    wasLive = isLive;
    if (isLive) onStop(undefined);
    if (position === from || active.length === 0) return;
    if (!isMoving || position < from) {
      watched = undefined;
      return;
    }
    const stop = find(from, position);
    if (stop !== undefined) stopAt(stop);
  };

  const unsubscribe = store.cursor.subscribe(look);
  look();
  return {
    goOn: () => {
      watched = undefined;
      const stop = find(seen, store.getHead().wire.next);
      if (stop !== undefined) stopAt(stop);
      else store.live();
    },
    end: unsubscribe,
  };
}

interface Watched {
  readonly condition: StopCondition;
  readonly test: StopTest;
}

/** One about changes has to know what stood there before a position, so that the first change is seen too. */
function testAt(condition: StopCondition, store: ObserverStore, position: number): StopTest {
  const test = stopTest(condition);
  if (condition.pointer === '') return test;
  const head = store.getHead();
  const { entries } = head.wire;
  const until = Math.max(0, position - entries.dropped);
  for (const entry of entries.range(Math.max(0, until - lookedBack), until)) test(entry, head);
  return test;
}
