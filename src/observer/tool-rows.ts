import type { Manifest, ToolDeclaration } from '../schema/index.js';
import { latencyQuantile, newToolStatistics, type ToolStatistics } from '../store/index.js';

/** One tool of a session: what the manifest declares of it and what has become of its calls. */
export interface ToolRow {
  readonly id: string;
  /** `undefined` for a tool that was called though no manifest declares it. */
  readonly declaration: ToolDeclaration | undefined;
  readonly statistics: ToolStatistics;
  /** How many of its calls have an input or output that is not of its declared shape, as far as they have been checked. */
  readonly mismatches: number;
  readonly p50Ms: number | undefined;
  readonly p95Ms: number | undefined;
  readonly maxMs: number | undefined;
  /** Whether the agent holds the capability that the tool needs; `undefined` where it needs none. */
  readonly isHeld: boolean | undefined;
}

export type ToolColumn =
  | 'tool'
  | 'class'
  | 'calls'
  | 'inFlight'
  | 'succeeded'
  | 'failed'
  | 'timedOut'
  | 'mismatches'
  | 'p50'
  | 'p95'
  | 'max'
  | 'bytesIn'
  | 'bytesOut';

/** All tools that a session declares, and then those that it called all the same. */
export function toolRows(
  manifest: Manifest | undefined,
  statistics: readonly ToolStatistics[],
  sessionId: string,
  mismatches: ReadonlyMap<string, number>,
): readonly ToolRow[] {
  const counted = new Map(statistics.map((each) => [each.tool, each]));
  const declared = new Map(manifest?.tools.map((tool) => [tool.id, tool]));
  const held = new Set(Object.values(manifest?.capabilities ?? {}).flat());
  return [...new Set([...declared.keys(), ...counted.keys()])].map((id) => {
    const declaration = declared.get(id);
    const own = counted.get(id) ?? newToolStatistics(sessionId, id, 0);
    const capability = declaration?.requires_capability;
    return {
      id,
      declaration,
      statistics: own,
      mismatches: mismatches.get(id) ?? 0,
      p50Ms: latencyQuantile(own.latency, 0.5),
      p95Ms: latencyQuantile(own.latency, 0.95),
      maxMs: own.latency.count === 0 ? undefined : own.latency.maxMs,
      isHeld: capability === undefined ? undefined : held.has(capability),
    };
  });
}

/** The rows in the order of a column. Names from A, numbers from the largest; what has no number comes last. */
export function sortToolRows(rows: readonly ToolRow[], column: ToolColumn, isAscending: boolean, locale: string): readonly ToolRow[] {
  const sign = isAscending ? 1 : -1;
  return rows.toSorted((left, right) => {
    const a = sortValue(left, column);
    const b = sortValue(right, column);
    if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? 1 : -1;
    if (typeof a === 'string' || typeof b === 'string') return sign * String(a).localeCompare(String(b), locale);
    return sign * (a - b);
  });
}

function sortValue(
  { id, declaration, statistics, mismatches, p50Ms, p95Ms, maxMs }: ToolRow,
  column: ToolColumn,
): string | number | undefined {
  switch (column) {
    case 'tool':
      return id;
    case 'class':
      return declaration?.class ?? '';
    case 'calls':
    case 'inFlight':
    case 'succeeded':
    case 'failed':
    case 'timedOut':
    case 'bytesIn':
    case 'bytesOut':
      return statistics[column];
    case 'mismatches':
      return mismatches;
    case 'p50':
      return p50Ms;
    case 'p95':
      return p95Ms;
    case 'max':
      return maxMs;
    default:
      return column satisfies never;
  }
}
