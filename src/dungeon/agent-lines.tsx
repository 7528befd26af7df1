import type { PlanRecord } from '../hooks/index.js';
import type { Explorer } from './dungeon-memory.js';

export interface AgentLinesProps {
  readonly explorers: readonly Explorer[];
  readonly plans: Iterable<PlanRecord>;
  readonly colourOf: (explorer: Explorer) => 'first' | 'second';
}

/** Who is where, what each is at, what happened to it last, and what stands in its way. */
export function AgentLines({ explorers, plans, colourOf }: AgentLinesProps) {
  const latest = new Map([...plans].map((plan) => [plan.sessionId, plan]));
  return (
    <ul className="oddkin-dungeon-agents" aria-label="Who is where">
      {explorers.map((explorer) => {
        const { aim, trouble } = standing(latest.get(explorer.sessionId));
        return (
          <li key={explorer.sessionId} dir="auto">
            <span className="oddkin-dungeon-badge" data-agent={colourOf(explorer)} aria-hidden="true">
              {explorer.name.slice(0, 1)}
            </span>
            <span>
              <span className="oddkin-dungeon-line">
                <span className="oddkin-dungeon-name">{explorer.name}</span> · floor {explorer.floor} at {explorer.x}, {explorer.y}
                {aim !== undefined && ` · ${aim}`}
              </span>
              <span className="oddkin-dungeon-line oddkin-dungeon-change">
                {explorer.change} · {explorer.pack.length === 0 ? 'carries nothing' : `carries ${explorer.pack.join(', ')}`}
              </span>
              {trouble !== undefined && <span className="oddkin-dungeon-line oddkin-dungeon-trouble">{trouble}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function standing(plan: PlanRecord | undefined): { readonly aim: string | undefined; readonly trouble: string | undefined } {
  if (plan === undefined) return { aim: undefined, trouble: undefined };
  const steps = plan.value.steps;
  const active = steps.findLast(({ status }) => status === 'active');
  const task = active?.tasks?.find(({ status }) => status === 'active');
  const stuck = steps.find(({ status }) => status === 'blocked' || status === 'failed');
  const reason = stuck?.blocker ?? stuck?.detail;
  return {
    aim: task?.title ?? active?.title,
    trouble: stuck === undefined ? undefined : `${stuck.title}: ${stuck.status}${reason === undefined ? '' : `. ${reason}`}`,
  };
}
