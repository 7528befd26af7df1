'use client';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useMismatchCounts, useObserverState, useToolStatistics } from '../hooks/index.js';
import { useMessages, type MessageKey } from '../messages/index.js';
import { usePanelState } from './panel-state.js';
import { RegionFrame, type RegionProps } from './region-frame.js';
import { ToolLine } from './tool-line.js';
import { sortToolRows, toolRows, type ToolColumn } from './tool-rows.js';

interface Sorting {
  readonly column: ToolColumn;
  readonly isAscending: boolean;
}

const columns = [
  'tool',
  'class',
  'calls',
  'inFlight',
  'succeeded',
  'failed',
  'timedOut',
  'mismatches',
  'p50',
  'p95',
  'max',
  'bytesIn',
  'bytesOut',
] as const;
const texts: ReadonlySet<ToolColumn> = new Set<ToolColumn>(['tool', 'class']);

/** The tools of the session with what has become of their calls. Renders a `<section>`. */
export function ToolsRegion(props: RegionProps) {
  return (
    <RegionFrame {...props} name="tools">
      <ToolTable />
    </RegionFrame>
  );
}

function ToolTable() {
  const { text, locale } = useMessages();
  const { sessionId } = usePanelState();
  const manifest = useObserverState((state) => (sessionId === undefined ? undefined : state.sessions.get(sessionId)?.manifest));
  const statistics = useToolStatistics(sessionId);
  const mismatches = useMismatchCounts(sessionId);
  const [{ column, isAscending }, setSorting] = useState<Sorting>({ column: 'tool', isAscending: true });
  const rows = useMemo(
    () => sortToolRows(toolRows(manifest, statistics, sessionId ?? '', mismatches), column, isAscending, locale),
    [manifest, statistics, mismatches, sessionId, column, isAscending, locale],
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
            {(['latencies', 'limits', 'lastError', 'capability', 'description'] as const).map((each) => (
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
