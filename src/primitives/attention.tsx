'use client';
import { createContext, use, useRef, type ComponentPropsWithRef } from 'react';
import { Primitive } from '@radix-ui/react-primitive';
import { SessionScope, useAttention, useObserverState, type AttentionItem as Item } from '../hooks/index.js';
import { attentionWords, useWords } from '../messages/index.js';
import { composeHandlers } from './compose-handlers.js';
import { useComposedRefs } from './compose-refs.js';
import { nameLine } from './name-line.js';
import { useKeptFocus } from './use-kept-focus.js';

const AttentionContext = createContext<readonly Item[] | undefined>(undefined);

/**
 * Holds the queue of all that waits for a person. Renders a `<div>` with the role `region`, which takes the focus when the item that has it is done.
 * `data-empty` stands while nothing waits.
 */
export function AttentionRoot({ ref, ...props }: ComponentPropsWithRef<typeof Primitive.div>) {
  const items = useAttention();
  const { text } = useWords(attentionWords);
  const root = useRef<HTMLDivElement>(null);
  const composed = useComposedRefs(root, ref);
  const focus = useKeptFocus(root);
  return (
    <AttentionContext value={items}>
      <Primitive.div
        role="region"
        aria-label={text('attention.label', { count: items.length })}
        tabIndex={-1}
        data-empty={items.length === 0 ? '' : undefined}
        {...props}
        ref={composed}
        onFocus={composeHandlers(props.onFocus, focus.onFocus)}
        onBlur={composeHandlers(props.onBlur, focus.onBlur)}
      />
    </AttentionContext>
  );
}

/** What waits, the soonest to expire first. Throws outside `AttentionRoot`. */
export function useAttentionContext(part = 'useAttentionContext'): readonly Item[] {
  const items = use(AttentionContext);
  if (items === undefined)
    throw new Error(`${part} was used outside AttentionRoot. It has nothing to list. Put it inside <AttentionRoot>.`);
  return items;
}

export interface AttentionItemProps extends ComponentPropsWithRef<typeof Primitive.li> {
  readonly item: Item;
}

/** Holds one question or approval and speaks of its session. Renders an `<li>`. `data-kind` is `question` or `approval`. */
export function AttentionItem({ item, ...props }: AttentionItemProps) {
  return (
    <SessionScope sessionId={item.sessionId}>
      <Primitive.li data-kind={item.kind} {...props} />
    </SessionScope>
  );
}

/** Whose it is: the name that the agent gave itself, or else the session. Renders a `<span>`; nothing for what a host put. */
export function AttentionSource({ item, ...props }: ComponentPropsWithRef<typeof Primitive.span> & { readonly item: Item }) {
  const { sessionId } = item;
  const name = useObserverState((state) => (sessionId === undefined ? undefined : state.sessions.get(sessionId)?.agentName));
  const { text } = useWords(attentionWords);
  if (sessionId === undefined) return null;
  return (
    <Primitive.span dir="auto" title={sessionId} {...props}>
      {props.children ?? (nameLine(name) || text('attention.session', { id: sessionId }))}
    </Primitive.span>
  );
}
