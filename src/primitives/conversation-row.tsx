'use client';
import { memo, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { MessagePlaceContext } from './message-place.js';
import type { RowScroller } from './row-scroller.js';

export interface ConversationRowProps {
  readonly messageKey: string;
  readonly previousKey: string | undefined;
  readonly index: number;
  readonly count: number;
  /** Whether it is one of those that are looked for. */
  readonly isFound: boolean;
  /** Whether a search has led to it. */
  readonly isReached: boolean;
  readonly scroller: RowScroller;
  /** Shows the message with this key as one element. */
  readonly show: (messageKey: string) => ReactNode;
}

/** Holds one message of a list, so that its height can be known. Renders a `<div>`. */
export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { messageKey, previousKey, index, count, isFound, isReached, scroller, show } = props;
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current === null) return undefined;
    return scroller.addRow(messageKey, ref.current);
  }, [scroller, messageKey]);
  const place = useMemo(() => ({ index, count, previousKey }), [index, count, previousKey]);
  const shown = useMemo(() => show(messageKey), [show, messageKey]);
  return (
    <MessagePlaceContext value={place}>
      <div ref={ref} data-conversation-row="" data-found={isFound ? '' : undefined} data-reached={isReached ? '' : undefined}>
        {shown}
      </div>
    </MessagePlaceContext>
  );
});
