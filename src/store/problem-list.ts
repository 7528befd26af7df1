import type { Problem } from '../schema/index.js';
import type { Limits } from './limits.js';
import type { Receipt } from './receipt.js';
import { Sequence } from './sequence.js';

/** A problem with the frame that it was found in. */
export interface ProblemRecord extends Problem {
  /** Counted from 0; unique in the store. */
  readonly id: number;
  /** The frame in which it was found; its text stands in the wire log as long as that holds it. */
  readonly position: number;
  readonly at: number;
  /** `undefined` where the frame could not be read so far, or a host put a document. */
  readonly sessionId: string | undefined;
  /** The text of the frame, cut at 2,000 characters; `undefined` where there was none. */
  readonly text: string | undefined;
}

export interface ProblemList {
  readonly entries: Sequence<ProblemRecord>;
  /** How many were found since the start, by level; more than are held once old ones were let go. */
  readonly counts: Readonly<Record<Problem['level'], number>>;
}

export const noProblems: ProblemList = { entries: Sequence.empty, counts: { note: 0, warning: 0, error: 0 } };

export function addProblem(
  { entries, counts }: ProblemList,
  problem: Problem,
  receipt: Receipt,
  sessionId: string | undefined,
  text: string | undefined,
  limits: Limits,
): ProblemList {
  const record: ProblemRecord = {
    ...problem,
    id: entries.dropped + entries.size,
    position: receipt.position,
    at: receipt.at,
    sessionId,
    text: text?.slice(0, keptTextLength),
  };
  const next = entries.push(record);
  return {
    entries: next.size > limits.problems ? next.dropFirst(next.size - limits.problems) : next,
    counts: { ...counts, [problem.level]: counts[problem.level] + 1 },
  };
}

const keptTextLength = 2_000;
