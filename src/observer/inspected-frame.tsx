'use client';
import { useMemo } from 'react';
import { JsonView } from '../components/index.js';
import { useObserverState, useStoreContext } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import type { ProblemRecord, WireEntry } from '../store/index.js';
import { AgentName } from './agent-name.js';
import { InspectedBlock, InspectedField, InspectedFields } from './inspected-fields.js';

const longestRaw = 20_000;

/** One message of the wire: what it was taken for, what was wrong with it, its JSON as a tree and its text as it came. */
export function InspectedFrame({ position }: { readonly position: number }) {
  const { text, format } = useMessages();
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
      <FrameProblems position={position} />
      <FrameText entry={entry} />
    </>
  );
}

function FrameProblems({ position }: { readonly position: number }) {
  const { text } = useMessages();
  const problems = useObserverState((state) => state.problems.entries);
  const found = useMemo(() => {
    const all: ProblemRecord[] = [];
    for (const problem of problems) if (problem.position === position) all.push(problem);
    return all;
  }, [problems, position]);
  if (found.length === 0) return null;
  return (
    <InspectedBlock title={text('observer.region.problems')}>
      <ul className="oddkin-observer-found">
        {found.map(({ id, code, level, path, keyword, message }) => (
          <li key={id} className="oddkin-observer-found-problem" data-level={level}>
            <code>{code}</code>
            {path !== '' && <code className="oddkin-observer-pointer">{path}</code>}
            {keyword !== undefined && <code className="oddkin-observer-keyword">{keyword}</code>}
            <span dir="auto">{message}</span>
          </li>
        ))}
      </ul>
    </InspectedBlock>
  );
}

function FrameText({ entry }: { readonly entry: WireEntry }) {
  const { text } = useMessages();
  const parsed = useMemo(() => parse(entry.text), [entry]);
  const raw = entry.text ?? '';
  return (
    <>
      {parsed !== undefined && (
        <InspectedBlock title={text('observer.inspector.json')}>
          <JsonView value={parsed.value} defaultDepth={2} />
        </InspectedBlock>
      )}
      <InspectedBlock title={text('observer.inspector.raw')}>
        <pre className="oddkin-observer-raw" dir="ltr">
          {entry.text === undefined ? text('observer.wire.binary') : raw.slice(0, longestRaw)}
        </pre>
        {raw.length > longestRaw && (
          <p className="oddkin-observer-note">{text('observer.inspector.cut', { count: raw.length - longestRaw })}</p>
        )}
      </InspectedBlock>
    </>
  );
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
