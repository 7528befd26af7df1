'use client';
import { useObserverState } from '../hooks/index.js';
import type { Session } from '../store/index.js';

/** What a session is called: the name that its agent gave, or the first figures of its id. */
export function nameOf(sessionId: string, agentName: string | undefined): string {
  return agentName ?? sessionId.slice(0, 8);
}

/** The name of the agent of a session. Renders a `<bdi>`. */
export function AgentName({ sessionId }: { readonly sessionId: string }) {
  const agentName = useObserverState((state) => state.sessions.get(sessionId)?.agentName);
  return <bdi>{nameOf(sessionId, agentName)}</bdi>;
}

/** The names of sessions for a person to choose by; two of the same name are told apart by their ids. */
export function namesOf(sessions: readonly Session[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const { sessionId, agentName } of sessions) {
    const name = nameOf(sessionId, agentName);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Map(
    sessions.map(({ sessionId, agentName }) => {
      const name = nameOf(sessionId, agentName);
      return [sessionId, (counts.get(name) ?? 0) > 1 ? `${name} · ${sessionId.slice(0, 8)}` : name];
    }),
  );
}
