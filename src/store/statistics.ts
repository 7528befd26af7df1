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
  /** The latencies of the last calls in milliseconds, oldest first, between 40 and 80 of them once there are so many. */
  readonly latencies: Sequence<number>;
  /** When calls were made that count against `calls_per_minute`, oldest first: those of the last minute at least, 1,000 at most. */
  readonly callTimes: Sequence<number>;
  /** How many calls the bridge refused before they ran, so that they count against no limit. */
  readonly refused: number;
  /** Bytes of the frames of calls, as they crossed the wire. */
  readonly bytesIn: number;
  /** Bytes of the frames of results, as they crossed the wire. */
  readonly bytesOut: number;
}

/**
 * Latencies counted in buckets, each 10 % wider than the one before: quantiles are off by 5 % at most, whatever the number of calls.
 * From 1 ms to an hour there are 160 buckets.
 */
export interface LatencySketch {
  readonly buckets: readonly number[];
  readonly count: number;
  /** The longest latency in milliseconds, exactly. */
  readonly maxMs: number;
}

/** A sketch, open to changes by whoever made it. */
export interface OpenLatencySketch extends Mutable<LatencySketch> {
  buckets: number[];
}

const growth = 1.1;
const lastBucket = 160;

/** Counts one more in place. */
export function addLatency(sketch: OpenLatencySketch, latencyMs: number): void {
  if (!Number.isFinite(latencyMs) || latencyMs < 0) return;
  const bucket = Math.min(lastBucket, latencyMs <= 1 ? 0 : Math.ceil(Math.log(latencyMs) / Math.log(growth)));
  while (sketch.buckets.length <= bucket) sketch.buckets.push(0);
  sketch.buckets[bucket] = (sketch.buckets[bucket] ?? 0) + 1;
  sketch.count += 1;
  sketch.maxMs = Math.max(sketch.maxMs, latencyMs);
}

const keptLatencies = 40;
const keptTimes = 500;
const minuteMs = 60_000;

/** Adds a latency to the last ones. */
export function noteLatency(latencies: Sequence<number>, latencyMs: number, edit: Edit): Sequence<number> {
  const noted = latencies.push(latencyMs, edit);
  return noted.size > 2 * keptLatencies ? noted.dropFirst(noted.size - keptLatencies, edit) : noted;
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
export function latencyQuantile({ buckets, count, maxMs }: LatencySketch, share: number): number | undefined {
  if (count === 0) return undefined;
  let left = Math.max(1, Math.ceil(share * count));
  for (const [bucket, held] of buckets.entries()) {
    left -= held;
    if (left <= 0) return bucket === 0 ? Math.min(1, maxMs) : Math.min(maxMs, (growth ** bucket + growth ** (bucket - 1)) / 2);
  }
  return maxMs;
}

/** The sketch itself where this commit has opened it before, else a copy: a call that is only made has no latency yet. */
export function openLatency(statistics: Mutable<ToolStatistics>, edit: Edit): OpenLatencySketch {
  const { latency } = statistics;
  if (edit.owns(latency)) return latency as OpenLatencySketch; // made by the lines below
  const open: OpenLatencySketch = { buckets: latency.buckets.slice(), count: latency.count, maxMs: latency.maxMs };
  statistics.latency = edit.claim(open);
  return open;
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
    latency: { buckets: [], count: 0, maxMs: 0 },
    latencies: Sequence.empty,
    callTimes: Sequence.empty,
    refused: 0,
    bytesIn: 0,
    bytesOut: 0,
  };
}
