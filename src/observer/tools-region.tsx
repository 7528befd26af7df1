'use client';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useObserverState, useToolStatistics } from '../hooks/index.js';
import { useMessages, type MessageKey } from '../messages/index.js';
import { usePanelState } from './panel-state.js';
import { ToolClassIcon } from './tool-class-icon.js';
import { sortToolRows, toolRows, type ToolColumn, type ToolRow } from './tool-rows.js';

interface Sorting {
  readonly column: ToolColumn;
  readonly isAscending: boolean;
}

const columns = ['tool', 'class', 'calls', 'inFlight', 'succeeded', 'failed', 'timedOut', 'p50', 'p95', 'max'] as const;
const texts: ReadonlySet<ToolColumn> = new Set<ToolColumn>(['tool', 'class']);

/** The tools of the session with what has become of their calls. Renders a table of which every count can be sorted by. */
export function ToolsRegion() {
  const { text, locale } = useMessages();
  const { sessionId } = usePanelState();
  const manifest = useObserverState((state) => (sessionId === undefined ? undefined : state.sessions.get(sessionId)?.manifest));
  const statistics = useToolStatistics(sessionId);
  const [{ column, isAscending }, setSorting] = useState<Sorting>({ column: 'tool', isAscending: true });
  const rows = useMemo(
    () => sortToolRows(toolRows(manifest, statistics, sessionId ?? ''), column, isAscending, locale),
    [manifest, statistics, sessionId, column, isAscending, locale],
  );
  if (rows.length === 0) return <div className="oddkin-observer-empty">{text('observer.tools.empty')}</div>;
  return (
    // Scrolls sideways, so the keyboard has to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="oddkin-observer-table-scroll" role="region" aria-label={text('observer.region.tools')} tabIndex={0}>
      <table className="oddkin-observer-table">
        <thead>
          <tr>
            {columns.map((each) => (
              <SortableHead key={each} column={each} sorting={{ column, isAscending }} onSort={setSorting} />
            ))}
            {(['lastError', 'limits', 'capability', 'description'] as const).map((each) => (
              <th key={each} scope="col" className="oddkin-observer-head">
                {text(`observer.tools.${each}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ToolLine key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SortableHeadProps {
  readonly column: ToolColumn;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
}

function SortableHead({ column, sorting, onSort }: SortableHeadProps) {
  const { text } = useMessages();
  const isSorted = sorting.column === column;
  const order = sorting.isAscending ? 'ascending' : 'descending';
  const Arrow = sorting.isAscending ? ArrowUp : ArrowDown;
  const key: MessageKey = `observer.tools.${column}`;
  return (
    <th
      scope="col"
      className="oddkin-observer-head"
      data-number={texts.has(column) ? undefined : ''}
      aria-sort={isSorted ? order : undefined}
    >
      <button
        type="button"
        className="oddkin-observer-sort"
        onClick={() => onSort({ column, isAscending: isSorted ? !sorting.isAscending : texts.has(column) })}
      >
        {text(key)}
        <Arrow className="oddkin-observer-sort-arrow" data-sorted={isSorted ? '' : undefined} size={14} strokeWidth={1.75} aria-hidden />
      </button>
    </th>
  );
}

function ToolLine({ row: { id, declaration, statistics, p50Ms, p95Ms, maxMs, isHeld } }: { readonly row: ToolRow }) {
  const { text, format } = useMessages();
  const codes = [...statistics.failures].map(([code, count]) => `${code} × ${format.number(count)}`).join('\n');
  const limits = declaration?.limits;
  const count = (value: number): string => (statistics.calls === 0 ? '' : format.number(value));
  const latency = (value: number | undefined): string => (value === undefined ? '' : format.number(Math.round(value)));
  return (
    <tr data-undeclared={declaration === undefined ? '' : undefined}>
      <th scope="row" className="oddkin-observer-tool">
        <bdi>{id}</bdi>
      </th>
      <td className="oddkin-observer-class" data-class={declaration?.class}>
        <ToolClassIcon toolClass={declaration?.class} />
        {declaration === undefined ? text('observer.tools.undeclared') : text(`tool-call.class.${declaration.class}`)}
      </td>
      <td data-number="">{format.number(statistics.calls)}</td>
      <td data-number="">{count(statistics.inFlight)}</td>
      <td data-number="">{count(statistics.succeeded)}</td>
      <td data-number="" data-failed={statistics.failed > 0 ? '' : undefined} title={codes === '' ? undefined : codes}>
        {count(statistics.failed)}
      </td>
      <td data-number="" data-failed={statistics.timedOut > 0 ? '' : undefined}>
        {count(statistics.timedOut)}
      </td>
      <td data-number="">{latency(p50Ms)}</td>
      <td data-number="">{latency(p95Ms)}</td>
      <td data-number="">{latency(maxMs)}</td>
      <td className="oddkin-observer-last-error" title={statistics.lastError}>
        <bdi>{statistics.lastError}</bdi>
      </td>
      <td>
        {[
          limits?.calls_per_minute === undefined ? '' : text('observer.tools.perMinute', { count: limits.calls_per_minute }),
          limits?.calls_per_session === undefined ? '' : text('observer.tools.perSession', { count: limits.calls_per_session }),
        ]
          .filter((limit) => limit !== '')
          .join(' · ')}
      </td>
      <td data-failed={isHeld === false ? '' : undefined}>
        {isHeld !== undefined && (
          <>
            <bdi>{declaration?.requires_capability}</bdi> · {text(isHeld ? 'observer.tools.held' : 'observer.tools.notHeld')}
          </>
        )}
      </td>
      <td className="oddkin-observer-description" title={declaration?.description}>
        <bdi>{declaration?.description}</bdi>
      </td>
    </tr>
  );
}
