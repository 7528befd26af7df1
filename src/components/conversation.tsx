'use client';
import { BookOpen, ChevronDown, ChevronUp, Search } from '../icons/index.js';
import { useMessages } from '../messages/index.js';
import {
  ConversationBar,
  ConversationCount,
  ConversationEmpty,
  ConversationFind,
  ConversationFindStep,
  ConversationFound,
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
      <ConversationBar className="oddkin-conversation-bar">
        <ConversationReading className="oddkin-conversation-reading">
          <BookOpen size={14} strokeWidth={1.75} aria-hidden />
          <span>{text('conversation.reading')}</span>
        </ConversationReading>
        <span className="oddkin-conversation-find">
          <Search size={14} strokeWidth={1.75} aria-hidden />
          <ConversationFind className="oddkin-conversation-find-input" />
          <ConversationFound className="oddkin-conversation-found" />
          <ConversationFindStep to="previous" className="oddkin-icon-button">
            <ChevronUp size={14} strokeWidth={1.75} aria-hidden />
          </ConversationFindStep>
          <ConversationFindStep to="next" className="oddkin-icon-button">
            <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
          </ConversationFindStep>
        </span>
        <ConversationCount className="oddkin-conversation-count" />
      </ConversationBar>
      <ConversationMessages className="oddkin-conversation-messages">{showMessage}</ConversationMessages>
      <ConversationEmpty className="oddkin-conversation-empty" />
      <ConversationReturn className="oddkin-conversation-return" />
    </ConversationRoot>
  );
}

function showMessage(messageKey: string) {
  return <Message messageId={messageKey} tabIndex={-1} />;
}
