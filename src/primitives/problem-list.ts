'use client';
import { useMemo } from 'react';
import type { ProblemCode, ProblemLevel } from '../schema/index.js';
import { useProblems } from '../hooks/index.js';

/** A problem as the store holds it. */
export type ProblemEntry = NonNullable<ReturnType<ReturnType<typeof useProblems>['entries']['at']>>;

/** The problems of one cause. */
export interface ProblemGroup {
  readonly code: ProblemCode;
  readonly level: ProblemLevel;
  /** Oldest first. */
  readonly entries: readonly ProblemEntry[];
}

/**
 * All problems that are held, by cause: errors first, then warnings and notes, in each the cause that occurred last on top.
 * `sessionId` leaves only those of one session, `passes` only those that it lets through. Re-renders when a problem is added.
 */
export function useProblemGroups(sessionId?: string, passes?: (problem: ProblemEntry) => boolean): readonly ProblemGroup[] {
  const { entries } = useProblems();
  return useMemo(() => groupProblems(entries, sessionId, passes), [entries, sessionId, passes]);
}

/** Gathers problems by cause, as {@link useProblemGroups} does for those of the store. */
export function groupProblems(
  entries: Iterable<ProblemEntry>,
  sessionId?: string,
  passes: (problem: ProblemEntry) => boolean = () => true,
): readonly ProblemGroup[] {
  const groups = new Map<ProblemCode, ProblemEntry[]>();
  for (const entry of entries) {
    if ((sessionId !== undefined && entry.sessionId !== sessionId) || !passes(entry)) continue;
    const known = groups.get(entry.code);
    if (known === undefined) groups.set(entry.code, [entry]);
    else known.push(entry);
  }
  return [...groups]
    .map(([code, found]) => ({ code, level: found[0]?.level ?? 'error', entries: found }))
    .sort((left, right) => weight[left.level] - weight[right.level] || lastId(right) - lastId(left));
}

const weight = { error: 0, warning: 1, note: 2 } as const satisfies Record<ProblemLevel, number>;

function lastId({ entries }: ProblemGroup): number {
  return entries.at(-1)?.id ?? 0;
}

/** What was done about a problem: the frame or document was refused, shown although it is wrong, held back, passed over, or older things let go for it. */
export type ProblemOutcome = 'refused' | 'shown' | 'held' | 'ignored' | 'let-go';

/** What is done about each kind of problem. */
export const problemOutcomes = {
  binary_frame: 'refused',
  frame_too_large: 'refused',
  frame_too_deep: 'refused',
  not_json: 'refused',
  not_object: 'refused',
  protocol_mismatch: 'refused',
  unknown_type: 'refused',
  schema_mismatch: 'refused',
  extension_topic: 'shown',
  output_null: 'shown',
  output_missing: 'shown',
  error_missing: 'shown',
  error_unexpected: 'shown',
  manifest_refused: 'refused',
  session_unknown: 'shown',
  session_over: 'refused',
  stream_gap: 'shown',
  call_id_reused: 'shown',
  result_before_call: 'held',
  result_repeated: 'refused',
  held_results_full: 'let-go',
  tool_undeclared: 'shown',
  document_malformed: 'refused',
  document_schema_unknown: 'refused',
  document_invalid: 'refused',
  document_absent: 'ignored',
  part_unsupported: 'shown',
  part_id_repeated: 'refused',
  revision_stale: 'refused',
  parent_cycle: 'refused',
  delta_invalid: 'refused',
  delta_wrong_part: 'refused',
  delta_repeated: 'ignored',
  delta_gap: 'shown',
  delta_conflict: 'refused',
  data_mismatch: 'shown',
  delta_late: 'shown',
} as const satisfies Record<ProblemCode, ProblemOutcome>;
