'use client';
import { createContext, use, useRef, type ComponentPropsWithRef, type RefObject } from 'react';
import { Primitive } from '@radix-ui/react-primitive';
import { useConnection, useNow, useSession, useStoreContext } from '../hooks/index.js';
import { connectionStatusWords, useWords, type Messages } from '../messages/index.js';
import { composeHandlers } from './compose-handlers.js';
import { useComposedRefs } from './compose-refs.js';
import { useKeptFocus } from './use-kept-focus.js';

type LinkState = NonNullable<ReturnType<typeof useConnection>>;

interface ConnectionContextValue {
  readonly link: LinkState;
  readonly textRef: RefObject<HTMLElement | null>;
}

const ConnectionContext = createContext<ConnectionContextValue | undefined>(undefined);

/**
 * Holds the state of the connection. Renders a `<div>`; nothing where the store is fed without one. `data-state` is its phase
 * (`connecting`, `live`, `resuming`, `waiting`, `closed`, `expired`). When a button with the focus goes away, the focus moves to the text.
 */
export function ConnectionRoot(props: ComponentPropsWithRef<typeof Primitive.div>) {
  const link = useConnection();
  const textRef = useRef<HTMLElement>(null);
  const focus = useKeptFocus(textRef);
  if (link === undefined) return null;
  return (
    // oxlint-disable-next-line react/jsx-no-constructed-context-values -- its two members change together with what renders here
    <ConnectionContext value={{ link, textRef }}>
      <Primitive.div
        data-state={link.phase}
        {...props}
        onFocus={composeHandlers(props.onFocus, focus.onFocus)}
        onBlur={composeHandlers(props.onBlur, focus.onBlur)}
      />
    </ConnectionContext>
  );
}

/** The connection that the root holds, for parts of one's own. Throws outside `ConnectionRoot`. */
export function useConnectionContext(part = 'useConnectionContext'): ConnectionContextValue {
  const value = use(ConnectionContext);
  if (value === undefined)
    throw new Error(`${part} was used outside ConnectionRoot. It has no connection to show. Put it inside <ConnectionRoot>.`);
  return value;
}

/** The state in words, with the try and the time to the next. Renders a `<span>` that takes the focus when the button goes away. */
export function ConnectionText({ ref, ...props }: ComponentPropsWithRef<typeof Primitive.span>) {
  const { link, textRef } = useConnectionContext('ConnectionText');
  const { text, format } = useWords(connectionStatusWords);
  const now = useNow(1_000, link.phase === 'waiting');
  const composed = useComposedRefs(textRef, ref);
  const seconds = link.retryAt === undefined ? 0 : Math.max(1, Math.ceil((link.retryAt - now) / 1_000));
  return (
    <Primitive.span tabIndex={-1} {...props} ref={composed} suppressHydrationWarning>
      {props.children ?? words(link, text, format.duration(seconds * 1_000))}
    </Primitive.span>
  );
}

/** Tells of each change of the state, politely and without the ticking. Renders a `<span>` with the role `status`; hide it from sight, not from screen readers. */
export function ConnectionAnnouncer(props: ComponentPropsWithRef<typeof Primitive.span>) {
  const { link } = useConnectionContext('ConnectionAnnouncer');
  const { text } = useWords(connectionStatusWords);
  // Retrying is one state to a listener: its tries are not told one by one.
  const isRetrying = link.phase === 'waiting' || link.phase === 'resuming' || (link.phase === 'connecting' && link.attempt > 1);
  return (
    <Primitive.span role="status" {...props}>
      {isRetrying ? text(wasHeard(link) ? 'connection-status.reconnecting' : 'connection-status.connecting') : words(link, text, '')}
    </Primitive.span>
  );
}

/** How long ago the bridge, or the session in scope while the connection is live, last gave a sign of life. Renders a `<span>`; nothing before the first. */
export function ConnectionHeard(props: ComponentPropsWithRef<typeof Primitive.span>) {
  const { link } = useConnectionContext('ConnectionHeard');
  const { text, format } = useWords(connectionStatusWords);
  const beat = useSession()?.lastHeartbeatAt;
  const at = link.phase === 'live' ? beat : link.lastHeardAt;
  const now = useNow(1_000, at !== undefined);
  if (at === undefined) return null;
  const age = format.duration(Math.max(1, Math.floor((now - at) / 1_000)) * 1_000);
  return (
    <Primitive.span {...props} suppressHydrationWarning>
      {props.children ?? text(link.phase === 'live' ? 'connection-status.heartbeat' : 'connection-status.heard', { age })}
    </Primitive.span>
  );
}

/** Tries again at once. Renders a `<button>` while the connection waits for its next try, or has ended; nothing otherwise. */
export function ConnectionRetry(props: ComponentPropsWithRef<typeof Primitive.button>) {
  const { link } = useConnectionContext('ConnectionRetry');
  const { connection } = useStoreContext();
  const { text } = useWords(connectionStatusWords);
  if (link.phase !== 'waiting' && link.phase !== 'closed' && link.phase !== 'expired') return null;
  return (
    <Primitive.button type="button" {...props} onClick={composeHandlers(props.onClick, () => connection?.retryNow())}>
      {props.children ?? text('connection-status.retry')}
    </Primitive.button>
  );
}

function words(link: LinkState, text: Messages<keyof typeof connectionStatusWords>['text'], delay: string): string {
  const { phase, attempt, reason = '' } = link;
  switch (phase) {
    case 'live':
      return text('connection-status.live');
    case 'connecting':
      return attempt > 1 ? text('connection-status.connectingAgain', { attempt }) : text('connection-status.connecting');
    case 'resuming':
      return text('connection-status.resuming', { attempt });
    case 'waiting':
      // The tries so far are counted; what is waited for is the next one.
      return text(wasHeard(link) ? 'connection-status.waiting' : 'connection-status.waitingFirst', { attempt: attempt + 1, delay });
    case 'closed':
      return reason === '' ? text('connection-status.closed') : text('connection-status.closedBecause', { reason });
    case 'expired':
      return reason === '' ? text('connection-status.expired') : text('connection-status.expiredBecause', { reason });
    default:
      return phase satisfies never;
  }
}

function wasHeard({ phase, lastHeardAt }: LinkState): boolean {
  return phase === 'resuming' || lastHeardAt !== undefined;
}
