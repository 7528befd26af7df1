import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useStoreContext } from '../hooks/index.js';
import { guessMessageHeight } from './message-height.js';
import { RowScroller, type RowView } from './row-scroller.js';

/** The messages that are rendered of these, and what scrolls them. */
export function useConversationRows(keys: readonly string[]): { readonly scroller: RowScroller; readonly view: RowView } {
  const { store } = useStoreContext();
  const [scroller] = useState(
    // Read when a message comes near to sight, not whenever its text grows.
    () => new RowScroller(keys, (key) => guessMessageHeight(store.getState().messages.records.get(key))),
  );
  scroller.takeKeys(keys);
  const view = useSyncExternalStore(scroller.subscribe, scroller.getView, scroller.getView);
  useLayoutEffect(() => scroller.settle(), [scroller, view]);
  return { scroller, view };
}
