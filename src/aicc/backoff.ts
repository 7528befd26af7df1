export interface BackoffLimits {
  /** The upper bound of the first delay. It doubles with each failure. */
  readonly firstMs: number;
  /** What the upper bound grows to. */
  readonly maxMs: number;
}

const defaultLimits: BackoffLimits = { firstMs: 500, maxMs: 30_000 };

/**
 * How long to wait after so many failures in a row, by exponential backoff with full jitter.
 * `random` gives numbers from 0 to below 1; a thousand clients that lose one bridge then come back spread over the whole span.
 */
export function backoffDelayMs(failures: number, random: () => number, { firstMs, maxMs }: BackoffLimits = defaultLimits): number {
  return Math.round(random() * Math.min(maxMs, firstMs * 2 ** Math.max(0, failures - 1)));
}
