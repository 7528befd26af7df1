'use client';
import { createContext, use } from 'react';
import type { TakeFiles } from './composer-files.js';

/** How composers behave where they are not told otherwise. */
export interface ComposerSettings {
  /** The key that sends: `enter` (Shift and Enter makes a line) or `modifier-enter` (Ctrl or Cmd and Enter; Enter makes a line). Default `enter`. */
  readonly sendKey?: 'enter' | 'modifier-enter' | undefined;
  /** Takes files that a person pastes, drops or chooses. Without it files are not taken. */
  readonly onFiles?: TakeFiles | undefined;
}

const ComposerSettingsContext = createContext<ComposerSettings>({});

/** Gives all composers below it the same settings, wherever they stand. Renders nothing of its own. */
export const ComposerSettingsProvider = ComposerSettingsContext;

export function useComposerSettings(): ComposerSettings {
  return use(ComposerSettingsContext);
}
