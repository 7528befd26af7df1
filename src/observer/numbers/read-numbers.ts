import type { ObserverState } from '../../store/index.js';

export interface Numbers {
  /** Frames that came in the last five seconds before the newest, a second. */
  readonly framesPerSecond: number;
  /** How long the last calls took that were answered, in milliseconds, oldest first, 40 at most. */
  readonly latencies: readonly number[];
  /** Milliseconds between the last frames, oldest first, 60 at most. */
  readonly gaps: readonly number[];
}

const rateMs = 5_000;
const mostLatencies = 40;
const mostLookedAt = 400;
const mostGaps = 60;

/** Reckons what is told in numbers from the newest that is held: it costs the same however much there is. */
export function readNumbers({ wire: { entries }, timeline, toolCalls }: ObserverState, sessionId: string | undefined): Numbers {
  const last = entries.at(-1)?.at ?? 0;
  const recent = entries.size - entries.firstWhere(({ at }) => at > last - rateMs);
  const firstAt = entries.at(0)?.at ?? last;
  const gaps: number[] = [];
  let before: number | undefined;
  for (const { at } of entries.range(entries.size - mostGaps - 1, entries.size)) {
    if (before !== undefined) gaps.push(Math.max(0, at - before));
    before = at;
  }
  const latencies: number[] = [];
  for (let place = timeline.size - 1; place >= Math.max(0, timeline.size - mostLookedAt) && latencies.length < mostLatencies; place -= 1) {
    const entry = timeline.at(place);
    if (entry?.kind !== 'tool-call' || (sessionId !== undefined && entry.sessionId !== sessionId)) continue;
    const latencyMs = toolCalls.records.get(entry.toolCallKey)?.value.latencyMs;
    if (latencyMs !== undefined) latencies.push(latencyMs);
  }
  const spanMs = Math.min(rateMs, Math.max(1_000, last - firstAt));
  return { framesPerSecond: (recent * 1_000) / spanMs, latencies: latencies.reverse(), gaps };
}
