'use client';
import { createContext, use, useMemo } from 'react';
import { findScoped, useSessionScope, useStoreContext } from '../hooks/index.js';
import { briefJson } from './json-text.js';

const FoundWordsContext = createContext('');

/** Tells what is below it which words are looked for, in small letters; empty while none are. Renders nothing of its own. */
export const FoundWordsProvider = FoundWordsContext;

/** So much of an input or output is looked through. */
const searchedLength = 20_000;

type State = ReturnType<ReturnType<typeof useStoreContext>['store']['getState']>;
type CallRecord = NonNullable<ReturnType<State['toolCalls']['records']['get']>>;

/** Whether one of these calls holds the words that are looked for. Asks anew when the words are others, or `version` is. */
export function useAreWordsInCalls(ids: readonly string[], version: unknown): boolean {
  const words = use(FoundWordsContext);
  const { store } = useStoreContext();
  const scope = useSessionScope();
  return useMemo(() => {
    if (words === '') return false;
    const { records } = store.getState().toolCalls;
    return ids.some((id) => {
      const record = findScoped(records, scope, id);
      return record !== undefined && areWordsInCall(record, words);
    });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [words, store, scope, ids, version]);
}

/** Whether a call, as it is shown when it is unfolded, holds words in small letters. */
export function areWordsInCall({ value: { tool, title, input, output, error } }: CallRecord, words: string): boolean {
  const holds = (text: string | undefined): boolean => text?.toLowerCase().includes(words) === true;
  const holdsJson = (value: unknown): boolean => value !== undefined && holds(briefJson(value, searchedLength));
  return holds(tool) || holds(title) || holds(error?.message) || holds(error?.code) || holdsJson(input) || holdsJson(output);
}
