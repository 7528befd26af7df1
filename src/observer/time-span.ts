import type { CursorState } from '../hooks/index.js';
import type { ObserverState } from '../store/index.js';

/** The time that is held, and how far into it the cursor stands, both in milliseconds. */
export interface TimeSpan {
  readonly atMs: number;
  readonly totalMs: number;
}

export function timeSpan({ wire: { entries } }: ObserverState, { at }: CursorState): TimeSpan {
  const first = entries.at(0)?.at ?? 0;
  const last = entries.at(-1)?.at ?? first;
  return { atMs: Math.max(0, (at ?? first) - first), totalMs: Math.max(0, last - first) };
}

/** `02:14`, and `1:02:14` from an hour on, in the digits of a locale. */
export function playTime(ms: number, locale: string): string {
  const seconds = Math.floor(ms / 1_000);
  const { one, two } = digitsOf(locale);
  const hours = Math.floor(seconds / 3_600);
  const parts = [two.format(Math.floor(seconds / 60) % 60), two.format(seconds % 60)];
  return (hours > 0 ? [one.format(hours), ...parts] : parts).join(':');
}

interface Digits {
  readonly one: Intl.NumberFormat;
  readonly two: Intl.NumberFormat;
}

/** To make them takes longer than all that is done with them in a second. */
function digitsOf(locale: string): Digits {
  let digits = digitsByLocale.get(locale);
  if (digits === undefined) {
    digits = { one: new Intl.NumberFormat(locale), two: new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false }) };
    digitsByLocale.set(locale, digits);
  }
  return digits;
}

const digitsByLocale = new Map<string, Digits>();
