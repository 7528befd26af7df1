'use client';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useStoreContext } from '../../hooks/index.js';
import { ArrowDown, ArrowUp } from '../../icons/index.js';
import { useAllMessages } from '../../messages/index.js';
import type { ObserverState } from '../../store/index.js';
import { namesOf } from '../agent-name.js';
import { CompareList } from './compare-list.js';
import { callsOf } from './compared-call.js';
import { PairDetail } from './pair-detail.js';
import { useComparison, type ComparedPair } from './use-comparison.js';

const keys = { next: 'n', previous: 'p' } as const;

/** One of the two runs. */
export interface ComparedRun {
  readonly name: string;
  readonly state: ObserverState;
}

export interface ComparisonProps {
  readonly before: ComparedRun;
  readonly after: ComparedRun;
}

/** Two runs side by side, aligned by tool call, with what differs marked. Renders a `<div>`; `n` and `p` go to the next and the previous difference. */
export function Comparison({ before, after }: ComparisonProps) {
  const { text } = useAllMessages();
  const { store } = useStoreContext();
  const one = useAgents(before.state);
  const other = useAgents(after.state, one.name);
  const pairs = useComparison(one.calls, other.calls, store.clock);
  const [isBrief, setBrief] = useState(false);
  const [selected, setSelected] = useState<ComparedPair>();
  const differing = useMemo(() => pairs?.filter(({ differences }) => differences.length > 0) ?? [], [pairs]);
  const rows = isBrief ? differing : (pairs ?? []);
  const place = selected === undefined ? -1 : rows.indexOf(selected);

  const go = (step: 1 | -1): void => {
    const from = step > 0 ? place + 1 : (place < 0 ? rows.length : place) - 1;
    for (let index = from; index >= 0 && index < rows.length; index += step) {
      const row = rows[index];
      if (row === undefined || row.differences.length === 0) continue;
      setSelected(row);
      return;
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement) return;
    if (event.key !== keys.next && event.key !== keys.previous) return;
    event.preventDefault();
    go(event.key === keys.next ? 1 : -1);
  };

  return (
    // Keys are heard from the list and the buttons in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="oddkin-compare-body" onKeyDown={onKeyDown}>
      <div className="oddkin-compare-head">
        <RunHead label={text('observer.compare.before')} run={before} agents={one} />
        <RunHead label={text('observer.compare.after')} run={after} agents={other} />
      </div>
      <div className="oddkin-compare-tools">
        <span role="status">{pairs === undefined ? text('observer.compare.working') : summaryOf(pairs)}</span>
        <label className="oddkin-dialog-choice">
          <input type="checkbox" checked={isBrief} onChange={(event) => setBrief(event.currentTarget.checked)} />
          {text('observer.compare.brief')}
        </label>
        <button
          type="button"
          className="oddkin-button"
          aria-keyshortcuts={keys.previous}
          disabled={differing.length === 0}
          onClick={() => go(-1)}
        >
          <ArrowUp size={14} strokeWidth={1.75} aria-hidden />
          {`${text('observer.compare.previous')} (${keys.previous})`}
        </button>
        <button
          type="button"
          className="oddkin-button"
          aria-keyshortcuts={keys.next}
          disabled={differing.length === 0}
          onClick={() => go(1)}
        >
          <ArrowDown size={14} strokeWidth={1.75} aria-hidden />
          {`${text('observer.compare.next')} (${keys.next})`}
        </button>
      </div>
      <CompareList rows={rows} selected={place} onSelect={(index) => setSelected(rows[index])} />
      <PairDetail pair={place < 0 ? undefined : selected} />
    </div>
  );

  function summaryOf(compared: readonly ComparedPair[]): string {
    const count = (kind: 'missing' | 'extra'): number => differing.filter(({ differences }) => differences.includes(kind)).length;
    const [missing, extra] = [count('missing'), count('extra')];
    return text('observer.compare.summary', {
      same: compared.length - differing.length,
      differ: differing.length - missing - extra,
      missing,
      extra,
    });
  }
}

interface Agents {
  readonly names: ReadonlyMap<string, string>;
  readonly sessionId: string;
  readonly pick: (sessionId: string) => void;
  readonly name: string | undefined;
  readonly calls: ReturnType<typeof callsOf>;
}

/** The agents of a run, and the calls of the one that is compared: the one of this name, or the first. */
function useAgents(state: ObserverState, wanted?: string): Agents {
  const [picked, pick] = useState<string>();
  const names = useMemo(() => namesOf([...state.sessions.values()]), [state]);
  const ids = [...names.keys()];
  const sessionId = picked ?? ids.find((id) => names.get(id) === wanted) ?? ids[0] ?? '';
  const calls = useMemo(() => callsOf(state, sessionId), [state, sessionId]);
  return { names, sessionId, pick, name: names.get(sessionId), calls };
}

function RunHead({ label, run, agents }: { readonly label: string; readonly run: ComparedRun; readonly agents: Agents }) {
  const { text } = useAllMessages();
  return (
    <div className="oddkin-compare-run">
      <span className="oddkin-observer-muted">{label}</span> <bdi className="oddkin-observer-recording-name">{run.name}</bdi>
      {run.state.letGo.toolCalls > 0 && (
        <span className="oddkin-observer-muted">{text('observer.compare.letGo', { count: run.state.letGo.toolCalls })}</span>
      )}
      {agents.names.size > 1 && (
        <select
          className="oddkin-observer-select"
          dir="auto"
          aria-label={text('observer.compare.agent', { run: label })}
          value={agents.sessionId}
          onChange={(event) => agents.pick(event.currentTarget.value)}
        >
          {[...agents.names].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
