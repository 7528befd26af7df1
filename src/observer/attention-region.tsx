'use client';
import { useMemo } from 'react';
import { Approval, Question } from '../components/index.js';
import { SessionScope, useObserverState } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import type { Approval as ApprovalDocument, Question as QuestionDocument } from '../schema/index.js';
import { isOver, type Kept, type ObserverState } from '../store/index.js';
import { AgentName } from './agent-name.js';

type Asked = Kept<QuestionDocument> | Kept<ApprovalDocument>;

/** Every open question and approval of every session, oldest first. */
export function AttentionRegion() {
  const { text } = useMessages();
  const asked = useOpenAskings();
  if (asked.length === 0) return <div className="oddkin-observer-empty">{text('observer.attention.empty')}</div>;
  return (
    <ul className="oddkin-observer-attention">
      {asked.map(({ key, sessionId, value }) => (
        <li key={key} className="oddkin-observer-asked">
          {sessionId !== undefined && (
            <p className="oddkin-observer-note">
              <AgentName sessionId={sessionId} />
            </p>
          )}
          <SessionScope sessionId={sessionId}>
            {'questionId' in value ? <Question questionId={key} /> : <Approval approvalId={key} />}
          </SessionScope>
        </li>
      ))}
    </ul>
  );
}

/** How many there are. Re-renders when that number changes. */
export function useOpenAskingCount(): number {
  return useObserverState((state) => openAskings(state).length);
}

/** What waits for a person: requested, in a session that still lives. */
function useOpenAskings(): readonly Asked[] {
  const questions = useObserverState((state) => state.questions);
  const approvals = useObserverState((state) => state.approvals);
  const sessions = useObserverState((state) => state.sessions);
  return useMemo(() => openAskings({ questions, approvals, sessions }), [questions, approvals, sessions]);
}

function openAskings({ questions, approvals, sessions }: Pick<ObserverState, 'questions' | 'approvals' | 'sessions'>): readonly Asked[] {
  const isOpen = ({ sessionId, value: { status } }: Asked): boolean => {
    const session = sessionId === undefined ? undefined : sessions.get(sessionId);
    return (status === 'requested' || status === 'failed') && (session === undefined || !isOver(session));
  };
  const open: Asked[] = [];
  for (const question of questions.values()) if (isOpen(question)) open.push(question);
  for (const approval of approvals.values()) if (isOpen(approval)) open.push(approval);
  return open.toSorted((left, right) => left.createdAt - right.createdAt);
}
