'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useIsHydrated, useStoreContext } from '../../hooks/index.js';
import { usePanelMessages } from '../../messages/index.js';
import { useSpoken } from '../../primitives/index.js';
import type { Playback } from '../../projection/index.js';
import { keepConditions, readConditions } from './kept-conditions.js';
import type { StopCondition } from './stop-condition.js';
import type { Stop, StopWatch } from './watch-stops.js';

export interface Stops {
  readonly conditions: readonly StopCondition[];
  readonly setConditions: (conditions: readonly StopCondition[]) => void;
  /** What the cursor was stopped by; `undefined` once it is live again. */
  readonly stop: Stop | undefined;
  readonly goOn: () => void;
}

/** The conditions on which one panel stops, kept in this browser, and what they have stopped at. */
export function useStops(playback: Playback): Stops {
  const { text } = usePanelMessages();
  const { store } = useStoreContext();
  // After the first render, which a server may have made.
  const isHydrated = useIsHydrated();
  const kept = useMemo(() => (isHydrated ? readConditions() : none), [isHydrated]);
  const [chosen, setChosen] = useState<readonly StopCondition[]>();
  const conditions = chosen ?? kept;
  const [stop, setStop] = useState<Stop>();
  const watch = useRef<StopWatch>(undefined);
  useEffect(() => {
    if (conditions.length === 0) return undefined;
    let isGone = false;
    const start = store.cursor.getState();
    // Nothing of it is wanted where nobody has set a condition.
    void import('./watch-stops.js').then(({ watchStops }) => {
      if (!isGone) watch.current = watchStops(store, playback, conditions, setStop, start);
    });
    return () => {
      isGone = true;
      watch.current?.end();
      watch.current = undefined;
    };
  }, [store, playback, conditions]);
  useSpoken(
    stop === undefined ? '' : text('observer.stops.said', { position: stop.entry.position, condition: conditionText(stop.condition) }),
  );
  return {
    conditions,
    setConditions: (next) => {
      setChosen(next);
      keepConditions(next);
    },
    stop,
    goOn: () => (watch.current === undefined ? store.live() : watch.current.goOn()),
  };
}

const none: readonly StopCondition[] = [];

/** A condition in one line. */
export function conditionText({ filter, pointer }: StopCondition): string {
  return pointer === '' ? filter : `${filter} ${pointer} ≠`.trim();
}
