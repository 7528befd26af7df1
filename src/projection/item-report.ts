import type { ObserverState, ProblemRecord } from '../store/index.js';

/** What became of one frame or document. */
export interface ItemReport {
  /** The number that the frame got; that of the last frame for a document. */
  readonly position: number;
  /** Whether it was taken. A repeat of a frame that had come before was not, and has no problem. */
  readonly accepted: boolean;
  readonly problems: readonly ProblemRecord[];
}

/** Tells what one step did by the problems that it added. */
export function reportOf(before: ObserverState, after: ObserverState, position: number): ItemReport {
  const found = after.problems.entries;
  const first = before.problems.entries.dropped + before.problems.entries.size;
  const problems = found.dropped + found.size === first ? none : [...found.range(Math.max(0, first - found.dropped), found.size)];
  return { position, accepted: !problems.some(({ level }) => level === 'error'), problems };
}

const none: readonly ProblemRecord[] = [];
