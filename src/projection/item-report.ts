import type { ProblemList, ProblemRecord } from '../store/index.js';

/** What became of one frame or document. */
export interface ItemReport {
  /** The number that the frame got; that of the last frame for a document. */
  readonly position: number;
  /** Whether it was taken. A repeat of a frame that had come before was not, and has no problem. */
  readonly accepted: boolean;
  readonly problems: readonly ProblemRecord[];
}

/** How many problems were found since the start: what was found after it is known by this number. */
export function countProblems({ entries }: ProblemList): number {
  return entries.dropped + entries.size;
}

/** Tells what one step did by the problems that were added since there were `before`. */
export function reportOf(before: number, { entries }: ProblemList, position: number): ItemReport {
  if (entries.dropped + entries.size === before) return { position, accepted: true, problems: none };
  const problems = [...entries.range(Math.max(0, before - entries.dropped), entries.size)];
  return { position, accepted: !problems.some(({ level }) => level === 'error'), problems };
}

/** Whether it was passed over, since it had come before: all else that is not taken has a problem. */
export function isRepeat({ accepted, problems }: ItemReport): boolean {
  return !accepted && problems.length === 0;
}

const none: readonly ProblemRecord[] = [];
