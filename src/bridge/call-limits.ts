import type { Clock } from '../aicc/index.js';
import type { FrameError, ToolDeclaration } from '../schema/index.js';

/** Counts the calls of one session and says when a tool has been called often enough. */
export interface CallLimits {
  /** Why one more call is not allowed now; `undefined` when it is. */
  readonly refusal: (tool: string, limits: ToolDeclaration['limits']) => FrameError | undefined;
  /** Counts a call that is going to run. */
  readonly count: (tool: string, limits: ToolDeclaration['limits']) => void;
}

const minuteMs = 60_000;

export function createCallLimits(clock: Clock): CallLimits {
  const totals = new Map<string, number>();
  // The times of the newest calls of each tool, as many as its limit a minute: more are never needed to judge the next.
  const recent = new Map<string, number[]>();

  return {
    refusal(tool, limits = {}) {
      const { calls_per_minute: perMinute, calls_per_session: perSession } = limits;
      if (perSession !== undefined && (totals.get(tool) ?? 0) >= perSession) {
        return {
          code: 'tool_unavailable',
          message: `${tool} may be called ${times(perSession)} a session, and has been.`,
          retryable: false,
        };
      }
      if (perMinute === undefined) return undefined;
      const calls = recent.get(tool) ?? [];
      const oldest = calls[calls.length - perMinute];
      const waitMs = oldest === undefined ? 0 : oldest + minuteMs - clock.now();
      if (waitMs <= 0) return undefined;
      const seconds = Math.ceil(waitMs / 1000);
      return {
        code: 'tool_unavailable',
        message: `${tool} may be called ${times(perMinute)} a minute. The next call is free in ${seconds} s.`,
        retryable: true,
      };
    },
    count(tool, limits = {}) {
      if (limits.calls_per_session !== undefined) totals.set(tool, (totals.get(tool) ?? 0) + 1);
      if (limits.calls_per_minute !== undefined) {
        recent.set(tool, [...(recent.get(tool) ?? []), clock.now()].slice(-limits.calls_per_minute));
      }
    },
  };
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}
