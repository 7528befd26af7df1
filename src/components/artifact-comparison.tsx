'use client';
import { useMemo, useRef, useState } from 'react';
import { Columns2, Rows2 } from '../icons/index.js';
import { artifactComparisonWords, useMessages, useWords } from '../messages/index.js';
import { findChanges, type ChangedLine } from './artifact-changes.js';
import { splitRows, unifiedRows, type Row } from './artifact-rows.js';
import { useHasRoom } from './use-has-room.js';

export interface ArtifactComparisonProps {
  readonly before: string;
  readonly after: string;
  /** What is compared, for screen readers. */
  readonly label: string;
}

/** What changed from one text to another: in one column, or in two where there is room. Renders a `<div>` with a `<table>`. `data-layout` is `unified` or `split`. */
export function ArtifactComparison({ before, after, label }: ArtifactComparisonProps) {
  const { text } = useWords(artifactComparisonWords);
  const { text: valueText } = useMessages();
  const root = useRef<HTMLDivElement>(null);
  const hasRoom = useHasRoom(root, splitWidthPx);
  const [wantsSplit, setWantsSplit] = useState(false);
  const [shown, setShown] = useState(firstRows);
  const changes = useMemo(() => findChanges(before, after), [before, after]);
  const isSplit = wantsSplit && hasRoom;
  const rows = useMemo(() => (changes === undefined ? [] : isSplit ? splitRows(changes) : unifiedRows(changes)), [changes, isSplit]);
  if (changes === undefined) return <p className="oddkin-artifact-note">{text('artifact.tooDifferent')}</p>;
  const counts = { added: count(changes, 'added'), removed: count(changes, 'removed') };
  return (
    <div ref={root} className="oddkin-artifact-comparison" data-layout={isSplit ? 'split' : 'unified'}>
      <div className="oddkin-artifact-comparison-head">
        <span>{counts.added + counts.removed === 0 ? text('artifact.noChanges') : text('artifact.changes', counts)}</span>
        {hasRoom ? (
          <button
            type="button"
            className="oddkin-icon-button"
            aria-pressed={isSplit}
            title={text('artifact.sideBySide')}
            aria-label={text('artifact.sideBySide')}
            onClick={() => setWantsSplit(!wantsSplit)}
          >
            {isSplit ? <Rows2 size={14} strokeWidth={1.75} aria-hidden /> : <Columns2 size={14} strokeWidth={1.75} aria-hidden />}
          </button>
        ) : null}
      </div>
      {/* What scrolls has to be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="oddkin-artifact-comparison-lines" role="group" tabIndex={0} aria-label={label} dir="ltr">
        <table>
          {isSplit ? (
            <colgroup>
              <col className="oddkin-artifact-number" />
              <col className="oddkin-artifact-sign" />
              <col />
              <col className="oddkin-artifact-number" />
              <col className="oddkin-artifact-sign" />
              <col />
            </colgroup>
          ) : null}
          <tbody>
            {rows.slice(0, shown).map((row) => (
              <ComparisonRow key={keyOf(row)} row={row} isSplit={isSplit} />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > shown ? (
        <p className="oddkin-artifact-note">
          <button type="button" className="oddkin-text-button" onClick={() => setShown(shown + firstRows)}>
            {valueText('json-view.more', { count: Math.min(firstRows, rows.length - shown) })}
          </button>
        </p>
      ) : null}
    </div>
  );
}

const splitWidthPx = 640;
const firstRows = 500;

function count(lines: readonly ChangedLine[], kind: ChangedLine['kind']): number {
  return lines.filter((line) => line.kind === kind).length;
}

function keyOf(row: Row): string {
  const [before, after] =
    row.type === 'pair' ? [row.before, row.after] : row.type === 'line' ? [row.line, row.line] : [row.lines[0], row.lines[0]];
  return `${row.type} ${before?.before ?? ''} ${after?.after ?? ''}`;
}

function ComparisonRow({ row, isSplit }: { readonly row: Row; readonly isSplit: boolean }) {
  const { text } = useWords(artifactComparisonWords);
  const [isOpen, setOpen] = useState(false);
  switch (row.type) {
    case 'line':
      return <UnifiedLine line={row.line} />;
    case 'pair':
      return (
        <tr>
          <Side line={row.before} number={row.before?.before} />
          <Side line={row.after} number={row.after?.after} />
        </tr>
      );
    case 'fold':
      if (isOpen) {
        return row.lines.map((line) =>
          isSplit ? (
            <tr key={line.before}>
              <Side line={line} number={line.before} />
              <Side line={line} number={line.after} />
            </tr>
          ) : (
            <UnifiedLine key={line.before} line={line} />
          ),
        );
      }
      return (
        <tr>
          <td className="oddkin-artifact-fold" colSpan={isSplit ? 6 : 4}>
            <button type="button" className="oddkin-text-button" onClick={() => setOpen(true)}>
              {text('artifact.unchanged', { count: row.lines.length })}
            </button>
          </td>
        </tr>
      );
    default:
      return row satisfies never;
  }
}

function UnifiedLine({ line }: { readonly line: ChangedLine }) {
  return (
    <tr data-kind={line.kind}>
      <td className="oddkin-artifact-number">{line.before}</td>
      <td className="oddkin-artifact-number">{line.after}</td>
      <LineCells line={line} />
    </tr>
  );
}

function Side({ line, number }: { readonly line: ChangedLine | undefined; readonly number: number | undefined }) {
  if (line === undefined) return <td className="oddkin-artifact-gap" colSpan={3} aria-hidden />;
  return (
    <>
      <td className="oddkin-artifact-number" data-kind={line.kind}>
        {number}
      </td>
      <LineCells line={line} />
    </>
  );
}

function LineCells({ line: { kind, words } }: { readonly line: ChangedLine }) {
  const { text } = useWords(artifactComparisonWords);
  const Changed = kind === 'removed' ? 'del' : 'ins';
  return (
    <>
      <td className="oddkin-artifact-sign" data-kind={kind}>
        {kind === 'same' ? null : (
          <>
            <span aria-hidden>{kind === 'added' ? '+' : '−'}</span>
            <span className="oddkin-heard-only">{text(`artifact.${kind}`)}</span>
          </>
        )}
      </td>
      <td className="oddkin-artifact-line" data-kind={kind}>
        {words.map(({ text: word, isChanged }, index) =>
          isChanged ? (
            // A word has no other name than its place.
            // oxlint-disable-next-line react/no-array-index-key
            <Changed key={index} className="oddkin-artifact-word">
              {word}
            </Changed>
          ) : (
            word
          ),
        )}
        {words.every(({ text: word }) => word === '') ? <br /> : null}
      </td>
    </>
  );
}
