'use client';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useIsHydrated, useStoreContext } from '../../hooks/index.js';
import { usePanelMessages } from '../../messages/index.js';
import { useSpoken } from '../../primitives/index.js';
import { keepConditions, readConditions } from './kept-conditions.js';
import type { StopCondition } from './stop-condition.js';
import type { StopWatcherProps } from './stop-watcher.js';
import type { Stop, StopWatch } from './watch-stops.js';

export interface Stops {
  readonly conditions: readonly StopCondition[];
  readonly setConditions: (conditions: readonly StopCondition[]) => void;
  /** Whether this browser keeps them for another day. */
  readonly areKept: boolean;
  /** What the cursor was stopped by; `undefined` once it is live again. */
  readonly stop: Stop | undefined;
  readonly goOn: () => void;
  /** What a `StopWatcher` needs that stops on them; `undefined` where nobody has set a condition. */
  readonly watched: Omit<StopWatcherProps, 'playback'> | undefined;
}

/** The conditions on which one panel stops, kept in this browser, and what they have stopped at. */
export function useStops(): Stops {
  const { text } = usePanelMessages();
  const { store } = useStoreContext();
  // After the first render, which a server may have made.
  const isHydrated = useIsHydrated();
  const kept = useMemo(() => (isHydrated ? readConditions() : none), [isHydrated]);
  const [chosen, setChosen] = useState<readonly StopCondition[]>();
  const conditions = chosen ?? kept;
  const [areKept, setAreKept] = useState(true);
  const [stop, setStop] = useState<Stop>();
  const watch = useRef<StopWatch>(undefined);
  const onWatch = useCallback((now: StopWatch | undefined) => {
    watch.current = now;
  }, []);
  // It is loaded by and by: what comes until then is looked through from here.
  // oxlint-disable-next-line react/exhaustive-deps
  const start = useMemo(() => store.cursor.getState(), [store, conditions]);
  useSpoken(
    stop === undefined ? '' : text('observer.stops.said', { position: stop.entry.position, condition: conditionText(stop.condition) }),
  );
  return {
    conditions,
    setConditions: (next) => {
      setChosen(next);
      setAreKept(keepConditions(next));
    },
    areKept,
    stop,
    watched: conditions.length === 0 ? undefined : { conditions, start, onStop: setStop, onWatch },
    goOn: () => (watch.current === undefined ? store.live() : watch.current.goOn()),
  };
}

const none: readonly StopCondition[] = [];

/** A condition in one line. */
export function conditionText({ filter, pointer }: StopCondition): string {
  return pointer === '' ? filter : `${filter} ${pointer} ≠`.trim();
}
