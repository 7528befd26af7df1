'use client';
import type { ComponentPropsWithRef } from 'react';
import { Primitive } from '@radix-ui/react-primitive';
import { useMessages } from '../messages/index.js';
import { composeHandlers } from './compose-handlers.js';
import { isComposing } from './composition.js';
import { useConversationContext } from './conversation-context.js';
import { useLiveRole } from './speaker.js';

/**
 * Finds words in all messages, also in those that are not rendered, where the browser's own search does not look.
 * Renders an `<input type="search">`. Enter goes to the next message that holds them, Shift and Enter to the one before; it has `data-reached` on its row, and all
 * that hold them have `data-found`.
 */
export function ConversationFind(props: ComponentPropsWithRef<typeof Primitive.input>) {
  const { find } = useConversationContext('ConversationFind');
  const { text } = useMessages();
  return (
    <Primitive.input
      type="search"
      aria-label={text('conversation.find')}
      placeholder={text('conversation.find')}
      {...props}
      value={find.query}
      onChange={composeHandlers(props.onChange, ({ currentTarget }) => find.setQuery(currentTarget.value))}
      onKeyDown={composeHandlers(props.onKeyDown, (event) => {
        if (event.key !== 'Enter' || isComposing(event)) return;
        event.preventDefault();
        find.go(event.shiftKey ? -1 : 1);
      })}
    />
  );
}

/** Says how many messages hold the words, and at which of them the reader is. Renders a `<span>`; empty while nothing is looked for. */
export function ConversationFound(props: ComponentPropsWithRef<typeof Primitive.span>) {
  const { find } = useConversationContext('ConversationFound');
  const { text } = useMessages();
  const role = useLiveRole('status');
  const words =
    find.count === 0
      ? text('conversation.foundNone')
      : find.at < 0
        ? text('conversation.foundCount', { count: find.count })
        : text('conversation.foundAt', { at: find.at + 1, of: find.count });
  return (
    <Primitive.span role={role} dir="auto" {...props}>
      {props.children ?? (find.isSearching ? words : '')}
    </Primitive.span>
  );
}

export interface ConversationFindStepProps extends ComponentPropsWithRef<typeof Primitive.button> {
  readonly to: 'next' | 'previous';
}

/** Goes to the next message of those that are looked for, or the one before. Renders a `<button>` with `data-to`; nothing while none is looked for. */
export function ConversationFindStep({ to, ...props }: ConversationFindStepProps) {
  const { find } = useConversationContext('ConversationFindStep');
  const { text } = useMessages();
  if (!find.isSearching) return null;
  return (
    <Primitive.button
      type="button"
      aria-label={text(`conversation.find.${to}`)}
      data-to={to}
      disabled={find.count === 0}
      {...props}
      onClick={composeHandlers(props.onClick, () => find.go(to === 'next' ? 1 : -1))}
    />
  );
}
