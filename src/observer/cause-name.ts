import type { useAllMessages } from '../messages/index.js';
import type { Happening } from '../projection/index.js';
import type { ObserverState } from '../store/index.js';
import { findByPosition } from './rows.js';

/** What something that happened is called. */
export function nameOfHappening(
  happening: Happening,
  { toolCalls, timeline, messages, plans }: ObserverState,
  { text, format }: Pick<ReturnType<typeof useAllMessages>, 'text' | 'format'>,
): string {
  switch (happening.kind) {
    case 'tool-call':
      return toolCalls.records.get(happening.toolCallKey)?.value.tool ?? happening.toolCallKey;
    case 'event': {
      const entry = timeline.at(findByPosition(timeline, happening.position));
      return entry?.kind === 'event' ? entry.topic : format.number(happening.position);
    }
    case 'message': {
      const role = messages.records.get(happening.messageKey)?.value.role;
      return text(role === 'user' ? 'observer.causes.message.user' : 'observer.causes.message.other');
    }
    case 'plan-step': {
      const plan = plans.get(happening.planKey);
      const step = plan?.value.steps.find(({ id }) => id === happening.stepId)?.title ?? happening.stepId;
      const status = plan?.history.get(happening.stepId)?.changes.find(({ position }) => position === happening.position)?.status;
      return status === undefined
        ? text('observer.causes.stepGone', { step })
        : text('observer.causes.step', { step, status: text(`plan.${status}`) });
    }
    case 'frame':
      return text('observer.inspector.frame', { position: happening.position });
    default:
      return happening satisfies never;
  }
}
