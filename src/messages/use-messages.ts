'use client';
import type { Messages } from './messages-provider.js';
import { threadWords } from './thread-words.js';
import { useWords } from './use-words.js';

/** Reads the words of a conversation: `text('tool-call.running')`. */
export function useMessages(): Messages<keyof typeof threadWords> {
  return useWords(threadWords);
}
