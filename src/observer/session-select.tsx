'use client';
import { useMemo } from 'react';
import { useObserverState, useStoreContext } from '../hooks/index.js';
import { usePanelMessages } from '../messages/index.js';
import { isGone, type ObserverState, type Session } from '../store/index.js';
import { namesOf } from './agent-name.js';
import { usePanelState } from './panel-state.js';

/** Picks the session that the panel speaks of, by the name of its agent. Renders a `<select>`; nothing while there is no session. */
export function SessionSelect() {
  const { text } = usePanelMessages();
  const { sessionId, pickSession } = usePanelState();
  const sessions = useSessionList();
  const names = useMemo(() => namesOf(sessions), [sessions]);
  const gone = sessions.filter(isGone);
  const older = new Set(gone.slice(0, Math.max(0, gone.length - mostGone)));
  const isOffered = (session: Session): boolean => !older.has(session) || session.sessionId === sessionId;
  if (sessionId === undefined) return null;
  return (
    <select
      className="oddkin-observer-select oddkin-observer-session"
      dir="auto"
      aria-label={text('observer.header.session')}
      value={sessionId}
      onChange={(event) => pickSession(event.currentTarget.value)}
    >
      {sessions.filter(isOffered).map((session) => (
        <option key={session.sessionId} value={session.sessionId}>
          {isGone(session) ? `${names.get(session.sessionId)} (${text(`observer.phase.${session.phase}`)})` : names.get(session.sessionId)}
        </option>
      ))}
    </select>
  );
}

/** Of those that are gone the newest are offered; the board of agents has them all. */
const mostGone = 40;

/** The sessions, oldest first. Re-renders when one comes, ends or gets its name, not with every frame. */
function useSessionList(): readonly Session[] {
  const signature = useObserverState(signatureOf);
  const { store } = useStoreContext();
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => [...store.getState().sessions.values()], [store, signature]);
}

function signatureOf({ sessions }: ObserverState): string {
  let signature = '';
  for (const { sessionId, agentName, phase } of sessions.values()) signature += `${sessionId} ${phase} ${agentName ?? ''}\n`;
  return signature;
}
