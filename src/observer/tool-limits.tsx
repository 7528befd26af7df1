'use client';
import { useNow } from '../hooks/index.js';
import { useAllMessages } from '../messages/index.js';
import type { ToolDeclaration } from '../schema/index.js';
import { limitUse, type ToolStatistics } from '../store/index.js';

interface ToolLimitsProps {
  readonly limits: ToolDeclaration['limits'];
  readonly statistics: ToolStatistics;
}

/** How much of its declared limits a tool has used, and when it is free again where they are used up. Renders a `<td>`, with a `<meter>` for each limit. */
export function ToolLimits({ limits, statistics }: ToolLimitsProps) {
  const { text, format } = useAllMessages();
  const isCounting = limits?.calls_per_minute !== undefined && statistics.calls > 0;
  const now = useNow(1_000, isCounting);
  const { perMinute, perSession, freeAt } = limitUse(statistics, limits, now);
  const isUsedUp = (freeAt !== undefined && freeAt > now) || (perSession !== undefined && perSession.used >= perSession.limit);
  return (
    <td data-warning={isUsedUp ? '' : undefined} data-label={text('observer.tools.limits')}>
      {perMinute !== undefined && <Use use={perMinute} of="usedPerMinute" />}
      {perMinute !== undefined && perSession !== undefined && ' · '}
      {perSession !== undefined && <Use use={perSession} of="usedPerSession" />}
      {freeAt !== undefined && freeAt > now && ` · ${text('observer.tools.freeIn', { time: format.timeLeft(freeAt - now) })}`}
    </td>
  );
}

interface UseProps {
  readonly use: { readonly used: number; readonly limit: number };
  readonly of: 'usedPerMinute' | 'usedPerSession';
}

function Use({ use: { used, limit }, of }: UseProps) {
  const { text, format } = useAllMessages();
  const words = text(`observer.tools.${of}`, { used: format.number(used), limit: format.number(limit) });
  return (
    <span className="oddkin-observer-limit">
      {limit > 0 && (
        <meter className="oddkin-observer-meter" aria-label={words} min={0} max={limit} high={limit * 0.8} value={Math.min(used, limit)} />
      )}
      {words}
    </span>
  );
}
