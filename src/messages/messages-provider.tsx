'use client';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { formatMessage, type Catalogue, type MessageText, type MessageValues } from './catalogue.js';
import { en, type MessageKey } from './en.js';
import { createFormatters, type Formatters } from './format.js';

interface MessagesContextValue {
  readonly locale: string;
  readonly text: (key: MessageKey, values?: MessageValues) => string;
  readonly format: Formatters;
}

export interface MessagesProviderProps {
  /** A BCP 47 tag, by which numbers, times and plurals are written. Default `en`. */
  readonly locale?: string | undefined;
  /** An IANA name. Default: the reader's. */
  readonly timeZone?: string | undefined;
  /** Texts that take the place of the English ones. What they lack stays English. */
  readonly messages?: Partial<Record<MessageKey, MessageText>> | undefined;
  readonly children: ReactNode;
}

/** Gives every component below it its words and its ways to write numbers and times. Renders nothing of its own. */
export function MessagesProvider({ locale = 'en', timeZone, messages, children }: MessagesProviderProps) {
  const value = useMemo(() => createMessages(locale, messages, timeZone), [locale, messages, timeZone]);
  return <MessagesContext value={value}>{children}</MessagesContext>;
}

/** Reads the words of the catalogue: `text('tool-call.running')`. Without a provider they are English. */
export function useMessages(): MessagesContextValue {
  return use(MessagesContext);
}

function createMessages(locale: string, messages: Catalogue | undefined, timeZone?: string): MessagesContextValue {
  const catalogue = new Map<string, MessageText>(Object.entries({ ...en, ...messages }));
  return {
    locale,
    text: (key, values = {}) => formatMessage(catalogue.get(key) ?? key, values, locale),
    format: createFormatters(locale, timeZone),
  };
}

const MessagesContext = createContext<MessagesContextValue>(createMessages('en', undefined));
