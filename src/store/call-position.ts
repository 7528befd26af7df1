import type { ObserverState } from './state.js';
import type { ToolCallRecord } from './tool-call.js';

/** The frame of the call itself; that of its last document where no frame has told of it. */
export function positionOf(state: ObserverState, call: ToolCallRecord): number {
  if (!call.isDocumented) return call.position;
  for (const entry of state.timeline) if (entry.kind === 'tool-call' && entry.toolCallKey === call.key) return entry.position;
  return call.position;
}
