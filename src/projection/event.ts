import type { ReceivedEventFrame } from '../aicc/index.js';
import { countTick, type ObserverState, type Session } from '../store/index.js';
import { projectAgentMessage } from './agent-message.js';
import { withSession, withTimelineEntry, type Step } from './step.js';

/** Moves the tick, hands a message on, or enters the event into the timeline. */
export function projectEvent(state: ObserverState, frame: ReceivedEventFrame, step: Step): ObserverState {
  const { session_id: sessionId, topic, payload, meta } = frame;
  const tick = meta?.tick ?? tickIn(payload);
  if (topic === 'tick') {
    return withSession(state, sessionId, step, (session) => ({ ...session, tick: countTick(session.tick, tick, step.receipt.at) }));
  }
  const next =
    tick === undefined
      ? state
      : withSession(state, sessionId, step, (session) => ({ ...session, tick: { ...session.tick, current: tick } }));
  if (topic === 'agent_message') return projectAgentMessage(next, frame, step) ?? withEventEntry(next, frame, tick, step);
  return withEventEntry(next, { ...frame, payload }, tick, step);
}

function withEventEntry(
  state: ObserverState,
  { session_id: sessionId, topic, payload }: ReceivedEventFrame,
  tick: number | undefined,
  step: Step,
): ObserverState {
  const { position, at } = step.receipt;
  const toolCallKey = callBehind(state.sessions.get(sessionId), tick);
  return withTimelineEntry(state, { kind: 'event', topic, payload, tick, toolCallKey, position, at, sessionId }, step);
}

/** The call that an event belongs to: the one that runs, or the one answered last if that was in the same tick. */
function callBehind(session: Session | undefined, tick: number | undefined): string | undefined {
  const running = session?.openCalls.at(-1);
  if (running !== undefined) return running;
  const settled = session?.lastSettledCall;
  return settled !== undefined && tick !== undefined && settled.tick === tick ? settled.key : undefined;
}

function tickIn(payload: Readonly<Record<string, unknown>>): number | undefined {
  const tick = Object.hasOwn(payload, 'tick') ? payload['tick'] : undefined;
  return typeof tick === 'number' && Number.isInteger(tick) && tick >= 0 ? tick : undefined;
}
