/** The stretch of time that is in sight. Times in milliseconds since the Unix epoch. */
export interface TimeView {
  readonly start: number;
  readonly durationMs: number;
  /** Whether the right edge keeps to the newest frame. */
  readonly isFollowing: boolean;
}

/** What there is to be seen. */
export interface TimeBounds {
  readonly from: number;
  readonly until: number;
}

const shortestMs = 1;
/** What is shown of the time before the first frame and after the last, as a part of the view. */
const margin = 0.02;

export const followedMs = 60_000;

/** The view after `bounds` have moved on: a view that follows keeps the end in sight. A run that is shorter than the view begins at its left edge. */
export function follow(view: TimeView, { from, until }: TimeBounds): TimeView {
  if (!view.isFollowing) return view;
  const room = view.durationMs * margin;
  const start = Math.max(until + room - view.durationMs, from - room);
  return start === view.start ? view : { ...view, start };
}

/** All there is. */
export function fit({ from, until }: TimeBounds): TimeView {
  const lengthMs = Math.max(until - from, 1_000);
  const durationMs = lengthMs * (1 + 2 * margin);
  return { start: from - lengthMs * margin, durationMs, isFollowing: false };
}

/** Makes what is in sight `factor` times as long, round a moment that stays where it is. A view that follows goes on doing so. */
export function zoom(view: TimeView, factor: number, around: number, bounds: TimeBounds): TimeView {
  const longestMs = fit(bounds).durationMs;
  const durationMs = Math.min(Math.max(view.durationMs * factor, shortestMs), Math.max(longestMs, shortestMs));
  const part = (around - view.start) / view.durationMs;
  return clamp(follow({ ...view, start: around - part * durationMs, durationMs }, bounds), bounds);
}

/** Moves by a part of what is in sight. Reaching the end follows it again. */
export function pan(view: TimeView, byMs: number, bounds: TimeBounds): TimeView {
  const moved = clamp({ ...view, start: view.start + byMs, isFollowing: false }, bounds);
  return byMs > 0 && moved.start + moved.durationMs >= bounds.until + moved.durationMs * margin ? { ...moved, isFollowing: true } : moved;
}

/** Moves as little as it takes to bring a span into sight. */
export function reveal(view: TimeView, start: number, end: number): TimeView {
  const edge = view.durationMs * 0.1;
  const last = view.start + view.durationMs;
  if (start >= view.start && Math.min(end, start + view.durationMs / 2) <= last) return view;
  const wanted = start < view.start ? start - edge : Math.min(start - edge, end + edge - view.durationMs);
  return { ...view, start: start < view.start ? wanted : Math.max(wanted, view.start), isFollowing: false };
}

function clamp(view: TimeView, { from, until }: TimeBounds): TimeView {
  const room = view.durationMs * margin;
  const latest = Math.max(until + room - view.durationMs, from - room);
  const start = Math.min(Math.max(view.start, from - room), latest);
  return start === view.start ? view : { ...view, start };
}

/** Moments for the axis, at least `leastMs` apart, at round times. */
export function axisMoments(
  { start, durationMs }: TimeView,
  leastMs: number,
): { readonly stepMs: number; readonly moments: readonly number[] } {
  const stepMs = roundSteps.find((step) => step >= leastMs) ?? Math.ceil(leastMs / dayMs) * dayMs;
  const moments: number[] = [];
  for (let at = Math.ceil(start / stepMs) * stepMs; at <= start + durationMs; at += stepMs) moments.push(at);
  return { stepMs, moments };
}

const dayMs = 86_400_000;
const roundSteps: readonly number[] = [
  ...[1, 2, 5, 10, 20, 50, 100, 200, 500],
  ...[1, 2, 5, 10, 15, 30].map((seconds) => seconds * 1_000),
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * 60_000),
  ...[1, 2, 3, 6, 12, 24].map((hours) => hours * 3_600_000),
];
