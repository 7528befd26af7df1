import fc from 'fast-check';
import { expect, it } from 'vitest';
import { axisMoments, fit, follow, pan, reveal, zoom, type TimeView } from '../../../src/observer/timeline/time-view.js';

const bounds = { from: 0, until: 100_000 };
const view: TimeView = { start: 40_000, durationMs: 10_000, isFollowing: false };

it('keeps the moment under the pointer where it is when it zooms', () => {
  const closer = zoom(view, 0.5, 42_000, bounds);
  expect(closer.durationMs).toBe(5_000);
  expect((42_000 - closer.start) / closer.durationMs).toBeCloseTo((42_000 - view.start) / view.durationMs);
});

it('zooms out no further than the whole run', () => {
  expect(zoom(view, 1e9, 42_000, bounds).durationMs).toBe(fit(bounds).durationMs);
});

it('keeps the newest frame at the right edge while it follows', () => {
  const following = follow({ ...view, isFollowing: true }, bounds);
  expect(following.start + following.durationMs).toBeCloseTo(100_200);
  const later = follow(following, { from: 0, until: 103_000 });
  expect(later.start - following.start).toBeCloseTo(3_000);
  expect(follow(view, bounds)).toBe(view);
});

it('begins a run that is shorter than the view at the left edge', () => {
  expect(follow({ start: 0, durationMs: 60_000, isFollowing: true }, { from: 500_000, until: 510_000 }).start).toBeCloseTo(498_800);
});

it('stops following when it is moved, and follows again when it is moved to the end', () => {
  const following = follow({ ...view, isFollowing: true }, bounds);
  const moved = pan(following, -1_000, bounds);
  expect(moved).toMatchObject({ isFollowing: false });
  expect(pan(moved, 5_000, bounds)).toMatchObject({ isFollowing: true });
});

it('stays with what there is, wherever it is moved and however it is zoomed', () => {
  const moves = fc.array(
    fc.oneof(
      fc.record({ pan: fc.double({ min: -1e6, max: 1e6, noNaN: true }) }),
      fc.record({ zoom: fc.double({ min: 0.01, max: 100, noNaN: true }) }),
    ),
  );
  fc.assert(
    fc.property(moves, (steps) => {
      let now = view;
      for (const step of steps)
        now = 'pan' in step ? pan(now, step.pan, bounds) : zoom(now, step.zoom, now.start + now.durationMs / 3, bounds);
      expect(now.durationMs).toBeGreaterThan(0);
      expect(now.start).toBeLessThanOrEqual(bounds.until);
      expect(now.start + now.durationMs).toBeGreaterThanOrEqual(bounds.from);
    }),
  );
});

it('moves no further than it takes to show a span', () => {
  expect(reveal(view, 45_000, 46_000)).toBe(view);
  expect(reveal(view, 60_000, 60_500)).toMatchObject({ start: 51_500 });
  expect(reveal(view, 20_000, 21_000)).toMatchObject({ start: 19_000 });
});

it.each([
  [10_000, 1_000, 1_000],
  [10_000, 1_100, 2_000],
  [3_600_000, 400_000, 600_000],
  [5, 0.5, 1],
])('marks %d ms with labels at least %d ms apart every %d ms', (durationMs, leastMs, stepMs) => {
  const { stepMs: found, moments } = axisMoments({ start: 1_000_003, durationMs, isFollowing: false }, leastMs);
  expect(found).toBe(stepMs);
  expect(moments.every((at) => at % stepMs === 0 && at >= 1_000_003 && at <= 1_000_003 + durationMs)).toBe(true);
});
