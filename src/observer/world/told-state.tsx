'use client';
import { memo, useMemo, useState } from 'react';
import { JsonView } from '../../components/index.js';
import { useStoreContext } from '../../hooks/index.js';
import { History } from '../../icons/index.js';
import { usePanelMessages } from '../../messages/index.js';
import { visibleText } from '../../primitives/index.js';
import { stepName } from '../../schema/index.js';
import type { EventEntry } from '../../store/index.js';
import { changeMarks, jsonChanges } from '../json-changes.js';
import { usePanelState } from '../panel-state.js';
import { useStateChanges } from './use-state-changes.js';

/** The state as the world last told it, with what changed marked in it, and what it told before. */
export function ToldState({ sessionId }: { readonly sessionId: string }) {
  const { text, format } = usePanelMessages();
  const changes = useStateChanges(sessionId);
  const last = changes.at(-1);
  const before = changes.at(-2);
  const difference = useMemo(
    () => (last === undefined || before === undefined ? [] : jsonChanges(before.payload, last.payload).changes),
    [last, before],
  );
  const marks = useMemo(() => changeMarks(difference), [difference]);
  if (last === undefined) return <div className="oddkin-observer-empty">{text('observer.world.noState')}</div>;
  return (
    <div className="oddkin-observer-told">
      <p className="oddkin-observer-note">
        {text('observer.world.toldAt', { time: format.clock(last.at) })}
        {before !== undefined &&
          ` · ${difference.length === 0 ? text('observer.world.same') : text('observer.world.changed', { names: namesOf(difference) })}`}
      </p>
      <JsonView value={last.payload} defaultDepth={1} label={text('observer.region.world')} marks={marks} />
      {changes.length > 1 && <StateHistory changes={changes} />}
    </div>
  );
}

/** What the world told before, the last first. An entry selects what was told; a second button takes the panel back to it. */
function StateHistory({ changes }: { readonly changes: readonly EventEntry[] }) {
  const { text } = usePanelMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="oddkin-fold-summary">{text('observer.world.history', { count: changes.length })}</summary>
      {isOpen && (
        <ol role="list" className="oddkin-observer-links">
          {changes.map((entry, index) => <HistoryEntry key={entry.position} entry={entry} before={changes[index - 1]} />).reverse()}
        </ol>
      )}
    </details>
  );
}

const HistoryEntry = memo(function HistoryEntry({
  entry,
  before,
}: {
  readonly entry: EventEntry;
  readonly before: EventEntry | undefined;
}) {
  const { text, format } = usePanelMessages();
  const { store } = useStoreContext();
  const { select, selection } = usePanelState();
  const { position, at, payload } = entry;
  const time = format.clock(at);
  const difference = useMemo(() => (before === undefined ? [] : jsonChanges(before.payload, payload, 20).changes), [before, payload]);
  return (
    <li className="oddkin-observer-state">
      <button
        type="button"
        className="oddkin-observer-link"
        aria-current={selection?.kind === 'event' && selection.position === position ? true : undefined}
        onClick={() => select({ kind: 'event', position })}
      >
        <time>{time}</time>
      </button>
      <span className="oddkin-observer-note">
        {before === undefined
          ? ''
          : difference.length === 0
            ? text('observer.world.same')
            : text('observer.world.changed', { names: namesOf(difference) })}
      </span>
      <button type="button" className="oddkin-icon-button" title={text('observer.world.goTo')} onClick={() => store.seek(position + 1)}>
        <History size={14} strokeWidth={1.75} aria-hidden />
        <span className="oddkin-heard-only">{text('observer.world.goToAt', { time })}</span>
      </button>
    </li>
  );
});

const mostNames = 6;

/** The members in which something changed, by name. */
function namesOf(difference: ReturnType<typeof jsonChanges>['changes']): string {
  const names = [...new Set(difference.map(({ path }) => stepName(path.split('/')[1] ?? '/')))];
  return visibleText(names.slice(0, mostNames).join(', ').slice(0, 200)) + (names.length > mostNames ? ' …' : '');
}
