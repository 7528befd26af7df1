'use client';
import { useMemo } from 'react';
import { useStoreContext } from '../hooks/index.js';
import { useAllMessages } from '../messages/index.js';
import type { ObserverState, ToolCallRecord } from '../store/index.js';
import { nameOf } from './agent-name.js';

interface CompareChoiceProps {
  readonly call: ToolCallRecord;
  readonly chosen: string | undefined;
  readonly onChoose: (key: string | undefined) => void;
}

const most = 100;

/** Chooses a call of the same tool to compare one with: the one before it by a press, any other from a list. Renders nothing where there is no other. */
export function CompareChoice({ call, chosen, onChoose }: CompareChoiceProps) {
  const { text, format } = useAllMessages();
  const { store } = useStoreContext();
  const { state, others } = useMemo(() => {
    const now = store.getState();
    return { state: now, others: othersOf(now, call) };
    // A list of what was there when the call was chosen: it does not move under a reader's hand.
  }, [store, call]);
  const before = others.find(({ createdAt, sessionId }) => sessionId === call.sessionId && createdAt <= call.createdAt);
  if (others.length === 0) return null;
  return (
    <div className="oddkin-observer-compare">
      {before !== undefined && (
        <button
          type="button"
          className="oddkin-button"
          aria-pressed={chosen === before.key}
          onClick={() => onChoose(chosen === before.key ? undefined : before.key)}
        >
          {text('observer.compared.withPrevious')}
        </button>
      )}
      <select
        className="oddkin-observer-select"
        aria-label={text('observer.compared.with')}
        value={chosen ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose(value === '' ? undefined : value)}
      >
        <option value="">{text('observer.compared.withNone')}</option>
        {others.map((other) => (
          <option key={other.key} value={other.key}>
            {[
              format.clock(other.startedAt),
              text(`tool-call.${other.value.status}`),
              ...(other.sessionId === undefined || other.sessionId === call.sessionId
                ? []
                : [nameOf(other.sessionId, state.sessions.get(other.sessionId)?.agentName)]),
            ].join(' · ')}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The calls of the same tool that are nearest in time, in all sessions, the one just before first. */
function othersOf({ toolCalls }: ObserverState, call: ToolCallRecord): readonly ToolCallRecord[] {
  const earlier: ToolCallRecord[] = [];
  const later: ToolCallRecord[] = [];
  for (const record of toolCalls.records.values()) {
    if (record.value.tool !== call.value.tool || record.key === call.key) continue;
    (record.createdAt <= call.createdAt ? earlier : later).push(record);
  }
  return [...earlier.slice(-most).reverse(), ...later.slice(0, most)];
}
