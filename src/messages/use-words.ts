'use client';
import { use } from 'react';
import type { Catalogue } from './catalogue.js';
import type { general } from './en/general.js';
import { MessagesContext, type Messages } from './messages-provider.js';

/** Reads those words of the catalogue that are handed to it, and the general ones. Without a provider they are English. */
export function useWords<English extends Catalogue>(english: English): Messages<(keyof English | keyof typeof general) & string> {
  return use(MessagesContext)(english);
}
