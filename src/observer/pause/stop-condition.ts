import { isEqual, valueAt } from '../../schema/index.js';
import type { ObserverState, WireEntry } from '../../store/index.js';
import { filterTest, type FilterSubject } from '../filter/match-filter.js';
import { subjectOfWire } from '../filter/filter-subjects.js';
import { parseFilter } from '../filter/parse-filter.js';

/** What a person waits for. */
export interface StopCondition {
  /** In the language of the panel's filter, about frames as they cross the wire. Empty: every frame. */
  readonly filter: string;
  /** A JSON Pointer into the frame: then only a frame in which another value stands there than in the one before. Empty: no matter. */
  readonly pointer: string;
  readonly isOn: boolean;
}

/** Says of frames, one after the other, whether to stop behind them. Throws for nothing that a frame holds. */
export type StopTest = (entry: WireEntry, state: ObserverState) => boolean;

/** Why a condition can't be waited for; `undefined` where it can. */
export function faultOfCondition({
  filter,
  pointer,
}: Pick<StopCondition, 'filter' | 'pointer'>): 'empty' | 'filter' | 'pointer' | undefined {
  const { terms, problems } = parseFilter(filter);
  if (problems.length > 0) return 'filter';
  if (pointer !== '' && !pointer.startsWith('/')) return 'pointer';
  return terms.length === 0 && pointer === '' ? 'empty' : undefined;
}

/** A test for a condition that can be waited for. One about changes remembers what it saw last, so each is for one pass over the frames. */
export function stopTest({ filter, pointer }: StopCondition): StopTest {
  const passes = filterTest(parseFilter(filter));
  if (pointer === '') return (entry, state) => passes?.(subjectOfWire(entry, state)) ?? true;
  const last = new Map<string | undefined, unknown>();
  return (entry, state) => {
    const subject = subjectOfWire(entry, state);
    const value = valueInSubject(subject, pointer);
    if (value === undefined || passes?.(subject) === false) return false;
    const isKnown = last.has(entry.sessionId);
    const isSame = isKnown && isEqual(last.get(entry.sessionId), value);
    last.set(entry.sessionId, value);
    return isKnown && !isSame;
  };
}

function valueInSubject({ value }: FilterSubject, pointer: string): unknown {
  return valueAt(value?.(), pointer);
}
