import { general } from './en/general.js';
import { countdown } from './en/countdown.js';
import { approval } from './en/approval.js';

/** English: the catalogue that every other language has to match, key by key. */
export const en = {
  ...general,
  ...countdown,
  ...approval,
} as const;

export type MessageKey = keyof typeof en;
