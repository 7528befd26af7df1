import { numberFormat } from './catalogue.js';

/** Writes times, spans and sizes in one way everywhere. */
export interface Formatters {
  readonly number: (value: number) => string;
  /** `14:03:22.481`, in the reader's time zone; `–` for no time. */
  readonly clock: (at: number | undefined) => string;
  /** `320 ms`, `2.4 s`, `3 min 20 s`. */
  readonly duration: (durationMs: number | undefined) => string;
  /** `512 B`, `1.4 kB`, `5 MB`. */
  readonly bytes: (size: number) => string;
  /** The whole date and time, for a title. */
  readonly dateTime: (at: number | undefined) => string;
}

/** Makes the formatters of a locale, a BCP 47 tag. */
export function createFormatters(locale: string): Formatters {
  const clock = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    hourCycle: 'h23',
  });
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  const whole = numberFormat(locale);
  const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const isTime = (at: number | undefined): at is number => at !== undefined && !Number.isNaN(new Date(at).getTime());
  return {
    number: (value) => whole.format(value),
    clock: (at) => (isTime(at) ? clock.format(at) : '–'),
    dateTime: (at) => (isTime(at) ? dateTime.format(at) : '–'),
    duration: (durationMs) =>
      durationMs === undefined || !Number.isFinite(durationMs) ? '–' : duration(Math.max(0, durationMs), whole, tenths),
    bytes: (size) => bytes(size, tenths),
  };
}

function duration(durationMs: number, whole: Intl.NumberFormat, tenths: Intl.NumberFormat): string {
  if (durationMs < 1_000) return `${whole.format(Math.round(durationMs))} ms`;
  if (durationMs < 60_000) return `${tenths.format(durationMs / 1_000)} s`;
  const seconds = Math.floor(durationMs / 1_000);
  if (seconds < 3_600) return `${whole.format(Math.floor(seconds / 60))} min ${whole.format(seconds % 60)} s`;
  return `${whole.format(Math.floor(seconds / 3_600))} h ${whole.format(Math.floor((seconds % 3_600) / 60))} min`;
}

function bytes(size: number, tenths: Intl.NumberFormat): string {
  const units = ['B', 'kB', 'MB', 'GB'];
  let value = size;
  let unit = 0;
  while (value >= 1_000 && unit < units.length - 1) {
    value /= 1_000;
    unit += 1;
  }
  return `${tenths.format(value)} ${units[unit]}`;
}
