import { useCallback, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useFollowedEnd, type FollowedEnd } from './use-followed-end.js';
import { useMessagePage } from './use-message-page.js';
import type { MoreRows } from './use-roving-rows.js';

/** The messages that are rendered, and where the reader is among them. */
export interface ConversationPage extends FollowedEnd {
  readonly shown: readonly string[];
  /** How many messages stand before those that are rendered. */
  readonly earlier: number;
  /** Renders earlier messages and scrolls to the last of them, which it returns. */
  readonly revealEarlier: () => Element | null | undefined;
  readonly more: MoreRows;
}

export function useConversationPage(keys: readonly string[]): ConversationPage {
  const { shown, earlier, later, hold, release, showEarlier, showLater, showFirst } = useMessagePage(keys);
  const onNearEdge = useCallback(
    (edge: 'first' | 'last', place: (change: () => void) => void): void => {
      if (edge === 'first' && earlier > 0) place(showEarlier);
      if (edge === 'last' && later > 0) place(showLater);
    },
    [earlier, later, showEarlier, showLater],
  );
  const followed = useFollowedEnd({ count: keys.length, hasLater: later > 0, onLeave: hold, onReturn: release, onNearEdge });
  const { viewport, content, leave, follow, place } = followed;

  const more = useMemo<MoreRows>(
    () => ({
      earlier: () => {
        if (earlier === 0) return;
        leave();
        place(showEarlier);
      },
      later: () => {
        if (later > 0) place(showLater);
      },
      first: () => {
        if (earlier === 0) return;
        leave();
        flushSync(showFirst);
      },
      last: () => flushSync(follow),
    }),
    [earlier, later, showEarlier, showLater, showFirst, leave, follow, place],
  );

  const revealEarlier = useCallback((): Element | null | undefined => {
    const first = content.current?.firstElementChild;
    more.earlier();
    if (first?.isConnected === true && viewport.current !== null) scrollToBefore(viewport.current, first);
    return first?.previousElementSibling;
  }, [more, content, viewport]);

  return useMemo(() => ({ ...followed, shown, earlier, revealEarlier, more }), [followed, shown, earlier, revealEarlier, more]);
}

/** Fills what is in sight with what stands before `row`, and leaves its beginning in sight. */
function scrollToBefore(viewport: HTMLElement, row: Element): void {
  const { bottom } = viewport.getBoundingClientRect();
  const beginning = Math.min(48, viewport.clientHeight / 4);
  const moved = row.getBoundingClientRect().top - (bottom - beginning);
  if (moved < 0) viewport.scrollTop += moved;
}
