'use client';
import { createContext, useMemo, type ReactNode } from 'react';
import { formatMessage, type Catalogue, type MessageText, type MessageValues } from './catalogue.js';
import { general } from './en/general.js';
import type { MessageKey } from './en.js';
import { createFormatters, type Formatters } from './format.js';

/** Words, and ways to write numbers and times, in the language of a place. */
export interface Messages<Key extends string> {
  readonly locale: string;
  readonly text: (key: Key, values?: MessageValues) => string;
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

/** The host's texts come before the English ones, which each part brings with it: a page loads the words of what it shows. */
function createMessages(locale: string, own: Catalogue = {}, timeZone?: string): (english: Catalogue) => Messages<string> {
  const ownTexts = new Map(Object.entries(own));
  const format = createFormatters(locale, timeZone);
  const known = new WeakMap<Catalogue, Messages<string>>();
  return (english) => {
    let messages = known.get(english);
    if (messages === undefined) {
      const textOf = (key: string): MessageText => ownTexts.get(key) ?? english[key] ?? (general as Catalogue)[key] ?? key;
      messages = { locale, text: (key, values = {}) => formatMessage(textOf(key), values, locale), format };
      known.set(english, messages);
    }
    return messages;
  };
}

export const MessagesContext = createContext(createMessages('en'));
