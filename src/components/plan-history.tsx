'use client';
import { useState, type ReactNode } from 'react';
import { useToolCall, type StepStatus } from '../hooks/index.js';
import { planWords, useWords } from '../messages/index.js';
import {
  countPlanChanges,
  nameLine,
  planChanges,
  usePlanContext,
  usePlanItemHistory,
  type PlanCause,
  type PlanChange,
} from '../primitives/index.js';

/** How a step came to where it is: its time in each status, what was asked of a person meanwhile, and each change with what moved it. */
export function PlanStepHistory() {
  const { record } = usePlanContext();
  const { text, format } = useWords(planWords);
  const history = usePlanItemHistory();
  if (history === undefined) return null;
  const { times, asks, changes } = history;
  return (
    <dl className="oddkin-plan-history">
      {times.length === 0 ? null : (
        <Row title={text('plan.times')}>
          <ul role="list" className="oddkin-plan-facts">
            {times.map(({ status, ms }) => (
              <li key={status}>
                {text(`plan.${status}`)}{' '}
                <bdi className="oddkin-plan-figure">{format.duration(ms < 1_000 ? ms : Math.floor(ms / 1_000) * 1_000)}</bdi>
              </li>
            ))}
          </ul>
        </Row>
      )}
      {asks.length === 0 ? null : (
        <Row title={text('plan.asked')}>
          <ul role="list" className="oddkin-plan-facts">
            {asks.map(({ cause, title }) => (
              <li key={`${cause.kind} ${cause.kind === 'frame' ? cause.position : 'key' in cause ? cause.key : ''}`}>
                <Cause cause={cause}>{nameLine(title)}</Cause>
              </li>
            ))}
          </ul>
        </Row>
      )}
      <Row title={text('plan.moves')}>
        <ol role="list" className="oddkin-plan-moves">
          {changes.map(({ status, at, position, toolCallKey }) => (
            <li key={position} className="oddkin-plan-move">
              <span className="oddkin-plan-figure">{format.clock(at)}</span>
              <Cause cause={{ kind: 'frame', position }}>{text(status === undefined ? 'plan.removed' : `plan.${status}`)}</Cause>
              {toolCallKey === undefined ? null : <Moved toolCallKey={toolCallKey} sessionId={record.sessionId} />}
            </li>
          ))}
        </ol>
      </Row>
    </dl>
  );
}

function Row({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="oddkin-plan-row">
      <dt className="oddkin-plan-row-title">{title}</dt>
      <dd className="oddkin-plan-row-content">{children}</dd>
    </div>
  );
}

function Moved({ toolCallKey, sessionId }: { readonly toolCallKey: string; readonly sessionId: string | undefined }) {
  const { text } = useWords(planWords);
  const call = useToolCall(toolCallKey);
  if (call === undefined) return null;
  return <Cause cause={{ kind: 'tool-call', toolCallKey, sessionId }}>{text('plan.movedBy', { tool: nameLine(call.value.tool) })}</Cause>;
}

/** Leads to what moved a step, where the host shows such things. */
function Cause({ cause, children }: { readonly cause: PlanCause; readonly children: ReactNode }) {
  const { onShowCause } = usePlanContext();
  if (onShowCause === undefined) return <bdi>{children}</bdi>;
  return (
    <button type="button" className="oddkin-plan-cause" onClick={() => onShowCause(cause)}>
      <bdi>{children}</bdi>
    </button>
  );
}

/** What changed in the plan since it came, on demand: it is rendered while it is open. Renders nothing while nothing has changed. */
export function PlanChanges() {
  const { record } = usePlanContext();
  const { text } = useWords(planWords);
  const [isOpen, setOpen] = useState(false);
  const count = countPlanChanges(record);
  if (count === 0) return null;
  return (
    <details className="oddkin-plan-changes" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="oddkin-fold-summary">{text('plan.changes', { count })}</summary>
      {isOpen ? <Changes /> : null}
    </details>
  );
}

function Changes() {
  const { record } = usePlanContext();
  const { format } = useWords(planWords);
  return (
    <ol role="list" className="oddkin-plan-moves">
      {planChanges(record)
        .slice(0, mostListed)
        .map((change) => (
          <li key={`${change.position} ${change.stepId}`} className="oddkin-plan-change">
            <span className="oddkin-plan-figure">{format.clock(change.at)}</span>
            <span className="oddkin-plan-change-title" dir="auto">
              {nameLine(change.title ?? change.stepId)}
            </span>
            <Cause cause={{ kind: 'frame', position: change.position }}>
              <Change change={change} />
            </Cause>
          </li>
        ))}
    </ol>
  );
}

/** So many are laid out at once. */
const mostListed = 100;

function Change({ change: { from, to } }: { readonly change: PlanChange }) {
  const { text } = useWords(planWords);
  const word = (status: StepStatus): string => text(`plan.${status}`);
  if (to === undefined) return text('plan.removed');
  return from === undefined ? text('plan.added', { status: word(to) }) : text('plan.changed', { from: word(from), to: word(to) });
}
