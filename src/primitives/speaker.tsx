'use client';
import { createContext, use, useEffect } from 'react';

/** Says a sentence to people who do not see the screen. */
export type Speak = (sentence: string) => void;

const SpeakerContext = createContext<Speak | undefined>(undefined);

/**
 * One voice for all parts below it: what stands in two places is said once. What the store tells (that an answer failed, that something changed,
 * that the last minute has begun) is then for this voice to say, and no part is a live region of its own. Renders nothing of its own.
 */
export const SpeakerProvider = SpeakerContext;

/** The role of a part that is to be heard when it comes; `undefined` where a `SpeakerProvider` says it. */
export function useLiveRole(role: 'status' | 'alert'): 'status' | 'alert' | undefined {
  return use(SpeakerContext) === undefined ? role : undefined;
}

/** Has the voice above say what only this part knows, such as what is missing in a form. Says nothing without such a voice: then `useLiveRole` has a role. */
export function useSpoken(sentence: string): void {
  const speak = use(SpeakerContext);
  useEffect(() => {
    if (sentence !== '') speak?.(sentence);
  }, [speak, sentence]);
}
