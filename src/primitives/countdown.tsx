'use client';
import { useEffect, useReducer, type ComponentPropsWithRef } from 'react';
import { Primitive } from '@radix-ui/react-primitive';
import { useStoreContext } from '../hooks/index.js';
import { useMessages, type MessageKey } from '../messages/index.js';

export interface CountdownProps extends ComponentPropsWithRef<typeof Primitive.span> {
  /** In milliseconds since the Unix epoch, by the store's clock. Nothing renders without it. */
  readonly expiresAt: number | undefined;
}

/**
 * Says how long something can still be answered: in days, hours or minutes, and by the second in the last minute only.
 * Renders a `<span>`. `data-last-minute` stands in the last minute.
 */
export function Countdown({ expiresAt, ...props }: CountdownProps) {
  const leftMs = useTimeLeft(expiresAt);
  const { text } = useMessages();
  if (leftMs === undefined || leftMs <= 0) return null;
  const [unit, count] = coarse(leftMs);
  return (
    <Primitive.span dir="auto" data-last-minute={leftMs <= minuteMs ? '' : undefined} {...props} suppressHydrationWarning>
      {props.children ?? text(leftTexts[unit], { count })}
    </Primitive.span>
  );
}

/** Tells once, politely, that the last minute has begun. Renders a `<span>` with the role `status`, empty before. */
export function LastMinute({ expiresAt, ...props }: CountdownProps) {
  const leftMs = useTimeLeft(expiresAt);
  const { text } = useMessages();
  const isLast = leftMs !== undefined && leftMs > 0 && leftMs <= minuteMs;
  return (
    <Primitive.span role="status" {...props} suppressHydrationWarning>
      {isLast ? text('countdown.lastMinute') : ''}
    </Primitive.span>
  );
}

type Unit = 'days' | 'hours' | 'minutes' | 'seconds';

const leftTexts = {
  days: 'countdown.days',
  hours: 'countdown.hours',
  minutes: 'countdown.minutes',
  seconds: 'countdown.seconds',
} as const satisfies Record<Unit, MessageKey>;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Milliseconds until `expiresAt`. Re-renders when the text of a countdown changes, not more often. */
function useTimeLeft(expiresAt: number | undefined): number | undefined {
  const { clock } = useStoreContext().store;
  const [, wake] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (expiresAt === undefined) return undefined;
    let cancel: (() => void) | undefined;
    const wait = (): void => {
      const leftMs = expiresAt - clock.now();
      if (leftMs <= 0) return;
      const stepMs = leftMs > minuteMs ? minuteMs : 1_000;
      // The first moment at which the number, rounded up, is another one.
      cancel = clock.after(leftMs % stepMs || stepMs, () => {
        wake();
        wait();
      });
    };
    wait();
    return () => cancel?.();
  }, [clock, expiresAt]);
  return expiresAt === undefined ? undefined : expiresAt - clock.now();
}

function coarse(leftMs: number): readonly [Unit, number] {
  if (leftMs <= minuteMs) return ['seconds', Math.ceil(leftMs / 1_000)];
  if (leftMs <= hourMs) return ['minutes', Math.ceil(leftMs / minuteMs)];
  return leftMs <= 2 * dayMs ? ['hours', Math.ceil(leftMs / hourMs)] : ['days', Math.ceil(leftMs / dayMs)];
}
