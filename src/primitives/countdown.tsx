'use client';
import { useEffect, useReducer, type ComponentPropsWithRef } from 'react';
import { Primitive } from '@radix-ui/react-primitive';
import { useIsHydrated, usePastTime, useStoreContext } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import { useLiveRole } from './speaker.js';

export interface CountdownProps extends ComponentPropsWithRef<typeof Primitive.span> {
  /** In milliseconds since the Unix epoch, by the store's clock. Nothing renders without it. */
  readonly expiresAt: number | undefined;
}

/**
 * Says how long something can still be answered: in days and hours, hours and minutes, or minutes, and by the second in the last minute only.
 * Renders a `<span>`. `data-last-minute` stands in the last minute.
 */
export function Countdown({ expiresAt, ...props }: CountdownProps) {
  const leftMs = useTimeLeft(expiresAt);
  const { text, format } = useMessages();
  if (leftMs === undefined || leftMs <= 0) return null;
  return (
    <Primitive.span dir="auto" data-last-minute={leftMs <= minuteMs ? '' : undefined} {...props}>
      {props.children ?? text('countdown.left', { time: format.timeLeft(leftMs) })}
    </Primitive.span>
  );
}

/** Tells once, politely, that the last minute has begun. Renders a `<span>` with the role `status`, empty before; nothing where a `SpeakerProvider` says it. */
export function LastMinute({ expiresAt, ...props }: CountdownProps) {
  const role = useLiveRole('status');
  const leftMs = useTimeLeft(expiresAt);
  const { text } = useMessages();
  const isLast = leftMs !== undefined && leftMs > 0 && leftMs <= minuteMs;
  if (role === undefined) return null;
  return (
    <Primitive.span role={role} {...props}>
      {isLast ? text('countdown.lastMinute') : ''}
    </Primitive.span>
  );
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Milliseconds until `expiresAt`; `undefined` on a server, whose time is not the reader's. Re-renders when the text of a countdown changes, not more often. */
function useTimeLeft(expiresAt: number | undefined): number | undefined {
  const { clock } = useStoreContext().store;
  const past = usePastTime();
  const isHydrated = useIsHydrated();
  const [, wake] = useReducer((count: number) => count + 1, 0);
  const leftMs = expiresAt === undefined ? undefined : expiresAt - (past ?? clock.now());
  useEffect(() => {
    if (expiresAt === undefined || leftMs === undefined || past !== undefined) return undefined;
    let cancel: (() => void) | undefined;
    const wait = (shownMs: number): void => {
      if (shownMs <= 0) return;
      const stepMs = shownMs > dayMs ? hourMs : shownMs > minuteMs ? minuteMs : 1_000;
      // The first moment at which the number, rounded up, is another one. It may have come between the rendering and this.
      const nextMs = shownMs - (shownMs % stepMs || stepMs);
      cancel = clock.after(Math.max(0, expiresAt - nextMs - clock.now()), () => {
        wake();
        wait(expiresAt - clock.now());
      });
    };
    wait(leftMs);
    return () => cancel?.();
    // What is left is what was rendered when these changed; from then on the timer reckons it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [clock, expiresAt, past]);
  return isHydrated ? leftMs : undefined;
}
