'use client';
import { en, type MessageKey } from './en.js';
import type { Messages } from './messages-provider.js';
import { useWords } from './use-words.js';

/** Reads the words of the catalogue: `text('tool-call.running')`. Without a provider they are English. */
export function useAllMessages(): Messages<MessageKey> {
  return useWords(en);
}
