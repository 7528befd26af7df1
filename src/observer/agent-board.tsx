'use client';
import { useMemo, useState } from 'react';
import { StateIcon } from '../components/index.js';
import { useNow, useObserverState } from '../hooks/index.js';
import { CircleHelp } from '../icons/index.js';
import { useAllMessages } from '../messages/index.js';
import { wholeName } from '../primitives/index.js';
import { isGone, isOver } from '../store/index.js';
import { nameOf, namesOf } from './agent-name.js';
import { summarizeAgents, type AgentSummary } from './agent-summaries.js';
import { FilterBy } from './filter/filter-by.js';
import { subjectOfAgent } from './filter/region-subjects.js';
import { useFilterTest } from './filter/use-filter.js';
import { usePanelState } from './panel-state.js';

/** All agents as cards, those that have ended folded away. */
export function AgentBoard() {
  const { text } = useAllMessages();
  const state = useObserverState((all) => all);
  const summaries = useMemo(() => summarizeAgents(state), [state]);
  const names = useMemo(() => namesOf(summaries.map(({ session }) => session)), [summaries]);
  const passes = useFilterTest();
  const shown = passes === undefined ? summaries : summaries.filter((summary) => passes(subjectOfAgent(summary, state)));
  const finished = shown.filter(({ session }) => isOver(session));
  const now = useNow(1_000, summaries.length > 0);
  const [isUnfolded, setUnfolded] = useState(false);
  if (shown.length === 0)
    return <div className="oddkin-observer-empty">{text(summaries.length === 0 ? 'observer.agents.empty' : 'observer.list.noMatch')}</div>;
  return (
    <>
      <Board summaries={shown.filter(({ session }) => !isOver(session))} names={names} now={now} />
      {finished.length > 0 && (
        <details className="oddkin-observer-finished" onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
          <summary className="oddkin-observer-finished-count">{text('observer.agents.finished', { count: finished.length })}</summary>
          {/* There may be hundreds of them: while they are folded nothing is made. */}
          {isUnfolded && <Board summaries={finished} names={names} now={now} />}
        </details>
      )}
    </>
  );
}

interface BoardProps {
  readonly summaries: readonly AgentSummary[];
  readonly names: ReadonlyMap<string, string>;
  readonly now: number;
}

function Board({ summaries, names, now }: BoardProps) {
  const { text } = useAllMessages();
  const [limit, setLimit] = useState(pageSize);
  const rest = summaries.length - limit;
  if (summaries.length === 0) return null;
  return (
    <>
      <ul className="oddkin-observer-board">
        {summaries.slice(0, limit).map((summary) => (
          <li key={summary.session.sessionId} className="oddkin-observer-agent-item">
            <AgentCard summary={summary} name={names.get(summary.session.sessionId) ?? ''} now={now} />
            <FilterBy filterKey="agent" name={filterName(summary.session, names)} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className="oddkin-button oddkin-observer-more" onClick={() => setLimit(limit + pageSize)}>
          {text('observer.agents.more', { count: Math.min(rest, pageSize) })}
        </button>
      )}
    </>
  );
}

/** So many cards are laid out at first, and at each asking: a bridge that is often started anew leaves hundreds of sessions. */
const pageSize = 40;

interface AgentCardProps {
  readonly summary: AgentSummary;
  readonly name: string;
  readonly now: number;
}

function AgentCard({ summary: { session, waiting, step, calls, failures }, name, now }: AgentCardProps) {
  const { text, format } = useAllMessages();
  const { sessionId, pickSession } = usePanelState();
  const { phase, tick, manifest, lastHeartbeatAt, lastError } = session;
  const isPicked = session.sessionId === sessionId;
  return (
    <button
      type="button"
      className="oddkin-observer-agent"
      data-phase={phase}
      aria-pressed={isPicked}
      onClick={() => pickSession(session.sessionId)}
    >
      <span className="oddkin-observer-agent-name">
        <bdi className="oddkin-observer-agent-called" title={wholeName(session.agentName)}>
          {name}
        </bdi>
        <span className="oddkin-observer-phase" data-phase={phase}>
          {text(`observer.phase.${phase}`)}
        </span>
        {waiting > 0 && (
          <span className="oddkin-observer-needs-you">
            <CircleHelp size={14} strokeWidth={1.75} aria-hidden />
            {text('observer.agents.needsYou', { count: waiting })}
          </span>
        )}
      </span>
      <span className="oddkin-observer-agent-step" dir="auto" data-none={step === undefined ? '' : undefined}>
        {step !== undefined && <StateIcon state={isGone(session) && step.status === 'active' ? 'interrupted' : step.status} />}
        {step?.title ?? text('observer.agents.noStep')}
      </span>
      <span className="oddkin-observer-agent-facts">
        {manifest !== undefined && <bdi>{manifest.world.name}</bdi>}
        {tick.current !== undefined && <span>{text('observer.header.tick', { tick: tick.current })}</span>}
        <span>{text('observer.agents.calls', { count: calls })}</span>
        {failures > 0 && <span data-failed="">{text('observer.agents.failures', { count: failures })}</span>}
        {lastHeartbeatAt !== undefined && (
          <span>♥ {format.duration(Math.max(0, Math.floor((now - lastHeartbeatAt) / 1_000) * 1_000))}</span>
        )}
      </span>
      {lastError !== undefined && (
        <span className="oddkin-observer-agent-error" dir="auto">
          {lastError.code}: {lastError.message}
        </span>
      )}
    </button>
  );
}

/** By its name, where no other agent is called so. */
function filterName({ sessionId, agentName }: AgentSummary['session'], names: ReadonlyMap<string, string>): string {
  const name = nameOf(sessionId, agentName);
  return names.get(sessionId) === name ? name : sessionId;
}
