'use client';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useObserverState, useStoreContext, useTimeline } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import { isSettled, type TimelineEntry } from '../store/index.js';
import { subjectOfEntry } from './filter/filter-subjects.js';
import { useFilterTest } from './filter/use-filter.js';
import { usePanelState } from './panel-state.js';
import { FilteredRows } from './rows.js';
import { TimelineRow } from './timeline-row.js';
import { VirtualList } from './virtual-list.js';

/** All that happened, one line each, oldest first, with `tools` above. */
export function TimelineList({ tools }: { readonly tools: ReactNode }) {
  const { text } = useMessages();
  const { selection, select } = usePanelState();
  const rows = useTimelineRows();
  const onSelect = useCallback(
    (entry: TimelineEntry) => {
      if (entry.kind === 'tool-call') select({ kind: 'tool-call', toolCallKey: entry.toolCallKey });
      else select({ kind: entry.kind === 'event' ? 'event' : 'frame', position: entry.position });
    },
    [select],
  );
  return (
    <>
      <div className="oddkin-observer-filters">
        {tools}
        {rows.dropped > 0 && <span className="oddkin-observer-let-go">{text('observer.list.letGo', { count: rows.dropped })}</span>}
      </div>
      <VirtualList
        rows={rows.shown}
        label={text('observer.region.timeline')}
        renderRow={renderRow}
        selected={useSelectedPosition(selection)}
        onSelect={onSelect}
        empty={text(rows.isFiltered ? 'observer.list.noMatch' : 'observer.timeline.empty')}
      />
    </>
  );
}

function renderRow(entry: TimelineEntry) {
  return <TimelineRow entry={entry} />;
}

function useTimelineRows() {
  const { store } = useStoreContext();
  const timeline = useTimeline();
  const passes = useFilterTest();
  const [filtered] = useState(
    () =>
      new FilteredRows<TimelineEntry>((entry) => {
        const record = entry.kind === 'tool-call' ? store.getState().toolCalls.records.get(entry.toolCallKey) : undefined;
        return record !== undefined && !isSettled(record);
      }),
  );
  const test = useMemo(
    () => (passes === undefined ? undefined : (entry: TimelineEntry): boolean => passes(subjectOfEntry(entry, store.getState()))),
    [passes, store],
  );
  // A filter may ask what became of a call, which the entries do not tell.
  useObserverState((state) => (test === undefined ? undefined : state.toolCalls));
  const shown = test === undefined ? timeline : filtered.view(timeline, test);
  return { shown, isFiltered: test !== undefined, dropped: timeline.dropped };
}

/** The position of the entry that stands for what is selected. */
function useSelectedPosition(selection: ReturnType<typeof usePanelState>['selection']): number | undefined {
  const { store } = useStoreContext();
  return useMemo(() => {
    if (selection === undefined || selection.kind !== 'tool-call') return selection?.position;
    for (const entry of store.getState().timeline) {
      if (entry.kind === 'tool-call' && entry.toolCallKey === selection.toolCallKey) return entry.position;
    }
    return undefined;
  }, [selection, store]);
}
