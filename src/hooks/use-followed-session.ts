'use client';
import { useEffect, useState } from 'react';
import { isGone, type ObserverState } from '../store/index.js';
import { useStoreContext } from './store-context.js';
import { useObserverState } from './use-observer-state.js';

/** The session to show while nobody has picked one: the first that lives, for as long as it does. Re-renders when it is another one. */
export function useFollowedSession(): string | undefined {
  const liveSince = useLiveSince();
  const [followed, setFollowed] = useState<string>();
  const next = useObserverState((state) => nextSession(state, followed, liveSince));
  if (next !== followed) setFollowed(next);
  return next;
}

/**
 * Stays with the session that is followed until it ends. A bridge that was started anew knows none of its old sessions and can't end them:
 * one that has been silent since the connection came back gives way to one that has begun since then.
 */
export function nextSession({ sessions }: ObserverState, followed: string | undefined, liveSince: number): string | undefined {
  const current = followed === undefined ? undefined : sessions.get(followed);
  const isSilent = current !== undefined && current.lastFrameAt < liveSince;
  if (current !== undefined && !isGone(current) && !isSilent) return followed;
  let last = followed;
  for (const session of sessions.values()) {
    if (!isGone(session) && (!isSilent || isGone(current) || session.openedAt >= liveSince)) return session.sessionId;
    if (current === undefined) last = session.sessionId;
  }
  return last;
}

/** When the connection was last established, in milliseconds since the Unix epoch; 0 before that, and without a connection. */
function useLiveSince(): number {
  const { store, connection } = useStoreContext();
  const [liveSince, setLiveSince] = useState(0);
  const wasLive = connection?.getState().phase === 'live';
  useEffect(() => {
    const look = (): void => {
      if (connection?.getState().phase === 'live') setLiveSince(store.clock.now());
    };
    const unsubscribe = connection?.subscribe(look);
    // It may have come to life between the rendering and this.
    if (!wasLive) look();
    return unsubscribe;
    // As it was when this connection was first rendered.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [store, connection]);
  return liveSince;
}
