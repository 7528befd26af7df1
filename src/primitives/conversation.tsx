'use client';
import { createContext, use, useMemo, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Primitive } from '@radix-ui/react-primitive';
import { useConversation } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import { composeHandlers } from './compose-handlers.js';
import { useComposedRefs } from './compose-refs.js';
import { useFollowedEnd, type FollowedEnd } from './use-followed-end.js';
import { useRovingRows, type RovingRows } from './use-roving-rows.js';

interface ConversationContextValue extends FollowedEnd {
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
  const followed = useFollowedEnd(keys.length);
  const rows = useRovingRows(followed.viewport, followed.content);
  const value = useMemo(() => ({ ...followed, keys, rows }), [followed, keys, rows]);
  return (
    <ConversationContext value={value}>
      <Primitive.div data-following={followed.isFollowing ? '' : undefined} data-empty={keys.length === 0 ? '' : undefined} {...props} />
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
 */
export function ConversationMessages({ children, ref, ...props }: ConversationMessagesProps) {
  const { keys, rows, viewport, content, onScroll } = useConversationContext('ConversationMessages');
  const { text } = useMessages();
  const composed = useComposedRefs(viewport, ref);
  const endRef = useRef<HTMLSpanElement>(null);
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
          {keys.map((key) => (
            <Row key={key} messageKey={key} show={children} />
          ))}
        </div>
      </Primitive.div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <span ref={endRef} tabIndex={keys.length === 0 ? -1 : 0} onFocus={rows.onEndFocus} />
    </>
  );
}

function Row({ messageKey, show }: { readonly messageKey: string; readonly show: (messageKey: string) => ReactNode }) {
  return show(messageKey);
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
        follow();
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
