'use client';
import { useCallback, useMemo, useState } from 'react';
import { useStoreContext, useWireLog } from '../hooks/index.js';
import { useAllMessages } from '../messages/index.js';
import { frameTable, type Sender } from '../schema/index.js';
import type { WireEntry } from '../store/index.js';
import { subjectOfWire } from './filter/filter-subjects.js';
import { SearchShare } from './filter/search-share.js';
import { useFilterTest } from './filter/use-filter.js';
import { useFilteredRows } from './filter/use-filtered-rows.js';
import { usePanelState } from './panel-state.js';
import { positionOfSelection } from './selected-position.js';
import { VirtualList } from './virtual-list.js';
import { WireRow } from './wire-row.js';

const anything = 'all';
const refused = 'refused';

/** The wire, message by message, with choices of type and direction above it. */
export function WireLog() {
  const { text } = useAllMessages();
  const { store } = useStoreContext();
  const { selection, select } = usePanelState();
  const { entries } = useWireLog();
  const [type, setType] = useState(anything);
  const [from, setFrom] = useState(anything);
  const test = useWireTest(type, from);
  const { rows, share } = useFilteredRows(entries, test);
  const selected = useMemo(() => positionOfSelection(selection, store.getState()), [selection, store]);
  const onSelect = useCallback((entry: WireEntry) => select({ kind: 'frame', position: entry.position }), [select]);
  return (
    <div className="oddkin-observer-region">
      <div className="oddkin-observer-filters">
        <select
          className="oddkin-observer-select"
          aria-label={text('observer.wire.type')}
          value={type}
          onChange={(event) => setType(event.currentTarget.value)}
        >
          <option value={anything}>{text('observer.wire.allTypes')}</option>
          {[...frameTable.keys()].map((name) => (
            <option key={name}>{name}</option>
          ))}
          <option value={refused}>{text('observer.wire.refused')}</option>
        </select>
        <select
          className="oddkin-observer-select"
          aria-label={text('observer.wire.direction')}
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        >
          <option value={anything}>{text('observer.wire.bothWays')}</option>
          {(['agent', 'bridge'] satisfies Sender[]).map((sender) => (
            <option key={sender} value={sender}>
              {text(`observer.wire.from.${sender}`)}
            </option>
          ))}
        </select>
        <SearchShare share={share} />
        {entries.dropped > 0 && <span className="oddkin-observer-let-go">{text('observer.list.letGo', { count: entries.dropped })}</span>}
      </div>
      <VirtualList
        rows={rows}
        label={text('observer.region.wire')}
        rowHeightRem={1.5}
        renderRow={renderRow}
        selected={selected}
        onSelect={onSelect}
        empty={share < 1 ? '' : text(test === undefined ? 'observer.wire.empty' : 'observer.list.noMatch')}
      />
    </div>
  );
}

function renderRow(entry: WireEntry) {
  return <WireRow entry={entry} />;
}

/** `undefined` where everything passes. */
function useWireTest(type: string, from: string): ((entry: WireEntry) => boolean) | undefined {
  const { store } = useStoreContext();
  const passes = useFilterTest();
  return useMemo(() => {
    if (passes === undefined && type === anything && from === anything) return undefined;
    return (entry: WireEntry) =>
      (type === anything || (type === refused ? !entry.accepted : entry.type === type)) &&
      (from === anything || entry.from === from) &&
      (passes === undefined || passes(subjectOfWire(entry, store.getState())));
  }, [type, from, passes, store]);
}
