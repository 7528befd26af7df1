'use client';
import { BookOpen } from 'lucide-react';
import { useMessages } from '../messages/index.js';
import {
  ConversationCount,
  ConversationEmpty,
  ConversationMessages,
  ConversationReading,
  ConversationReturn,
  ConversationRoot,
  type ConversationRootProps,
} from '../primitives/index.js';
import { classNames } from './class-names.js';
import { Message } from './message.js';

export type ConversationProps = Omit<ConversationRootProps, 'asChild' | 'children'>;

/**
 * The messages of a session, scrolled by themselves: give it a height. Only those near to sight are rendered, unless `reading` is set or asked for.
 * Renders a `<div>`. `data-following` stands while the end is kept in sight.
 */
export function Conversation({ className, ...props }: ConversationProps) {
  const { text } = useMessages();
  return (
    <ConversationRoot {...props} className={classNames('oddkin-conversation', className)}>
      <ConversationReading className="oddkin-conversation-reading">
        <BookOpen size={14} strokeWidth={1.75} aria-hidden />
        <span>{text('conversation.reading')}</span>
        <ConversationCount className="oddkin-conversation-count" />
      </ConversationReading>
      <ConversationMessages className="oddkin-conversation-messages">{showMessage}</ConversationMessages>
      <ConversationEmpty className="oddkin-conversation-empty" />
      <ConversationReturn className="oddkin-conversation-return" />
    </ConversationRoot>
  );
}

function showMessage(messageKey: string) {
  return <Message messageId={messageKey} tabIndex={-1} />;
}
