import { problem, type Problem } from '../schema/index.js';

/** Why a question or approval is refused that is older than the one that is kept; `undefined` when it is not. */
export function staleRevision(kept: number | undefined, revision: number, path: string): Problem | undefined {
  if (kept === undefined || revision >= kept) return undefined;
  return problem('revision_stale', `Revision ${revision} came after revision ${kept}, which stands.`, {
    path: `${path}/value/revision`,
    value: revision,
  });
}
