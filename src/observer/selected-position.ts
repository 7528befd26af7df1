import { positionOf, type ObserverState } from '../store/index.js';
import type { Selection } from './panel-state.js';

/** The frame that stands for what is selected: that of the call itself, or the one that was chosen. */
export function positionOfSelection(selection: Selection | undefined, state: ObserverState): number | undefined {
  if (selection === undefined || selection.kind !== 'tool-call') return selection?.position;
  const record = state.toolCalls.records.get(selection.toolCallKey);
  return record === undefined ? undefined : positionOf(state, record);
}

/** The key of the call that a frame makes or answers. */
export function callOfFrame(position: number, { wire: { entries }, toolCalls }: ObserverState): string | undefined {
  const entry = entries.at(position - entries.dropped);
  if (entry?.callId === undefined || entry.sessionId === undefined) return undefined;
  const key = `${entry.sessionId}/${entry.callId}`;
  return toolCalls.records.has(key) ? key : undefined;
}
