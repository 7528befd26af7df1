import { expect, it } from 'vitest';
import { backoffDelayMs } from '../../src/aicc/backoff.js';

it('spreads retries over a span that doubles from half a second to thirty seconds', () => {
  const spans = [1, 2, 3, 4, 5, 6, 7, 8, 50, 5_000].map((failures) => backoffDelayMs(failures, () => 1));
  expect(spans).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000, 30_000]);
});

it('takes the whole span, so that clients of one bridge do not come back together', () => {
  expect(backoffDelayMs(3, () => 0)).toBe(0);
  expect(backoffDelayMs(3, () => 0.25)).toBe(500);
});
