import type { ObserverState, TimelineEntry, WireEntry } from '../../store/index.js';
import { subjectOfEntry, subjectOfWire } from './filter-subjects.js';
import { filterTest } from './match-filter.js';
import { parseFilter, type FilterProblem } from './parse-filter.js';

/** A filter, ready to judge what comes. */
export interface Condition {
  /** Whether it says nothing that could be judged by: then nothing fits. */
  readonly isEmpty: boolean;
  /** What of it could not be read. The rest holds. */
  readonly problems: readonly FilterProblem[];
  /** Whether an entry of the timeline, or a message of the wire, fits. `state` is the state that already knows of it. Never throws. */
  readonly matches: (entry: TimelineEntry | WireEntry, state: ObserverState) => boolean;
}

/** Reads what was typed as a condition, in the language of the filter box. */
export function readCondition(typed: string): Condition {
  const filter = parseFilter(typed);
  const test = filterTest(filter);
  return {
    isEmpty: test === undefined,
    problems: filter.problems,
    matches: (entry, state) => test?.('kind' in entry ? subjectOfEntry(entry, state) : subjectOfWire(entry, state)) ?? false,
  };
}
