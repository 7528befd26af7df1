'use client';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useObserverState, useStoreContext, useTimeline } from '../hooks/index.js';
import { useAllMessages } from '../messages/index.js';
import { isSettled, type ObserverState } from '../store/index.js';
import { subjectOfEntry } from './filter/filter-subjects.js';
import type { FilterSubject } from './filter/match-filter.js';
import { SearchShare } from './filter/search-share.js';
import { useFilterTest } from './filter/use-filter.js';
import { useFilteredRows } from './filter/use-filtered-rows.js';
import { usePanelState, type Selection } from './panel-state.js';
import { mergeRows, planRows, subjectOfPlan, type TimelineListRow } from './plan-rows.js';
import { findByPosition, type Rows } from './rows.js';
import { callOfFrame, positionOfSelection } from './selected-position.js';
import { TimelineRow } from './timeline-row.js';
import { VirtualList } from './virtual-list.js';

/** All that happened, one line each, oldest first, with `tools` above. */
export function TimelineList({ tools }: { readonly tools: ReactNode }) {
  const { text } = useAllMessages();
  const { selection, select } = usePanelState();
  const rows = useTimelineRows();
  const onSelect = useCallback(
    (entry: TimelineListRow) => {
      if (entry.kind === 'tool-call') select({ kind: 'tool-call', toolCallKey: entry.toolCallKey });
      else select({ kind: entry.kind === 'event' ? 'event' : 'frame', position: Math.floor(entry.position) });
    },
    [select],
  );
  return (
    <>
      <div className="oddkin-observer-filters">
        {tools}
        <SearchShare share={rows.share} />
        {rows.dropped > 0 && <span className="oddkin-observer-let-go">{text('observer.list.letGo', { count: rows.dropped })}</span>}
      </div>
      <VirtualList
        rows={rows.shown}
        label={text('observer.region.timeline')}
        renderRow={renderRow}
        selected={useSelectedPosition(selection, rows.shown)}
        onSelect={onSelect}
        empty={rows.share < 1 ? '' : text(rows.isFiltered ? 'observer.list.noMatch' : 'observer.timeline.empty')}
      />
    </>
  );
}

function renderRow(entry: TimelineListRow) {
  return <TimelineRow entry={entry} />;
}

function useTimelineRows() {
  const { store } = useStoreContext();
  const timeline = useTimeline();
  const plans = useObserverState((state) => state.plans);
  const told = useMemo(() => planRows(plans), [plans]);
  const rows = useMemo(() => mergeRows(timeline, told), [timeline, told]);
  const passes = useFilterTest();
  const isRunning = useCallback(
    (row: TimelineListRow): boolean => {
      const record = row.kind === 'tool-call' ? store.getState().toolCalls.records.get(row.toolCallKey) : undefined;
      return record !== undefined && !isSettled(record);
    },
    [store],
  );
  const test = useMemo(() => {
    if (passes === undefined) return undefined;
    return (row: TimelineListRow): boolean => passes(subjectOfRow(row, store.getState()));
  }, [passes, store]);
  // A filter may ask what became of a call, which the entries do not tell.
  useObserverState((state) => (test === undefined ? undefined : state.toolCalls));
  const { rows: shown, share } = useFilteredRows(rows, test, isRunning, positionOf);
  return { shown, share, isFiltered: test !== undefined, dropped: timeline.dropped };
}

const positionOf = ({ position }: TimelineListRow): number => position;

function subjectOfRow(row: TimelineListRow, state: ObserverState): FilterSubject {
  if (row.kind !== 'plan') return subjectOfEntry(row, state);
  const { sessionId, changes } = row;
  return subjectOfPlan(
    { sessionId, titles: changes.map(({ title }) => title), statuses: changes.flatMap(({ status }) => status ?? []) },
    state,
  );
}

/** The position of the row that stands for what is selected: a frame may be the answer to a call, or what told of a plan. */
function useSelectedPosition(selection: Selection | undefined, rows: Rows<TimelineListRow>): number | undefined {
  const { store } = useStoreContext();
  return useMemo(() => {
    const state = store.getState();
    const position = positionOfSelection(selection, state);
    if (position === undefined) return undefined;
    const place = [position, position + 0.5].find((each) => findByPosition(rows, each) >= 0);
    const toolCallKey = place === undefined ? callOfFrame(position, state) : undefined;
    return toolCallKey === undefined ? place : positionOfSelection({ kind: 'tool-call', toolCallKey }, state);
  }, [selection, store, rows]);
}
