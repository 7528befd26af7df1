import type { StateName } from '../../components/index.js';
import { nameOf } from '../agent-name.js';
import { tellEntry, tellObject } from '../telling-line.js';
import type { Formatters, MessageKey, MessageValues } from '../../messages/index.js';
import { nameLine, visibleText } from '../../primitives/index.js';
import type { ObserverState } from '../../store/index.js';
import { laneName } from './lane-name.js';
import { tellSilence } from './tell-silence.js';
import type { PlanSpan } from './plan-lane.js';
import type { TimelineTarget } from './timeline-target.js';

/** One thing of the timeline, in words. */
export interface ToldTarget {
  readonly name: string;
  readonly agent: string;
  readonly time: string;
  /** What became of a call or of a step; empty for a moment. */
  readonly outcome: string;
  /** The same, as it is drawn. */
  readonly state: StateName | undefined;
  /** Why it failed, what it was called with, or what the event says. */
  readonly line: string;
}

type Text = (key: MessageKey, values?: MessageValues) => string;

export function tellTarget(target: TimelineTarget, state: ObserverState, text: Text, format: Formatters): ToldTarget | undefined {
  const time = format.clock(target.start);
  const agentOf = (sessionId: string): string => nameOf(sessionId, state.sessions.get(sessionId)?.agentName);
  if (target.entry !== undefined) {
    const { entry } = target;
    const name = entry.kind === 'session' ? text(`observer.session.${entry.change}`) : laneName(target.lane, state, text);
    const line = [tellEntry(entry, text), tellSilence(entry, state, text, format)].filter((part) => part !== '').join(' · ');
    return { name, agent: agentOf(entry.sessionId), time, outcome: '', state: undefined, line };
  }
  if (target.span !== undefined) {
    const { title, sessionId } = target.span;
    return {
      ...outcomeOfStep(target, target.span, text, format),
      name: nameLine(title),
      agent: sessionId === undefined ? '' : agentOf(sessionId),
      time,
      line: '',
    };
  }
  const record = target.toolCallKey === undefined ? undefined : state.toolCalls.records.get(target.toolCallKey);
  if (record === undefined) return undefined;
  const { tool, status, input, error, latencyMs } = record.value;
  const outcome = text(`tool-call.${status}`);
  return {
    name: visibleText(tool),
    agent: agentOf(record.sessionId ?? ''),
    time,
    outcome: latencyMs === undefined ? outcome : `${outcome} · ${format.duration(latencyMs)}`,
    state: status,
    line: status === 'failed' && error !== undefined ? visibleText(error.message.slice(0, 240)) : tellObject(input),
  };
}

function outcomeOfStep(
  { start, end }: TimelineTarget,
  { status, outcome }: PlanSpan,
  text: Text,
  format: Formatters,
): Pick<ToldTarget, 'outcome' | 'state'> {
  const lasted = end === Infinity || end === start ? '' : ` · ${format.duration(end - start)}`;
  if (outcome === undefined) return { state: status, outcome: `${text(`plan.${status}`)}${lasted}` };
  const words = text('plan.changed', { from: text(`plan.${status}`), to: text(`plan.${outcome}`) });
  return { state: outcome, outcome: `${words}${lasted}` };
}

/** All that is told of it in one sentence, for assistive technology. */
export function sentenceOf({ name, agent, time, outcome, line }: ToldTarget): string {
  return [name, outcome, agent, time, line].filter((part) => part !== '').join(', ');
}
