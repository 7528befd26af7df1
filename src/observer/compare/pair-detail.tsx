'use client';
import { useMemo } from 'react';
import { useAllMessages, type MessageKey } from '../../messages/index.js';
import { visibleText } from '../../primitives/index.js';
import { jsonChanges, type JsonChange } from '../json-changes.js';
import type { ComparedCall } from './compared-call.js';
import type { ComparedPair } from './use-comparison.js';

const mostChanges = 200;
const longestValue = 2_000;

/** Where two calls differ, path by path: in what they were given, how they ended, and what came of them. Renders a `<section>`. */
export function PairDetail({ pair }: { readonly pair: ComparedPair | undefined }) {
  const { text, format } = useAllMessages();
  if (pair === undefined) return <p className="oddkin-dialog-text oddkin-compare-detail">{text('observer.compare.select')}</p>;
  const { before, after, differences } = pair;
  const { tool } = (before ?? after) as ComparedCall; // a pair has one of them at least
  return (
    // What scrolls has to be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="oddkin-compare-detail" aria-label={text('observer.compare.detail', { tool: visibleText(tool) })} tabIndex={0}>
      <p className="oddkin-dialog-text">
        {differences.length === 0
          ? text('observer.compare.same')
          : differences.map((difference) => text(`observer.compare.told.${difference}`)).join(' ')}{' '}
        {[before, after].map((call) => latencyOf(call)).join(' → ')}
      </p>
      <Changes titleKey="observer.compare.input" before={before?.record.value.input} after={after?.record.value.input} />
      <Changes titleKey="observer.compare.result" before={resultOf(before)} after={resultOf(after)} />
    </section>
  );

  function latencyOf(call: ComparedCall | undefined): string {
    const latencyMs = call?.record.value.latencyMs;
    return latencyMs === undefined ? '–' : format.duration(latencyMs);
  }
}

/** How a call ended, and what came of it. */
function resultOf(call: ComparedCall | undefined): unknown {
  if (call === undefined) return undefined;
  const { status, output, error } = call.record.value;
  return { status, ...(output === undefined ? {} : { output }), ...(error === undefined ? {} : { error }) };
}

interface ChangesProps {
  readonly titleKey: MessageKey;
  readonly before: unknown;
  readonly after: unknown;
}

function Changes({ titleKey, before, after }: ChangesProps) {
  const { text } = useAllMessages();
  const { changes, isCut } = useMemo(() => jsonChanges(before, after, mostChanges), [before, after]);
  if (changes.length === 0) return null;
  return (
    <table className="oddkin-compare-changes">
      <caption>{text(titleKey)}</caption>
      <thead>
        <tr>
          <th scope="col">{text('observer.compare.path')}</th>
          <th scope="col">{text('observer.compare.before')}</th>
          <th scope="col">{text('observer.compare.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <ChangeRow key={change.path} change={change} />
        ))}
      </tbody>
      {isCut && (
        <tfoot>
          <tr>
            <td colSpan={3}>{text('observer.compare.more', { count: mostChanges })}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function ChangeRow({ change: { path, before, after } }: { readonly change: JsonChange }) {
  const { text } = useAllMessages();
  return (
    <tr>
      <th scope="row">
        <bdi>{path === '' ? text('observer.compare.whole') : visibleText(path)}</bdi>
      </th>
      <td data-side="before" dir="auto">
        {valueText(before)}
      </td>
      <td data-side="after" dir="auto">
        {valueText(after)}
      </td>
    </tr>
  );
}

function valueText(value: unknown): string {
  if (value === undefined) return '–';
  const written = JSON.stringify(value, undefined, 1);
  return visibleText(written.length > longestValue ? `${written.slice(0, longestValue)} …` : written);
}
