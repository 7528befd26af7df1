'use client';
import { useMemo, useState } from 'react';
import { JsonView, type JsonMark } from '../components/index.js';
import { useAllMessages } from '../messages/index.js';
import { briefJson, visibleText } from '../primitives/index.js';
import { valueAt, type SchemaVerdict } from '../schema/index.js';
import { InspectedCheck } from './inspected-check.js';
import { InspectedBlock } from './inspected-fields.js';
import { PlaceButton } from './place-button.js';
import { changeMarks, jsonChanges, type JsonChange } from './json-changes.js';

interface InspectedValueProps {
  readonly title: string;
  readonly value: unknown;
  readonly verdict: SchemaVerdict | undefined;
  /** What it is compared with; `undefined` where it is compared with nothing. */
  readonly earlier: { readonly value: unknown } | undefined;
}

/** What a tool was given, or gave: as a tree in which misfits and changes are marked, and both as lists that lead to their places. */
export function InspectedValue({ title, value, verdict, earlier }: InspectedValueProps) {
  const [goal, setGoal] = useState<{ readonly path: string }>();
  const difference = useMemo(() => (earlier === undefined ? undefined : jsonChanges(earlier.value, value)), [earlier, value]);
  const marks = useMemo(() => {
    const all = new Map<string, JsonMark>(changeMarks(difference?.changes ?? []));
    if (verdict?.status === 'mismatch')
      for (const { path, message } of verdict.problems) all.set(nearest(value, path), { kind: 'problem', text: visibleText(message) });
    return all;
  }, [verdict, difference, value]);
  // What is seen at a glance needs no search.
  const isLong = useMemo(() => briefJson(value, glance).length > glance, [value]);
  const goTo = (path: string): void => setGoal({ path: nearest(value, path) });
  return (
    <InspectedBlock title={title}>
      <JsonView value={value} defaultDepth={2} label={title} tools={isLong} marks={marks} goTo={goal} />
      <InspectedCheck verdict={verdict} onGoTo={goTo} />
      {difference !== undefined && <Changes {...difference} onGoTo={goTo} />}
    </InspectedBlock>
  );
}

interface ChangesProps {
  readonly changes: readonly JsonChange[];
  readonly isCut: boolean;
  readonly onGoTo: (path: string) => void;
}

function Changes({ changes, isCut, onGoTo }: ChangesProps) {
  const { text } = useAllMessages();
  if (changes.length === 0) return <p className="oddkin-observer-note">{text('observer.compared.same')}</p>;
  return (
    <>
      <p className="oddkin-observer-note">
        {text(isCut ? 'observer.compared.countCut' : 'observer.compared.count', { count: changes.length })}
      </p>
      <ul className="oddkin-observer-found">
        {changes.map(({ path, kind, before, after }) => (
          <li key={`${kind} ${path}`} className="oddkin-observer-found-problem" data-level={kind}>
            <span>{text(`observer.compared.${kind}`)}</span>
            <PlaceButton path={path} onGoTo={onGoTo} />
            {kind !== 'added' && <del dir="ltr">{briefJson(before, longestValue)}</del>}
            {kind !== 'removed' && <ins dir="ltr">{briefJson(after, longestValue)}</ins>}
          </li>
        ))}
      </ul>
    </>
  );
}

const longestValue = 120;
const glance = 200;

/** The place itself, or the nearest above it that is there: what is missing has no line. */
function nearest(value: unknown, path: string): string {
  let place = path;
  while (place !== '' && valueAt(value, place) === undefined) place = place.slice(0, place.lastIndexOf('/'));
  return place;
}
