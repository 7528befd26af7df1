import { general } from './en/general.js';

/** English: the catalogue that every other language has to match, key by key. */
export const en = {
  ...general,
} as const;

export type MessageKey = keyof typeof en;
