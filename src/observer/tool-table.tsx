'use client';
import { useMemo, useState } from 'react';
import { useMismatchCounts, useObserverState, useStoreContext, useToolStatistics } from '../hooks/index.js';
import { ArrowDown, ArrowUp } from '../icons/index.js';
import { useAllMessages, type MessageKey } from '../messages/index.js';
import { subjectOfTool } from './filter/region-subjects.js';
import { useFilterTest } from './filter/use-filter.js';
import { usePanelState } from './panel-state.js';
import { ToolLine } from './tool-line.js';
import { sortToolRows, toolRows, type ToolColumn, type ToolRow } from './tool-rows.js';
import { useCutEdges } from './use-cut-edges.js';

interface Sorting {
  readonly column: ToolColumn;
  readonly isAscending: boolean;
}

const sortable = [
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
const others = ['latencies', 'limits', 'lastError', 'capability', 'description'] as const;
const texts: ReadonlySet<ToolColumn> = new Set<ToolColumn>(['tool', 'class']);
/** So many tools are shown at first, and so many more at each asking. */
const pageLength = 60;

/** Renders a table of which every count can be sorted by. Where there is little room, each tool stands in a block of its own. */
export function ToolTable() {
  const { text, locale } = useAllMessages();
  const { sessionId } = usePanelState();
  const [{ column, isAscending }, setSorting] = useState<Sorting>({ column: 'tool', isAscending: true });
  const [limit, setLimit] = useState(pageLength);
  const { cut, watch } = useCutEdges();
  const { rows, isFiltered } = useToolRows(sessionId);
  const sorted = useMemo(() => sortToolRows(rows, column, isAscending, locale), [rows, column, isAscending, locale]);
  if (rows.length === 0)
    return <div className="oddkin-observer-empty">{text(isFiltered ? 'observer.list.noMatch' : 'observer.tools.empty')}</div>;
  const rest = sorted.length - limit;
  return (
    // Scrolls sideways, so the keyboard has to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div
      ref={watch}
      className="oddkin-observer-table-scroll"
      data-cut={cut}
      role="region"
      aria-label={text('observer.region.tools')}
      tabIndex={0}
    >
      <table className="oddkin-observer-table">
        <thead>
          <tr>
            {sortable.map((each) => (
              <SortableHead key={each} column={each} sorting={{ column, isAscending }} onSort={setSorting} />
            ))}
            {others.map((each) => (
              <th key={each} scope="col" className="oddkin-observer-head">
                {text(`observer.tools.${each}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, limit).map((row) => (
            <ToolLine key={row.id} row={row} columns={sortable.length + others.length} />
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <button type="button" className="oddkin-button" onClick={() => setLimit(limit + pageLength)}>
          {text('observer.tools.more', { count: Math.min(rest, pageLength) })}
        </button>
      )}
    </div>
  );
}

function useToolRows(sessionId: string | undefined): { readonly rows: readonly ToolRow[]; readonly isFiltered: boolean } {
  const { store } = useStoreContext();
  const manifest = useObserverState((state) => (sessionId === undefined ? undefined : state.sessions.get(sessionId)?.manifest));
  const statistics = useToolStatistics(sessionId);
  const mismatches = useMismatchCounts(sessionId);
  const passes = useFilterTest();
  return useMemo(() => {
    const all = toolRows(manifest, statistics, sessionId ?? '', mismatches);
    if (passes === undefined) return { rows: all, isFiltered: false };
    return { rows: all.filter((row) => passes(subjectOfTool(row, store.getState()))), isFiltered: true };
  }, [manifest, statistics, mismatches, sessionId, passes, store]);
}

interface SortableHeadProps {
  readonly column: ToolColumn;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
}

function SortableHead({ column, sorting, onSort }: SortableHeadProps) {
  const { text } = useAllMessages();
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
