'use client';
import { useMemo, useState } from 'react';
import { JsonView, type JsonMark } from '../components/index.js';
import { useObserverState, useStoreContext } from '../hooks/index.js';
import { useAllMessages } from '../messages/index.js';
import { visibleText } from '../primitives/index.js';
import type { ProblemRecord, WireEntry } from '../store/index.js';
import { AgentName } from './agent-name.js';
import { InspectedBlock, InspectedField, InspectedFields } from './inspected-fields.js';
import { usePanelState } from './panel-state.js';
import { PlaceButton } from './place-button.js';

const longestRaw = 20_000;

/** One message of the wire: what it was taken for, what was wrong with it, its JSON as a tree and its text as it came. */
export function InspectedFrame({ position }: { readonly position: number }) {
  const { text, format } = useAllMessages();
  const { store } = useStoreContext();
  const { entries } = store.getState().wire;
  const entry = entries.at(position - entries.dropped);
  if (position < entries.dropped || entry === undefined)
    return <div className="oddkin-observer-empty">{text('observer.inspector.gone')}</div>;
  const { at, from, type, label, accepted, sessionId } = entry;
  return (
    <>
      <p className="oddkin-observer-inspected-title" data-state={accepted ? undefined : 'failed'}>
        <bdi>{accepted ? type : text('observer.wire.refusedFrame')}</bdi>
      </p>
      <InspectedFields>
        <InspectedField name={text('observer.inspector.position')}>{format.number(position)}</InspectedField>
        <InspectedField name={text('observer.inspector.time')}>{format.clock(at)}</InspectedField>
        <InspectedField name={text('observer.wire.direction')}>{text(`observer.wire.from.${from}`)}</InspectedField>
        <InspectedField name={text('observer.inspector.label')}>{label === undefined ? undefined : <bdi>{label}</bdi>}</InspectedField>
        <InspectedField name={text('observer.inspector.agent')}>
          {sessionId === undefined ? undefined : <AgentName sessionId={sessionId} />}
        </InspectedField>
        <InspectedField name={text('observer.inspector.size')}>
          {entry.text === undefined ? undefined : text('observer.inspector.characters', { count: entry.text.length })}
        </InspectedField>
      </InspectedFields>
      <FrameCall entry={entry} />
      <FrameContent entry={entry} />
    </>
  );
}

/** Leads from a frame of a call to the call. */
function FrameCall({ entry: { sessionId, callId } }: { readonly entry: WireEntry }) {
  const { text } = useAllMessages();
  const { select } = usePanelState();
  const call = useObserverState(({ toolCalls }) =>
    sessionId === undefined || callId === undefined ? undefined : toolCalls.records.get(`${sessionId}/${callId}`),
  );
  if (call === undefined) return null;
  return (
    <button type="button" className="oddkin-observer-link" onClick={() => select({ kind: 'tool-call', toolCallKey: call.key })}>
      {text('observer.inspector.call', { tool: visibleText(call.value.tool) })}
    </button>
  );
}

function FrameContent({ entry }: { readonly entry: WireEntry }) {
  const { text } = useAllMessages();
  const problems = useFrameProblems(entry.position);
  const parsed = useMemo(() => parse(entry.text), [entry]);
  const marks = useMemo(
    () => new Map<string, JsonMark>(problems.map(({ path, message }) => [path, { kind: 'problem', text: visibleText(message) }])),
    [problems],
  );
  const [goal, setGoal] = useState<{ readonly path: string }>();
  const raw = entry.text ?? '';
  return (
    <>
      {problems.length > 0 && (
        <InspectedBlock title={text('observer.region.problems')}>
          <ul className="oddkin-observer-found">
            {problems.map(({ id, code, level, path, keyword, message }) => (
              <li key={id} className="oddkin-observer-found-problem" data-level={level}>
                <code>{code}</code>
                {path !== '' && <PlaceButton path={path} onGoTo={() => setGoal({ path })} />}
                {keyword !== undefined && <code className="oddkin-observer-keyword">{keyword}</code>}
                <span dir="auto">{visibleText(message)}</span>
              </li>
            ))}
          </ul>
        </InspectedBlock>
      )}
      {parsed !== undefined && (
        <InspectedBlock title={text('observer.inspector.json')}>
          <JsonView value={parsed.value} defaultDepth={2} label={text('observer.inspector.json')} tools marks={marks} goTo={goal} />
        </InspectedBlock>
      )}
      <InspectedBlock title={text('observer.inspector.raw')}>
        {/* Long, and scrolled by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre className="oddkin-observer-raw" dir="ltr" tabIndex={0} role="group" aria-label={text('observer.inspector.raw')}>
          {entry.text === undefined ? text('observer.wire.binary') : raw.slice(0, longestRaw)}
        </pre>
        {raw.length > longestRaw && (
          <p className="oddkin-observer-note">{text('observer.inspector.cut', { count: raw.length - longestRaw })}</p>
        )}
      </InspectedBlock>
    </>
  );
}

function useFrameProblems(position: number): readonly ProblemRecord[] {
  const problems = useObserverState((state) => state.problems.entries);
  return useMemo(() => {
    const found: ProblemRecord[] = [];
    for (const problem of problems) if (problem.position === position) found.push(problem);
    return found;
  }, [problems, position]);
}

/** `undefined` where there is no JSON, or none that the stack can hold. */
function parse(raw: string | undefined): { readonly value: unknown } | undefined {
  if (raw === undefined) return undefined;
  try {
    return { value: JSON.parse(raw) as unknown };
  } catch {
    return undefined;
  }
}
