import { useCallback, useMemo, useState } from 'react';
import { useStoreContext } from '../hooks/index.js';
import { extendBackwards, extendForwards, pageAfter, pageBefore, type Page } from './message-page.js';

/** The messages that are rendered: the last ones, or those around the place where the reader is. */
export interface MessagePage {
  readonly shown: readonly string[];
  /** How many messages stand before those that are rendered. */
  readonly earlier: number;
  /** How many messages stand after those that are rendered. */
  readonly later: number;
  /** Keeps what is rendered now, whatever comes. */
  readonly hold: () => void;
  /** Goes back to the last messages. */
  readonly release: () => void;
  readonly showEarlier: () => void;
  readonly showLater: () => void;
  readonly showFirst: () => void;
}

/** A page by the messages at its ends, so that it stays where it is when messages come or go elsewhere. */
interface HeldPage extends Page {
  readonly first: string | undefined;
  readonly last: string | undefined;
}

export function useMessagePage(keys: readonly string[]): MessagePage {
  const { store } = useStoreContext();
  const [held, setHeld] = useState<HeldPage>();
  const partsAt = useCallback(
    // Read when messages come or the reader moves, not whenever a text grows.
    (index: number): number => store.getState().messages.records.get(keys[index] ?? '')?.value.parts.length ?? 0,
    [store, keys],
  );
  const page = useMemo(() => findHeld(held, keys) ?? { start: pageBefore(keys.length, partsAt), stop: keys.length }, [held, keys, partsAt]);

  return useMemo(() => {
    const holdPage = ({ start, stop }: Page): void => setHeld({ start, stop, first: keys[start], last: keys[stop - 1] });
    return {
      shown: keys.slice(page.start, page.stop),
      earlier: page.start,
      later: keys.length - page.stop,
      hold: () => holdPage(page),
      release: () => setHeld(undefined),
      showEarlier: () => holdPage(extendBackwards(page, keys.length, partsAt)),
      showLater: () => holdPage(extendForwards(page, keys.length, partsAt)),
      showFirst: () => holdPage({ start: 0, stop: pageAfter(0, keys.length, partsAt) }),
    };
  }, [keys, page, partsAt]);
}

/** Where a held page is now; `undefined` when both its ends are gone. */
function findHeld(held: HeldPage | undefined, keys: readonly string[]): Page | undefined {
  if (held === undefined) return undefined;
  const start = indexNear(keys, held.first, held.start);
  const last = indexNear(keys, held.last, held.stop - 1);
  if (start < 0 && last < 0) return undefined;
  const size = held.stop - held.start;
  if (start < 0) return { start: Math.max(0, last + 1 - size), stop: last + 1 };
  return { start, stop: last < start ? Math.min(keys.length, start + size) : last + 1 };
}

function indexNear(keys: readonly string[], key: string | undefined, index: number): number {
  if (key === undefined) return -1;
  return keys[index] === key ? index : keys.indexOf(key);
}
