'use client';
import { useCallback, useSyncExternalStore, type ComponentPropsWithRef } from 'react';
import { readTime, useStoreContext } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import { useMessageOutline } from './message-outline.js';

export interface MessageTimeProps extends ComponentPropsWithRef<'time'> {
  /** Whether the time of day is shown; without it, how long ago that is. */
  readonly exact?: boolean;
}

/**
 * When a message was written, as it says itself, or else when it came. Renders a `<time>` with the date and time as its title.
 * How long ago that is goes on by one timer for the whole page, and re-renders only when its words change.
 */
export function MessageTime({ exact = false, ...props }: MessageTimeProps) {
  const { format } = useMessages();
  const { value, createdAt } = useMessageOutline('MessageTime');
  const at = readTime(value.createdAt) ?? createdAt;
  const age = useAge(at);
  return (
    <time dateTime={isoTime(at)} title={exact ? undefined : format.dateTime(at)} suppressHydrationWarning {...props}>
      {props.children ?? (exact ? format.clock(at) : age)}
    </time>
  );
}

const justNowMs = 45_000;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const longestAgeMs = 7 * dayMs;

/** How long ago `at` is, in words. On a server, where nobody knows when it will be read, the time itself. */
function useAge(at: number): string {
  const { clock } = useStoreContext().store;
  const { text, format, locale } = useMessages();
  const subscribe = useCallback((listener: () => void) => tickerOf(clock).subscribe(listener), [clock]);
  const words = useCallback((): string => {
    const age = clock.now() - at;
    if (Math.abs(age) < justNowMs) return text('message.justNow');
    if (Math.abs(age) >= longestAgeMs) return format.dateTime(at);
    const [size, unit] =
      Math.abs(age) < hourMs
        ? ([minuteMs, 'minute'] as const)
        : Math.abs(age) < dayMs
          ? ([hourMs, 'hour'] as const)
          : ([dayMs, 'day'] as const);
    const count = Math.max(1, Math.floor(Math.abs(age) / size));
    return relativeFormat(locale).format(age < 0 ? count : -count, unit);
  }, [clock, at, text, format, locale]);
  return useSyncExternalStore(subscribe, words, () => format.clock(at));
}

const tickMs = 15_000;

type Clock = ReturnType<typeof useStoreContext>['store']['clock'];

interface Ticker {
  readonly subscribe: (listener: () => void) => () => void;
}

const tickers = new WeakMap<Clock, Ticker>();

/** The one timer of a clock. It runs while somebody listens. */
function tickerOf(clock: Clock): Ticker {
  const known = tickers.get(clock);
  if (known !== undefined) return known;
  const listeners = new Set<() => void>();
  let cancel: (() => void) | undefined;
  const tick = (): void => {
    cancel = clock.after(tickMs, tick);
    for (const listener of listeners) listener();
  };
  const ticker: Ticker = {
    subscribe: (listener) => {
      listeners.add(listener);
      cancel ??= clock.after(tickMs, tick);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        cancel?.();
        cancel = undefined;
      };
    },
  };
  tickers.set(clock, ticker);
  return ticker;
}

const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

function relativeFormat(locale: string): Intl.RelativeTimeFormat {
  let known = relativeFormats.get(locale);
  if (known === undefined)
    relativeFormats.set(locale, (known = new Intl.RelativeTimeFormat(locale, { numeric: 'always', style: 'short' })));
  return known;
}

function isoTime(at: number): string | undefined {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
