'use client';
import { useNow } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import type { ToolDeclaration } from '../schema/index.js';
import { limitUse, type ToolStatistics } from '../store/index.js';

interface ToolLimitsProps {
  readonly limits: ToolDeclaration['limits'];
  readonly statistics: ToolStatistics;
}

/** How much of its declared limits a tool has used, and when it is free again where they are used up. */
export function ToolLimits({ limits, statistics }: ToolLimitsProps) {
  const { text, format } = useMessages();
  const isCounting = limits?.calls_per_minute !== undefined && statistics.calls > 0;
  const now = useNow(1_000, isCounting);
  const { perMinute, perSession, freeAt } = limitUse(statistics, limits, now);
  const told = [
    perMinute === undefined
      ? ''
      : text('observer.tools.usedPerMinute', { used: format.number(perMinute.used), limit: format.number(perMinute.limit) }),
    perSession === undefined
      ? ''
      : text('observer.tools.usedPerSession', { used: format.number(perSession.used), limit: format.number(perSession.limit) }),
    freeAt === undefined || freeAt <= now ? '' : text('observer.tools.freeIn', { time: format.timeLeft(freeAt - now) }),
  ].filter((each) => each !== '');
  const isUsedUp = (freeAt !== undefined && freeAt > now) || (perSession !== undefined && perSession.used >= perSession.limit);
  return <td data-warning={isUsedUp ? '' : undefined}>{told.join(' · ')}</td>;
}
