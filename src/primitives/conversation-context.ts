'use client';
import { createContext, use, type RefObject } from 'react';
import type { RowScroller, RowView } from './row-scroller.js';
import type { ConversationFind as Finding } from './use-conversation-find.js';
import type { RowKeys } from './use-row-keys.js';

/** What the parts of a conversation have in common. */
export interface ConversationContextValue {
  readonly keys: readonly string[];
  readonly scroller: RowScroller;
  readonly view: RowView;
  readonly rowKeys: RowKeys;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly end: RefObject<HTMLSpanElement | null>;
  readonly find: Finding;
  readonly isReading: boolean;
  readonly setReading: (isReading: boolean) => void;
}

export const ConversationContext = createContext<ConversationContextValue | undefined>(undefined);

export function useConversationContext(part: string): ConversationContextValue {
  const value = use(ConversationContext);
  if (value === undefined)
    throw new Error(`${part} was used outside ConversationRoot. It has no messages to show. Put it inside <ConversationRoot>.`);
  return value;
}
