import { createContext, use } from 'react';

/** Where a message stands in the list that shows it. */
export interface MessagePlace {
  readonly index: number;
  readonly count: number;
  /** The message before it. */
  readonly previousKey: string | undefined;
}

export const MessagePlaceContext = createContext<MessagePlace | undefined>(undefined);

/** `undefined` for a message that stands by itself. */
export function useMessagePlace(): MessagePlace | undefined {
  return use(MessagePlaceContext);
}
