import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addLatency, latencyQuantile, newToolStatistics, type LatencySketch } from '../../src/store/statistics.js';
import { Edit } from '../../src/store/edit.js';
import { countTick, newSession } from '../../src/store/session.js';

const none = newToolStatistics('s', 't', 0).latency;
const sketch = (latencies: readonly number[]): LatencySketch => {
  const edit = new Edit();
  return latencies.reduce((counted, latencyMs) => addLatency(counted, latencyMs, edit), none);
};

describe('latencies', () => {
  it('have no quantile before the first', () => {
    expect(latencyQuantile(none, 0.5)).toBeUndefined();
  });

  it('have quantiles that are off by 5 % at most, between 1 ms and an hour', () => {
    const latency = fc.double({ min: 1, max: 3_600_000, noNaN: true });
    fc.assert(
      fc.property(fc.array(latency, { minLength: 1, maxLength: 200 }), fc.constantFrom(0, 0.25, 0.5, 0.95, 0.99, 1), (latencies, share) => {
        const sorted = latencies.toSorted((a, b) => a - b);
        const exact = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!;
        expect(Math.abs(latencyQuantile(sketch(latencies), share)! - exact) / exact).toBeLessThanOrEqual(0.0501);
      }),
    );
  });

  it('below 1 ms count as at most 1 ms', () => {
    expect(latencyQuantile(sketch([0, 0.2, 0.4]), 0.5)).toBeLessThanOrEqual(1);
    expect(latencyQuantile(sketch([0]), 0.5)).toBe(0);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('leave out %s', (latencyMs) => {
    expect(sketch([latencyMs])).toEqual(none);
  });

  it('hold the longest exactly, and take no more memory for more calls', () => {
    const many = sketch(Array.from({ length: 5_000 }, (_, index) => 1.5 ** (index % 60)));
    expect(many.maxMs).toBe(1.5 ** 59);
    expect(many.buckets.length).toBeLessThanOrEqual(161);
  });
});

describe('the tick rate', () => {
  const rateOf = (times: readonly number[]) =>
    times.reduce((state, at, tick) => countTick(state, tick, at), newSession('s', 0).tick).measuredHz;

  it('is not known before ticks have come for a second', () => {
    expect(rateOf([5])).toBeUndefined();
    expect(rateOf([5, 5, 6, 6, 900])).toBeUndefined();
    expect(rateOf([0, 500, 1_000, 1_500])).toBeCloseTo(2, 6);
  });

  it.each([0.2, 1, 2, 10, 60])('of a steady world of %s Hz is just that', (hz) => {
    expect(rateOf(Array.from({ length: 100 }, (_, index) => (index * 1_000) / hz))).toBeCloseTo(hz, 6);
  });

  it('follows a change within some seconds', () => {
    const slow = Array.from({ length: 60 }, (_, index) => index * 1_000);
    const fast = Array.from({ length: 200 }, (_, index) => 60_000 + index * 100);
    expect(rateOf([...slow, ...fast])).toBeGreaterThan(9);
  });

  it('of a world that is joined late is that of the ticks that come live, not of those that came at once', () => {
    const held = Array.from({ length: 500 }, (_, index) => index);
    const live = Array.from({ length: 8 }, (_, index) => 700 + index * 250);
    expect(rateOf([...held, ...live])).toBeCloseTo(4, 6);
  });

  it('is a number whatever times come', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e15, max: 1e15 }), { minLength: 2, maxLength: 20 }), (times) => {
        const rate = rateOf(times);
        expect(rate === undefined || (Number.isFinite(rate) && rate >= 0)).toBe(true);
      }),
    );
  });
});
