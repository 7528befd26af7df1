import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { findScoped, useStoreContext } from '../hooks/index.js';
import { areWordsInCall } from './found-words.js';
import type { RowScroller } from './row-scroller.js';

/** A search through all messages of a conversation, also those that are not rendered. */
export interface ConversationFind {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** What is looked for, in small letters. */
  readonly words: string;
  /** Whether anything is looked for: words, or what the host asks for. */
  readonly isSearching: boolean;
  readonly isFound: (key: string) => boolean;
  /** How many messages hold the words, and fit what the host asks for. */
  readonly count: number;
  /** The message that was gone to, counted from 0 among those; -1 before the first. */
  readonly at: number;
  readonly foundKey: string | undefined;
  /** Goes to the next one, or the one before. */
  readonly go: (by: 1 | -1) => void;
}

export function useConversationFind(
  keys: readonly string[],
  scroller: RowScroller,
  matches: ((messageKey: string) => boolean) | undefined,
): ConversationFind {
  const { store } = useStoreContext();
  const [query, setQuery] = useState('');
  const [wentTo, setWentTo] = useState<string>();
  const words = useDeferredValue(query.trim().toLowerCase());
  const isSearching = words !== '' || matches !== undefined;
  const found = useMemo(() => {
    if (!isSearching) return [];
    const holdsWords = (key: string): boolean => areWordsInMessage(store.getState(), key, words);
    // Looked through when the words change or messages come, not whenever a text grows.
    return keys.filter((key) => (words === '' || holdsWords(key)) && (matches?.(key) ?? true));
  }, [store, keys, words, matches, isSearching]);
  const foundKeys = useMemo(() => new Set(found), [found]);
  const at = wentTo === undefined ? -1 : found.indexOf(wentTo);
  const go = useCallback(
    (by: 1 | -1): void => {
      if (found.length === 0) return;
      const next = at < 0 ? nearest(found, keys, scroller) : (at + by + found.length) % found.length;
      const key = found[next];
      scroller.reveal(scroller.heights.indexOf(key));
      setWentTo(key);
    },
    [found, keys, at, scroller],
  );
  return useMemo(
    () => ({
      query,
      setQuery,
      words,
      isSearching,
      isFound: (key) => foundKeys.has(key),
      count: found.length,
      at,
      foundKey: at < 0 ? undefined : wentTo,
      go,
    }),
    [query, words, isSearching, foundKeys, found.length, at, wentTo, go],
  );
}

type State = ReturnType<ReturnType<typeof useStoreContext>['store']['getState']>;

function areWordsInMessage(state: State, key: string, words: string): boolean {
  const record = state.messages.records.get(key);
  return (record?.value.parts ?? []).some((part) => {
    if (part.type !== 'tool-call') return 'text' in part && part.text.toLowerCase().includes(words);
    const call = findScoped(state.toolCalls.records, record?.sessionId, part.toolCallId);
    return call !== undefined && areWordsInCall(call, words);
  });
}

/** The first at or after what is read; the last where there is none. */
function nearest(found: readonly string[], keys: readonly string[], { place, heights }: RowScroller): number {
  const top = place.isFollowing ? keys.length - 1 : heights.indexOf(place.topKey);
  const after = found.findIndex((key) => heights.indexOf(key) >= top);
  return after < 0 ? found.length - 1 : after;
}
