import { numberFormat } from './catalogue.js';

/** Writes times, spans and sizes in one way everywhere. */
export interface Formatters {
  readonly number: (value: number) => string;
  /** A number to its last digit, as a person would write it. */
  readonly exact: (value: number) => string;
  /** `14:03:22.481`, in the reader's time zone; `–` for no time. */
  readonly clock: (at: number | undefined) => string;
  /** `320 ms`, `2.4 s`, `3 min 20 s`. */
  readonly duration: (durationMs: number | undefined) => string;
  /** What is left of a time, rounded up: `2 days 4 h`, `1 h 31 min`, `5 min`, and `45 s` in the last minute. Each step is followed by the next smaller. */
  readonly timeLeft: (leftMs: number) => string;
  /** How long ago something was, in whole minutes, hours or days: `3 min`, `1 h 5 min`, `2 days 4 h`. */
  readonly age: (ageMs: number) => string;
  /** `512 B`, `1.4 kB`, `5 MB`. */
  readonly bytes: (size: number) => string;
  /** The whole date and time, for a title. */
  readonly dateTime: (at: number | undefined) => string;
  /** `a, b, and c`. */
  readonly list: (items: readonly string[]) => string;
}

/** Makes the formatters of a locale, a BCP 47 tag. Times are in `timeZone`, an IANA name; left out, in the reader's. */
export function createFormatters(locale: string, timeZone?: string): Formatters {
  const clock = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    hourCycle: 'h23',
    timeZone,
  });
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone });
  const exact = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const units = createUnits(locale);
  const isTime = (at: number | undefined): at is number => at !== undefined && !Number.isNaN(new Date(at).getTime());
  return {
    number: (value) => numberFormat(locale).format(value),
    exact: (value) => exact.format(value),
    clock: (at) => (isTime(at) ? clock.format(at) : '–'),
    dateTime: (at) => (isTime(at) ? dateTime.format(at) : '–'),
    duration: (durationMs) => (durationMs === undefined || !Number.isFinite(durationMs) ? '–' : duration(Math.max(0, durationMs), units)),
    timeLeft: (leftMs) => timeLeft(Math.max(0, leftMs), units),
    age: (ageMs) => coarse(Math.floor(Math.max(0, ageMs) / 60_000), Math.floor, units),
    bytes: (size) => bytes(size, units),
    list: (items) => list.format(items),
  };
}

type Unit = 'millisecond' | 'second' | 'minute' | 'hour' | 'day' | 'byte' | 'kilobyte' | 'megabyte' | 'gigabyte';

interface Units {
  /** A number with its unit, a space between the two. */
  readonly write: (value: number, unit: Unit) => string;
  readonly join: (parts: readonly string[]) => string;
}

function createUnits(locale: string): Units {
  const formats = new Map<Unit, Intl.NumberFormat>();
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' });
  return {
    write: (value, unit) => {
      let format = formats.get(unit);
      if (format === undefined) {
        // The narrow minute of English is "m", which is a metre, and the narrow day "d".
        const unitDisplay = unit === 'minute' || unit === 'day' ? 'short' : 'narrow';
        formats.set(unit, (format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 })));
      }
      return spaced(format.formatToParts(value));
    },
    join: (parts) => list.format(parts),
  };
}

/** Narrow units stand close to their number in some languages. */
function spaced(parts: readonly Intl.NumberFormatPart[]): string {
  return parts
    .map(({ type, value }, index) => (type === 'unit' && index > 0 && parts[index - 1]?.type !== 'literal' ? ` ${value}` : value))
    .join('');
}

function duration(durationMs: number, { write, join }: Units): string {
  // What would round up to the next unit is written in it.
  if (durationMs < 999.5) return write(Math.round(durationMs), 'millisecond');
  if (durationMs < 59_950) return write(durationMs / 1_000, 'second');
  const seconds = Math.max(60, Math.floor(durationMs / 1_000));
  if (seconds < 3_600) return join([write(Math.floor(seconds / 60), 'minute'), write(seconds % 60, 'second')]);
  return join([write(Math.floor(seconds / 3_600), 'hour'), write(Math.floor((seconds % 3_600) / 60), 'minute')]);
}

function timeLeft(leftMs: number, units: Units): string {
  if (leftMs <= 60_000) return units.write(Math.ceil(leftMs / 1_000), 'second');
  return coarse(Math.ceil(leftMs / 60_000), Math.ceil, units);
}

function coarse(minutes: number, round: (hours: number) => number, { write, join }: Units): string {
  if (minutes <= 60) return write(minutes, 'minute');
  if (minutes <= 24 * 60) return join([write(Math.floor(minutes / 60), 'hour'), write(minutes % 60, 'minute')]);
  const hours = round(minutes / 60);
  return join([write(Math.floor(hours / 24), 'day'), write(hours % 24, 'hour')]);
}

function bytes(size: number, { write }: Units): string {
  const names = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const step = Math.min(names.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, size)) / 3)));
  return write(size / 1_000 ** step, names[step] ?? 'byte');
}
