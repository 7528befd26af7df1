import { nilUuid } from '../../aicc/index.js';
import type { MessageKey, MessageValues } from '../../messages/index.js';
import { visibleText } from '../../primitives/index.js';
import type { ObserverState } from '../../store/index.js';
import { nameOf } from '../agent-name.js';
import { CallLane } from './call-lane.js';
import { PlanLane } from './plan-lane.js';
import type { TimelineLane } from './timeline-lanes.js';

/** What a lane is called: its agent, or what happened there. */
export function laneName(
  lane: TimelineLane,
  { sessions }: ObserverState,
  text: (key: MessageKey, values?: MessageValues) => string,
): string {
  const agentOf = (sessionId: string): string =>
    sessionId === nilUuid ? text('observer.bridge') : nameOf(sessionId, sessions.get(sessionId)?.agentName);
  if (lane instanceof CallLane) return agentOf(lane.sessionId);
  if (lane instanceof PlanLane) {
    const { sessionId } = lane;
    return sessionId === undefined ? text('observer.timeline.plan') : text('observer.timeline.planOf', { name: agentOf(sessionId) });
  }
  switch (lane.kind) {
    case 'event':
      return visibleText(lane.topic);
    case 'session':
      return text('observer.timeline.sessions');
    case 'error':
      return text('observer.timeline.errors');
    case 'manifest':
      return text('observer.timeline.manifests');
    default:
      return lane.kind satisfies never;
  }
}
