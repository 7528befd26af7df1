'use client';
import { nilUuid } from '../aicc/index.js';
import { useObserverState } from '../hooks/index.js';
import { usePanelMessages } from '../messages/index.js';
import { nameLine, wholeName } from '../primitives/index.js';
import type { Session } from '../store/index.js';

/** What a session is called: the name that its agent gave, in one line, or the first figures of its id. */
export function nameOf(sessionId: string, agentName: string | undefined): string {
  return nameLine(agentName) || sessionId.slice(0, 8);
}

/** The name of the agent of a session; what no session said, the bridge said. Renders a `<bdi>`. */
export function AgentName({ sessionId }: { readonly sessionId: string }) {
  const { text } = usePanelMessages();
  const agentName = useObserverState((state) => state.sessions.get(sessionId)?.agentName);
  if (sessionId === nilUuid) return <bdi>{text('observer.bridge')}</bdi>;
  return <bdi title={wholeName(agentName)}>{nameOf(sessionId, agentName)}</bdi>;
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
