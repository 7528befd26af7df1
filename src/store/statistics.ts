import type { Edit, Mutable } from './edit.js';
import { Sequence } from './sequence.js';

/** What has become of the calls of one tool in one session. */
export interface ToolStatistics {
  readonly sessionId: string;
  readonly tool: string;
  readonly calls: number;
  readonly inFlight: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly cancelled: number;
  /** How many of the failed ones ran out of time. */
  readonly timedOut: number;
  /** How often each error code came. */
  readonly failures: ReadonlyMap<string, number>;
  readonly lastError: string | undefined;
  readonly lastAt: number;
  readonly latency: LatencySketch;
  /** When calls were made, oldest first: those of the last minute at least, 1,000 at most. */
  readonly callTimes: Sequence<number>;
  /** The same of calls that the bridge refused before they ran, so that they count against no limit. */
  readonly refusedTimes: Sequence<number>;
  /** How many calls the bridge refused before they ran. */
  readonly refused: number;
  /** Bytes of the frames of calls, as they crossed the wire. */
  readonly bytesIn: number;
  /** Bytes of the frames of results, as they crossed the wire. */
  readonly bytesOut: number;
}

/**
 * Latencies counted in buckets, each 10 % wider than the one before: quantiles are off by 5 % at most, whatever the number of calls.
 * From 1 ms to an hour there are 160 buckets. The last ones are kept as they are, and counted in a bucket when newer ones come.
 */
export interface LatencySketch {
  readonly buckets: readonly number[];
  /** The latencies of the last calls in milliseconds, oldest first, between 40 and 80 of them once there are so many. */
  readonly recent: Sequence<number>;
  /** How many there are, those of the last calls too. */
  readonly count: number;
  /** The longest latency in milliseconds, exactly. */
  readonly maxMs: number;
}

const noLatencies: LatencySketch = { buckets: [], recent: Sequence.empty, count: 0, maxMs: 0 };

const growth = 1.1;
const lastBucket = 160;
const keptLatencies = 40;
const keptTimes = 500;
const minuteMs = 60_000;

/** Counts one more. The sketch itself is changed where the edit has made it. */
export function addLatency(sketch: LatencySketch, latencyMs: number, edit: Edit): LatencySketch {
  if (!Number.isFinite(latencyMs) || latencyMs < 0) return sketch;
  const open: Mutable<LatencySketch> = edit.owns(sketch) ? sketch : edit.claim(copySketch(sketch));
  open.recent = open.recent.push(latencyMs, edit);
  open.count += 1;
  open.maxMs = Math.max(open.maxMs, latencyMs);
  if (open.recent.size > 2 * keptLatencies) {
    open.buckets = withCounted(open.buckets, open.recent.range(0, open.recent.size - keptLatencies));
    open.recent = open.recent.dropFirst(open.recent.size - keptLatencies, edit);
  }
  return open;
}

function copySketch({ buckets, recent, count, maxMs }: LatencySketch): LatencySketch {
  return { buckets, recent, count, maxMs };
}

function withCounted(buckets: readonly number[], latencies: Iterable<number>): readonly number[] {
  const counted = buckets.slice();
  for (const latencyMs of latencies) {
    const bucket = Math.min(lastBucket, latencyMs <= 1 ? 0 : Math.ceil(Math.log(latencyMs) / Math.log(growth)));
    while (counted.length <= bucket) counted.push(0);
    counted[bucket] = (counted[bucket] ?? 0) + 1;
  }
  return counted;
}

/** Adds the time of a call. What is older than a minute is let go of once a minute. */
export function noteCallTime(times: Sequence<number>, at: number, edit: Edit): Sequence<number> {
  const noted = times.push(at, edit);
  if (noted.size > 2 * keptTimes) return noted.dropFirst(noted.size - keptTimes, edit);
  if ((noted.at(0) ?? at) >= at - 2 * minuteMs) return noted;
  let old = 0;
  while ((noted.at(old) ?? at) <= at - minuteMs) old += 1;
  return noted.dropFirst(old, edit);
}

/** The latency that a `share` of all calls (0.5, 0.95) did not exceed, in milliseconds, not rounded; `undefined` before the first. */
export function latencyQuantile({ buckets, recent, count, maxMs }: LatencySketch, share: number): number | undefined {
  if (count === 0) return undefined;
  let left = Math.max(1, Math.ceil(share * count));
  for (const [bucket, held] of withCounted(buckets, recent).entries()) {
    left -= held;
    if (left <= 0) return bucket === 0 ? Math.min(1, maxMs) : Math.min(maxMs, (growth ** bucket + growth ** (bucket - 1)) / 2);
  }
  return maxMs;
}

export function newToolStatistics(sessionId: string, tool: string, at: number): ToolStatistics {
  return {
    sessionId,
    tool,
    calls: 0,
    inFlight: 0,
    succeeded: 0,
    failed: 0,
    cancelled: 0,
    timedOut: 0,
    failures: new Map(),
    lastError: undefined,
    lastAt: at,
    latency: noLatencies,
    callTimes: Sequence.empty,
    refusedTimes: Sequence.empty,
    refused: 0,
    bytesIn: 0,
    bytesOut: 0,
  };
}

export function copyToolStatistics(statistics: ToolStatistics): ToolStatistics {
  return {
    sessionId: statistics.sessionId,
    tool: statistics.tool,
    calls: statistics.calls,
    inFlight: statistics.inFlight,
    succeeded: statistics.succeeded,
    failed: statistics.failed,
    cancelled: statistics.cancelled,
    timedOut: statistics.timedOut,
    failures: statistics.failures,
    lastError: statistics.lastError,
    lastAt: statistics.lastAt,
    latency: statistics.latency,
    callTimes: statistics.callTimes,
    refusedTimes: statistics.refusedTimes,
    refused: statistics.refused,
    bytesIn: statistics.bytesIn,
    bytesOut: statistics.bytesOut,
  };
}
