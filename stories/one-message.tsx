import { Message } from '@oddkin/ai';
import { createDocuments, documentEntry } from '@oddkin/ai/testing';
import type { DocumentEntry } from '@oddkin/ai/store';
import { StoryStore, type StoryStoreProps } from './story-store.js';

type MessageValue = ReturnType<ReturnType<typeof createDocuments>['message']>;

export interface OneMessageProps extends Pick<StoryStoreProps, 'onAction'>, Partial<MessageValue> {
  /** Records that the message names. */
  readonly records?: readonly DocumentEntry[];
}

/** One message in a store of its own. */
export function OneMessage({ records = [], onAction, ...value }: OneMessageProps) {
  const message = createDocuments().message({ id: 'message', createdAt: '2026-03-04T14:03:22.481Z', ...value });
  return (
    <StoryStore documents={[...records, documentEntry('oddkin.ai.message', message)]} onAction={onAction}>
      <Message messageId="message" />
    </StoryStore>
  );
}
