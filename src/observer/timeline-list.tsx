'use client';
import { useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useStoreContext, useTimeline } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import type { TimelineEntry } from '../store/index.js';
import { nameOf } from './agent-name.js';
import { usePanelState } from './panel-state.js';
import { FilteredRows } from './rows.js';
import { matcherOf, SearchField } from './search-field.js';
import { tellEntry, tellObject } from './telling-line.js';
import { TimelineRow } from './timeline-row.js';
import { VirtualList } from './virtual-list.js';

/** All that happened, one line each, oldest first, with `tools` beside its filter. */
export function TimelineList({ tools }: { readonly tools: ReactNode }) {
  const { text } = useMessages();
  const { selection, select } = usePanelState();
  const [query, setQuery] = useState('');
  const rows = useTimelineRows(useDeferredValue(query));
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
        <SearchField label={text('observer.timeline.filter')} value={query} onValueChange={setQuery} />
        {rows.dropped > 0 && <span className="oddkin-observer-let-go">{text('observer.list.letGo', { count: rows.dropped })}</span>}
      </div>
      <VirtualList
        rows={rows.shown}
        label={text('observer.region.timeline')}
        renderRow={renderRow}
        selected={useSelectedPosition(selection)}
        onSelect={onSelect}
        empty={text(query === '' ? 'observer.timeline.empty' : 'observer.list.noMatch')}
      />
    </>
  );
}

function renderRow(entry: TimelineEntry) {
  return <TimelineRow entry={entry} />;
}

function useTimelineRows(query: string) {
  const { text } = useMessages();
  const { store } = useStoreContext();
  const timeline = useTimeline();
  const [filtered] = useState(() => new FilteredRows<TimelineEntry>());
  const test = useMemo(() => {
    const matches = matcherOf(query);
    return (entry: TimelineEntry): boolean => {
      const { sessions, toolCalls } = store.getState();
      const call = entry.kind === 'tool-call' ? toolCalls.records.get(entry.toolCallKey)?.value : undefined;
      const told = call === undefined ? tellEntry(entry, text) : `${call.tool} ${tellObject(call.input)}`;
      const topic = entry.kind === 'event' ? entry.topic : entry.kind;
      return matches(`${nameOf(entry.sessionId, sessions.get(entry.sessionId)?.agentName)} ${topic} ${told}`);
    };
  }, [query, store, text]);
  return { shown: query === '' ? timeline : filtered.view(timeline, test), dropped: timeline.dropped };
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
