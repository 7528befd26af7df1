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
export function limitUse({ callTimes, calls, refused }: ToolStatistics, limits: ToolDeclaration['limits'], now: number): LimitUse {
  const { calls_per_minute: perMinute, calls_per_session: perSession } = limits ?? {};
  const recent = [...callTimes].filter((at) => at > now - minuteMs);
  const oldest = perMinute === undefined || perMinute < 1 ? undefined : recent.at(-perMinute);
  const session = perSession === undefined ? undefined : { used: calls - refused, limit: perSession };
  const isOver = session !== undefined && session.used >= session.limit;
  return {
    perMinute: perMinute === undefined ? undefined : { used: recent.length, limit: perMinute },
    perSession: session,
    freeAt: oldest === undefined || isOver ? undefined : oldest + minuteMs,
  };
}
