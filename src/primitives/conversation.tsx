'use client';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Primitive } from '@radix-ui/react-primitive';
import { useConversation, useObserverState } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import { composeHandlers } from './compose-handlers.js';
import { useComposedRefs } from './compose-refs.js';
import { ConversationContext, useConversationContext } from './conversation-context.js';
import { ConversationRow } from './conversation-row.js';
import type { RowScroller } from './row-scroller.js';
import { RowStagesContext } from './row-stages.js';
import { FoundWordsProvider } from './found-words.js';
import { useConversationFind } from './use-conversation-find.js';
import { useConversationRows } from './use-conversation-rows.js';
import { useOpen } from './use-open.js';
import { useRowKeys } from './use-row-keys.js';

export interface ConversationRootProps extends ComponentPropsWithRef<typeof Primitive.div> {
  /** The session whose messages are shown. Without it, the one that the nearest provider names. */
  readonly sessionId?: string | undefined;
  /** Whether all messages are rendered, and not only those near to sight: for reading, and for the browser's own search. */
  readonly reading?: boolean | undefined;
  readonly defaultReading?: boolean | undefined;
  readonly onReadingChange?: ((reading: boolean) => void) | undefined;
  /** Which messages are looked for, beside those that hold the words of ConversationFind. Keep the function: another one asks of all messages anew. */
  readonly matches?: ((messageKey: string) => boolean) | undefined;
  /** A message to bring into sight, with the current tool call in it where there is one: once for each object. */
  readonly revealed?: { readonly messageKey: string } | undefined;
}

/**
 * Holds the messages of a session along the chosen branches. Renders a `<div>`. `data-following` stands while the end is kept in sight,
 * `data-empty` while there is no message, `data-reading` while all messages are rendered, or about to be.
 */
export function ConversationRoot(given: ConversationRootProps) {
  const { sessionId, reading, defaultReading, onReadingChange, matches, revealed, ...props } = given;
  const keys = useConversation(sessionId);
  const [isReading, setReading] = useOpen({ open: reading, defaultOpen: defaultReading, onOpenChange: onReadingChange }, false);
  const { scroller, view } = useConversationRows(keys);
  const find = useConversationFind(keys, scroller, matches);
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const rowKeys = useRowKeys(scroller, list, end);
  useLayoutEffect(() => scroller.setWhole(isReading, 'by and by'), [list, scroller, isReading]);
  useRevealed(scroller, revealed);
  const value = useMemo(
    () => ({ keys, scroller, view, rowKeys, list, end, find, isReading, setReading }),
    [keys, scroller, view, rowKeys, find, isReading, setReading],
  );
  return (
    <ConversationContext value={value}>
      <FoundWordsProvider value={find.words}>
        <Primitive.div
          data-following={view.isFollowing ? '' : undefined}
          data-empty={keys.length === 0 ? '' : undefined}
          data-reading={isReading ? '' : undefined}
          {...props}
        />
      </FoundWordsProvider>
    </ConversationContext>
  );
}

function useRevealed(scroller: RowScroller, revealed: ConversationRootProps['revealed']): void {
  useEffect(() => {
    if (revealed === undefined) return undefined;
    // Not in the effect itself: what is revealed is rendered at once.
    const frame = requestAnimationFrame(() => {
      const row = scroller.reveal(scroller.heights.indexOf(revealed.messageKey));
      const current = row?.querySelector<HTMLElement>('[aria-current]');
      if (current !== undefined && current !== null) scroller.place.scrollTo(current);
    });
    return () => cancelAnimationFrame(frame);
  }, [scroller, revealed]);
}

export interface ConversationMessagesProps extends Omit<ComponentPropsWithRef<typeof Primitive.div>, 'children'> {
  /** Shows the message with this key as one element, which takes `tabIndex` -1. Keep the function: another one shows every message anew. */
  readonly children: (messageKey: string) => ReactNode;
}

/**
 * Scrolls, and holds the messages. Renders a `<div>` with the role `feed` (WAI-ARIA feed pattern) and one `<div>` in it, with another for each message.
 * Only messages near to sight are rendered, however many there are, beside those that are focused or selected; all of them when the page is printed.
 * It follows its end unless the reader has scrolled up; then what is read stays where it is, whatever comes or changes height.
 * One Tab stop: the arrow keys, Home and End move between messages, Enter goes into one, Escape comes out.
 */
export function ConversationMessages({ children, ref, ...props }: ConversationMessagesProps) {
  const { keys, scroller, view, rowKeys, list, end, find, isReading } = useConversationContext('ConversationMessages');
  const { text } = useMessages();
  const content = useRef<HTMLDivElement>(null);
  const composed = useComposedRefs(list, ref);
  useLayoutEffect(() => {
    if (list.current === null || content.current === null) return undefined;
    return scroller.attach(list.current, content.current);
  }, [scroller, list]);
  useLayoutEffect(() => rowKeys.keepFocus(), [rowKeys, view]);
  usePrintedWhole(list, scroller, isReading);
  return (
    <>
      {/* The list itself is the way in: a reader who comes by Tab is led on to the message where they were last. */}
      <Primitive.div
        role={view.count === 0 ? 'group' : 'feed'}
        tabIndex={0}
        aria-label={text('conversation.label')}
        {...props}
        ref={composed}
        onFocus={composeHandlers(props.onFocus, rowKeys.onFocus)}
        onBlur={composeHandlers(props.onBlur, rowKeys.onBlur)}
        onPointerDown={composeHandlers(props.onPointerDown, rowKeys.onPointerDown)}
        onKeyDown={composeHandlers(props.onKeyDown, rowKeys.onKeyDown)}
        onClickCapture={({ target }) => {
          if (target !== list.current) scroller.place.press(target as Element); // what is clicked is one
        }}
      >
        <RowStagesContext value={scroller.stages}>
          <div ref={content} data-conversation-content="">
            {view.items.map((item) =>
              item.kind === 'gap' ? (
                <div key={`gap ${item.key}`} data-conversation-gap="" style={{ blockSize: item.height }} />
              ) : (
                <ConversationRow
                  key={`row ${item.key}`}
                  messageKey={item.key}
                  previousKey={keys[item.index - 1]}
                  index={item.index}
                  count={view.count}
                  isFound={find.isFound(item.key)}
                  isReached={item.key === find.foundKey}
                  scroller={scroller}
                  show={children}
                />
              ),
            )}
          </div>
        </RowStagesContext>
      </Primitive.div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <span ref={end} tabIndex={view.count === 0 ? -1 : 0} onFocus={rowKeys.onEndFocus} />
    </>
  );
}

function usePrintedWhole(list: React.RefObject<HTMLElement | null>, scroller: RowScroller, isReading: boolean): void {
  useEffect(() => {
    const page = list.current?.ownerDocument.defaultView;
    const onBefore = (): void => flushSync(() => scroller.setWhole(true, 'at once'));
    const onAfter = (): void => scroller.setWhole(isReading, 'at once');
    page?.addEventListener('beforeprint', onBefore);
    page?.addEventListener('afterprint', onAfter);
    return () => {
      page?.removeEventListener('beforeprint', onBefore);
      page?.removeEventListener('afterprint', onAfter);
    };
  }, [list, scroller, isReading]);
}

/** Holds what is there for a long conversation. Renders a `<div>`; nothing while all messages are near to sight anyway. */
export function ConversationBar(props: ComponentPropsWithRef<typeof Primitive.div>) {
  const { view, isReading, find } = useConversationContext('ConversationBar');
  return isReading || find.isSearching || view.rendered < view.count ? <Primitive.div {...props} /> : null;
}

/** Says how many messages there are; while all of them are being rendered, how far that has come. Renders a `<span>`. */
export function ConversationCount(props: ComponentPropsWithRef<typeof Primitive.span>) {
  const { view } = useConversationContext('ConversationCount');
  const { text } = useMessages();
  const { isWhole, rendered, count } = view;
  const words =
    isWhole && rendered < count ? text('conversation.rendered', { rendered, of: count }) : text('conversation.count', { count });
  return (
    <Primitive.span dir="auto" {...props}>
      {props.children ?? words}
    </Primitive.span>
  );
}

/** Turns on and off that all messages are rendered. Renders a `<button>` with `aria-pressed`; nothing while all of them are near to sight anyway. */
export function ConversationReading(props: ComponentPropsWithRef<typeof Primitive.button>) {
  const { view, isReading, setReading } = useConversationContext('ConversationReading');
  const { text } = useMessages();
  if (!isReading && view.rendered >= view.count) return null;
  return (
    <Primitive.button
      type="button"
      aria-pressed={isReading}
      {...props}
      onClick={composeHandlers(props.onClick, () => setReading(!isReading))}
    >
      {props.children ?? text('conversation.reading')}
    </Primitive.button>
  );
}

/** Shown while there is no message. Renders a `<p>`. */
export function ConversationEmpty(props: ComponentPropsWithRef<typeof Primitive.p>) {
  const { keys } = useConversationContext('ConversationEmpty');
  const { text } = useMessages();
  return keys.length > 0 ? null : <Primitive.p {...props}>{props.children ?? text('conversation.empty')}</Primitive.p>;
}

/**
 * Returns to the end and says how many messages have come meanwhile, or have grown. Renders a `<button>`; nothing while the end is followed.
 * `data-new` stands when there are any.
 */
export function ConversationReturn(props: ComponentPropsWithRef<typeof Primitive.button>) {
  const { view } = useConversationContext('ConversationReturn');
  return view.isFollowing ? null : <Return key={view.leftKey ?? ''} {...props} />;
}

function Return(props: ComponentPropsWithRef<typeof Primitive.button>) {
  const { view, rowKeys } = useConversationContext('ConversationReturn');
  const { text } = useMessages();
  const position = useObserverState((state) => state.messages.records.get(view.leftKey ?? '')?.position);
  const [leftAt] = useState(position);
  const newCount = view.newCount + (position === leftAt ? 0 : 1);
  const words = newCount === 0 ? text('conversation.toEnd') : text('conversation.new', { count: newCount });
  return (
    <Primitive.button
      type="button"
      data-new={newCount === 0 ? undefined : ''}
      {...props}
      // The button goes away; the focus must not fall to the page.
      onClick={composeHandlers(props.onClick, rowKeys.goToEnd)}
    >
      {props.children ?? words}
    </Primitive.button>
  );
}
