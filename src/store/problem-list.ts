import type { Problem } from '../schema/index.js';
import type { Edit } from './edit.js';
import type { Limits } from './limits.js';
import type { Receipt } from './receipt.js';
import { Sequence } from './sequence.js';

/** A problem with the frame that it was found in. Its texts are cut at 1,000 characters; a value that is no text is left out where the frame is longer than 2,000. */
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

/** What was refused or repaired, oldest first, and how often. */
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
  edit?: Edit,
): ProblemList {
  const record: ProblemRecord = {
    ...problem,
    message: problem.message.slice(0, keptLength),
    path: problem.path.slice(0, keptLength),
    value: keptValue(problem.value, text),
    id: entries.dropped + entries.size,
    position: receipt.position,
    at: receipt.at,
    sessionId,
    text: text?.slice(0, keptTextLength),
  };
  const next = entries.push(record, edit);
  return {
    entries: next.size > limits.problems ? next.dropFirst(next.size - Math.floor(limits.problems * 0.9), edit) : next,
    counts: { ...counts, [problem.level]: counts[problem.level] + 1 },
  };
}

/** A frame may be a megabyte of fault, and there may be thousands of them: the whole of it stands in the wire log, as long as that holds it. */
function keptValue(value: unknown, text: string | undefined): unknown {
  if (typeof value === 'string') return value.slice(0, keptLength);
  return typeof value === 'object' && (text?.length ?? 0) > keptTextLength ? undefined : value;
}

const keptTextLength = 2_000;
const keptLength = 1_000;
