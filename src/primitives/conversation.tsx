'use client';
import { createContext, use, useLayoutEffect, useMemo, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Primitive } from '@radix-ui/react-primitive';
import { useConversation } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import { composeHandlers } from './compose-handlers.js';
import { useComposedRefs } from './compose-refs.js';
import { useConversationPage, type ConversationPage } from './use-conversation-page.js';
import { useRovingRows, type RovingRows } from './use-roving-rows.js';

interface ConversationContextValue extends ConversationPage {
  readonly keys: readonly string[];
  readonly rows: RovingRows;
}

const ConversationContext = createContext<ConversationContextValue | undefined>(undefined);

export interface ConversationRootProps extends ComponentPropsWithRef<typeof Primitive.div> {
  /** The session whose messages are shown. Without it, the one that the nearest provider names. */
  readonly sessionId?: string | undefined;
}

/** Holds the messages of a session along the chosen branches. Renders a `<div>`. `data-following` stands while the end is kept in sight, `data-empty` while there is no message. */
export function ConversationRoot({ sessionId, ...props }: ConversationRootProps) {
  const keys = useConversation(sessionId);
  const page = useConversationPage(keys);
  const rows = useRovingRows(page.viewport, page.content, page.more);
  const value = useMemo(() => ({ ...page, keys, rows }), [page, keys, rows]);
  return (
    <ConversationContext value={value}>
      <Primitive.div data-following={page.isFollowing ? '' : undefined} data-empty={keys.length === 0 ? '' : undefined} {...props} />
    </ConversationContext>
  );
}

export interface ConversationMessagesProps extends Omit<ComponentPropsWithRef<typeof Primitive.div>, 'children'> {
  /** Shows the message with this key as one element, which takes `tabIndex` -1. */
  readonly children: (messageKey: string) => ReactNode;
}

/**
 * Scrolls, and holds the messages. Renders a `<div>` with the role `feed` (WAI-ARIA feed pattern) and one `<div>` in it.
 * One Tab stop: the arrow keys, Home and End move between messages, Enter goes into one, Escape comes out. It follows its end unless the reader has scrolled up.
 * It renders the last messages, and earlier ones as the reader comes near to them.
 */
export function ConversationMessages({ children, ref, ...props }: ConversationMessagesProps) {
  const { keys, shown, rows, viewport, content, onScroll } = useConversationContext('ConversationMessages');
  const { text } = useMessages();
  const composed = useComposedRefs(viewport, ref);
  const endRef = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => rows.keepFocus(), [rows, shown]);
  return (
    <>
      {/* The list itself is the way in: a reader who comes by Tab is led on to the message where they were last. */}
      <Primitive.div
        role={keys.length === 0 ? 'group' : 'feed'}
        tabIndex={0}
        aria-label={text('conversation.label')}
        {...props}
        ref={composed}
        onScroll={composeHandlers(props.onScroll, onScroll)}
        onFocus={composeHandlers(props.onFocus, rows.onFocus)}
        onPointerDown={composeHandlers(props.onPointerDown, rows.onPointerDown)}
        onKeyDown={composeHandlers(props.onKeyDown, (event) => rows.onKeyDown(event, endRef.current))}
      >
        <div ref={content} data-conversation-content="">
          {shown.map((key) => (
            <Row key={key} messageKey={key} show={children} onGoes={rows.onRowGoes} />
          ))}
        </div>
      </Primitive.div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <span ref={endRef} tabIndex={keys.length === 0 ? -1 : 0} onFocus={rows.onEndFocus} />
    </>
  );
}

interface RowProps {
  readonly messageKey: string;
  readonly show: (messageKey: string) => ReactNode;
  readonly onGoes: () => void;
}

function Row({ messageKey, show, onGoes }: RowProps) {
  const goes = useRef(onGoes);
  useLayoutEffect(() => {
    goes.current = onGoes;
  }, [onGoes]);
  // Runs while the row is still there to have the focus.
  useLayoutEffect(() => () => goes.current(), []);
  return show(messageKey);
}

/** Shows messages before those that are rendered, and says how many there are. Renders a `<button>`; nothing where there are none. Put it before `ConversationMessages`. */
export function ConversationEarlier(props: ComponentPropsWithRef<typeof Primitive.button>) {
  const { earlier, revealEarlier, rows } = useConversationContext('ConversationEarlier');
  const { text } = useMessages();
  if (earlier === 0) return null;
  return (
    <Primitive.button
      type="button"
      {...props}
      onClick={composeHandlers(props.onClick, ({ currentTarget }) => {
        const revealed = revealEarlier();
        // With nothing left to show, the button has gone; the focus must not fall to the page.
        if (!currentTarget.isConnected) rows.focusRow(revealed);
      })}
    >
      {props.children ?? text('conversation.earlier', { count: earlier })}
    </Primitive.button>
  );
}

/** Shown while there is no message. Renders a `<p>`. */
export function ConversationEmpty(props: ComponentPropsWithRef<typeof Primitive.p>) {
  const { keys } = useConversationContext('ConversationEmpty');
  const { text } = useMessages();
  return keys.length > 0 ? null : <Primitive.p {...props}>{props.children ?? text('conversation.empty')}</Primitive.p>;
}

/** Returns to the end and says how many messages have come meanwhile. Renders a `<button>`; nothing while the end is followed. `data-new` stands when there are any. */
export function ConversationReturn(props: ComponentPropsWithRef<typeof Primitive.button>) {
  const { isFollowing, newCount, follow, rows } = useConversationContext('ConversationReturn');
  const { text } = useMessages();
  if (isFollowing) return null;
  const words = newCount === 0 ? text('conversation.toEnd') : text('conversation.new', { count: newCount });
  return (
    <Primitive.button
      type="button"
      data-new={newCount === 0 ? undefined : ''}
      {...props}
      onClick={composeHandlers(props.onClick, () => {
        // At once, so that the last message is there to take the focus.
        flushSync(follow);
        // The button goes away; the focus must not fall to the page.
        rows.focusLast();
      })}
    >
      {props.children ?? words}
    </Primitive.button>
  );
}

function useConversationContext(part: string): ConversationContextValue {
  const value = use(ConversationContext);
  if (value === undefined)
    throw new Error(`${part} was used outside ConversationRoot. It has no messages to show. Put it inside <ConversationRoot>.`);
  return value;
}
