import type { ToolDeclaration } from '../schema/index.js';
import type { ToolStatistics } from './statistics.js';

/** How much of what a tool may be called has been used. */
export interface LimitUse {
  /** `undefined` where no `calls_per_minute` is declared. */
  readonly perMinute: { readonly used: number; readonly limit: number } | undefined;
  /** `undefined` where no `calls_per_session` is declared. */
  readonly perSession: { readonly used: number; readonly limit: number } | undefined;
  /** When the tool may be called again, in milliseconds since the Unix epoch; `undefined` where it may be now, or never again in this session. */
  readonly freeAt: number | undefined;
}

const minuteMs = 60_000;

/** What of its declared limits a tool has used at a time. Calls that the bridge refused use nothing. */
export function limitUse(statistics: ToolStatistics, limits: ToolDeclaration['limits'], now: number): LimitUse {
  const { calls_per_minute: perMinute, calls_per_session: perSession } = limits ?? {};
  const { calls, refused } = statistics;
  const recent = countedTimes(statistics, now - minuteMs);
  const oldest = perMinute === undefined || perMinute < 1 ? undefined : recent.at(-perMinute);
  const session = perSession === undefined ? undefined : { used: calls - refused, limit: perSession };
  const isOver = session !== undefined && session.used >= session.limit;
  return {
    perMinute: perMinute === undefined ? undefined : { used: recent.length, limit: perMinute },
    perSession: session,
    freeAt: oldest === undefined || isOver ? undefined : oldest + minuteMs,
  };
}

function countedTimes({ callTimes, refusedTimes }: ToolStatistics, after: number): readonly number[] {
  const refused = new Map<number, number>();
  for (const at of refusedTimes) refused.set(at, (refused.get(at) ?? 0) + 1);
  return [...callTimes].filter((at) => {
    const left = refused.get(at) ?? 0;
    if (left > 0) refused.set(at, left - 1);
    return left === 0 && at > after;
  });
}
