'use client';
import { useEffect, useState } from 'react';
import type { Clock } from '../../aicc/index.js';
import { alignCalls } from './align-calls.js';
import { differencesOf, type CallDifference, type ComparedCall } from './compared-call.js';

/** Two calls that stand for each other, and in what they differ. */
export interface ComparedPair {
  readonly before: ComparedCall | undefined;
  readonly after: ComparedCall | undefined;
  /** Empty where they are the same. */
  readonly differences: readonly CallDifference[];
}

/** How long calls are compared before the page gets its turn, in milliseconds. */
const sliceMs = 8;

/** Compares two runs call by call, a slice at a time; `undefined` until it is done. */
export function useComparison(
  before: readonly ComparedCall[],
  after: readonly ComparedCall[],
  clock: Clock,
): readonly ComparedPair[] | undefined {
  const [done, setDone] = useState<{ readonly of: unknown; readonly with: unknown; readonly pairs: readonly ComparedPair[] }>();
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const steps = comparisonSteps(before, after);
    const work = (): void => {
      const until = clock.now() + sliceMs;
      for (;;) {
        const step = steps.next();
        if (step.done === true) return setDone({ of: before, with: after, pairs: step.value });
        if (clock.now() >= until) break;
      }
      cancel = clock.after(0, work);
    };
    cancel = clock.after(0, work);
    return () => cancel?.();
  }, [before, after, clock]);
  return done?.of === before && done.with === after ? done.pairs : undefined;
}

function* comparisonSteps(before: readonly ComparedCall[], after: readonly ComparedCall[]): Generator<undefined, readonly ComparedPair[]> {
  const aligned = yield* alignCalls(before, after);
  const pairs: ComparedPair[] = [];
  for (const pair of aligned) {
    const one = pair.before === undefined ? undefined : before[pair.before];
    const other = pair.after === undefined ? undefined : after[pair.after];
    pairs.push({ before: one, after: other, differences: differencesOf(one, other) });
    if (pairs.length % 50 === 0) yield;
  }
  return pairs;
}
