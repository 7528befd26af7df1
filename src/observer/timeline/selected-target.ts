import type { ObserverState } from '../../store/index.js';
import type { Selection } from '../panel-state.js';
import { callOfFrame } from '../selected-position.js';
import type { TimelineLanes } from './timeline-lanes.js';
import { findBrought, targetAt, type TimelineTarget } from './timeline-target.js';

/** What stands in the timeline for what is selected elsewhere: a frame is the call that it makes or answers, or what it brought. */
export function targetOfSelection(
  selection: Selection | undefined,
  lanes: TimelineLanes,
  state: ObserverState,
): TimelineTarget | undefined {
  if (selection === undefined) return undefined;
  if (selection.kind === 'tool-call') return targetOfCall(selection.toolCallKey, lanes);
  const brought = findBrought(lanes, selection.position);
  if (brought !== undefined) return brought;
  const toolCallKey = callOfFrame(selection.position, state);
  return toolCallKey === undefined ? undefined : targetOfCall(toolCallKey, lanes);
}

function targetOfCall(toolCallKey: string, lanes: TimelineLanes): TimelineTarget | undefined {
  const found = lanes.findCall(toolCallKey);
  return found === undefined ? undefined : targetAt(found.lane, found.index);
}
