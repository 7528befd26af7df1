'use client';
import type { Catalogue } from './catalogue.js';
import type { MessageKey } from './en.js';
import type { Messages } from './messages-provider.js';
import { panelWords } from './panel-words.js';
import { useWords } from './use-words.js';

/** Reads the words of what the panel is before any of its parts is loaded. A test holds that this needs no others. */
export function usePanelMessages(): Messages<MessageKey> {
  return useWords<Catalogue>(panelWords);
}
