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
  return playFigure(ms, locale, 'seconds');
}

/** As `playTime`, to the tenth of a second: `02:14.5`. */
export function playMoment(ms: number, locale: string): string {
  return playFigure(ms, locale, 'moments');
}

/** `2 minutes 14.5 seconds`, as it is said. */
export function spokenTime(ms: number, locale: string): string {
  const { list, long } = formatsOf(locale);
  const tenths = Math.floor(ms / 100);
  const parts = [
    long.hour.format(Math.floor(tenths / 36_000)),
    long.minute.format(Math.floor(tenths / 600) % 60),
    long.second.format((tenths % 600) / 10),
  ];
  return list.format(parts.slice(tenths >= 36_000 ? 0 : tenths >= 600 ? 1 : 2));
}

function playFigure(ms: number, locale: string, precision: 'seconds' | 'moments'): string {
  const tenths = Math.floor(ms / 100);
  const formats = formatsOf(locale);
  const hours = Math.floor(tenths / 36_000);
  const seconds = precision === 'moments' ? (tenths % 600) / 10 : Math.floor(tenths / 10) % 60;
  const parts = [formats.seconds.format(Math.floor(tenths / 600) % 60), formats[precision].format(seconds)];
  return (hours > 0 ? [formats.hours.format(hours), ...parts] : parts).join(':');
}

type Formats = ReturnType<typeof createFormats>;

function createFormats(locale: string) {
  const twoDigits = { minimumIntegerDigits: 2, useGrouping: false };
  const unit = (name: 'hour' | 'minute' | 'second') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long', maximumFractionDigits: 1 });
  return {
    hours: new Intl.NumberFormat(locale),
    seconds: new Intl.NumberFormat(locale, twoDigits),
    moments: new Intl.NumberFormat(locale, { ...twoDigits, minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    long: { hour: unit('hour'), minute: unit('minute'), second: unit('second') },
    list: new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }),
  };
}

/** To make them takes longer than all that is done with them in a second. */
function formatsOf(locale: string): Formats {
  let formats = formatsByLocale.get(locale);
  if (formats === undefined) formatsByLocale.set(locale, (formats = createFormats(locale)));
  return formats;
}

const formatsByLocale = new Map<string, Formats>();
