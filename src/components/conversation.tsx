'use client';
import {
  ConversationEarlier,
  ConversationEmpty,
  ConversationMessages,
  ConversationReturn,
  ConversationRoot,
  type ConversationRootProps,
} from '../primitives/index.js';
import { classNames } from './class-names.js';
import { Message } from './message.js';

export type ConversationProps = Omit<ConversationRootProps, 'asChild' | 'children'>;

/** The messages of a session, scrolled by themselves: give it a height. Renders a `<div>`. `data-following` stands while the end is kept in sight. */
export function Conversation({ className, ...props }: ConversationProps) {
  return (
    <ConversationRoot {...props} className={classNames('oddkin-conversation', className)}>
      <ConversationEarlier className="oddkin-conversation-earlier" />
      <ConversationMessages className="oddkin-conversation-messages">{showMessage}</ConversationMessages>
      <ConversationEmpty className="oddkin-conversation-empty" />
      <ConversationReturn className="oddkin-conversation-return" />
    </ConversationRoot>
  );
}

function showMessage(messageKey: string) {
  return <Message messageId={messageKey} tabIndex={-1} className="oddkin-conversation-row" />;
}
