import type { Formatters } from '../../messages/index.js';

const milliseconds = /\P{Nd}\p{Nd}{3}$/u;
const seconds = /\P{Nd}\p{Nd}{2}$/u;

/** Writes a moment of the axis as finely as its neighbours stand apart. */
export function axisLabel(at: number, stepMs: number, { clock }: Formatters): string {
  const whole = clock(at);
  if (stepMs < 1_000) return whole;
  const toTheSecond = whole.replace(milliseconds, '');
  return stepMs < 60_000 ? toTheSecond : toTheSecond.replace(seconds, '');
}
