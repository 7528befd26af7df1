import type { ReceivedEventFrame } from '../aicc/index.js';
import { countTick, type Session } from '../store/index.js';
import { projectAgentMessage } from './agent-message.js';
import { namedCall } from './named-call.js';
import { addTimelineEntry, changeSession, moveTick, type Draft, type Step } from './step.js';

/** Moves the tick, hands a message on, or enters the event into the timeline. */
export function projectEvent(draft: Draft, frame: ReceivedEventFrame, step: Step): void {
  const { topic, payload, meta } = frame;
  const { sessionId } = step;
  const { position, at } = step.receipt;
  const tick = meta?.tick ?? tickIn(payload);
  const session = changeSession(draft, sessionId, step);
  if (topic === 'tick') {
    session.tick = countTick(session.tick, tick, at);
    return;
  }
  moveTick(session, tick, step);
  if (topic === 'agent_message' && projectAgentMessage(draft, frame, step)) return;
  const toolCallKey = namedCall(draft.toolCalls, frame) ?? callBehind(session, tick);
  addTimelineEntry(draft, { kind: 'event', topic, payload, tick, toolCallKey, position, at, sessionId }, step);
}

/** The call that an event belongs to: the one that runs, or the one answered last if that was in the same tick. */
function callBehind({ openCalls, lastSettledCall }: Session, tick: number | undefined): string | undefined {
  if (openCalls.newest !== undefined) return openCalls.newest;
  return lastSettledCall !== undefined && tick !== undefined && lastSettledCall.tick === tick ? lastSettledCall.key : undefined;
}

function tickIn(payload: Readonly<Record<string, unknown>>): number | undefined {
  const tick = Object.hasOwn(payload, 'tick') ? payload['tick'] : undefined;
  return typeof tick === 'number' && Number.isInteger(tick) && tick >= 0 ? tick : undefined;
}
