import { nameOf } from '../agent-name.js';
import { tellEntry, tellObject } from '../telling-line.js';
import type { Formatters, MessageKey, MessageValues } from '../../messages/index.js';
import { visibleText } from '../../primitives/index.js';
import type { ObserverState } from '../../store/index.js';
import { laneName } from './lane-name.js';
import type { TimelineTarget } from './timeline-target.js';

/** One thing of the timeline, in words. */
export interface ToldTarget {
  readonly name: string;
  readonly agent: string;
  readonly time: string;
  /** What became of a call; empty for a moment. */
  readonly outcome: string;
  /** Why it failed, what it was called with, or what the event says. */
  readonly line: string;
}

type Text = (key: MessageKey, values?: MessageValues) => string;

export function tellTarget(target: TimelineTarget, state: ObserverState, text: Text, format: Formatters): ToldTarget | undefined {
  const time = format.clock(target.start);
  const agentOf = (sessionId: string): string => nameOf(sessionId, state.sessions.get(sessionId)?.agentName);
  if (target.entry !== undefined) {
    const { entry } = target;
    return { name: laneName(target.lane, state, text), agent: agentOf(entry.sessionId), time, outcome: '', line: tellEntry(entry, text) };
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
    line: status === 'failed' && error !== undefined ? visibleText(error.message.slice(0, 240)) : tellObject(input),
  };
}

/** All that is told of it in one sentence, for assistive technology. */
export function sentenceOf({ name, agent, time, outcome, line }: ToldTarget): string {
  return [name, outcome, agent, time, line].filter((part) => part !== '').join(', ');
}
