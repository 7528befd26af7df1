'use client';
import { useStoreContext } from '../hooks/index.js';
import type { Playback } from '../projection/index.js';
import { placeOfCall } from '../store/index.js';
import { usePanelState } from './panel-state.js';
import { callOfFrame } from './selected-position.js';

/** Goes to the error before or after the moment that is shown, and selects what it befell, so that all regions show it. */
export function useJumpToError(playback: Playback): (direction: 'next' | 'previous') => void {
  const { store } = useStoreContext();
  const { select, follow, pickSession } = usePanelState();
  return (direction) => {
    if (!playback.jumpToError(direction)) return;
    const position = store.cursor.getState().position - 1;
    const state = store.getState();
    const toolCallKey = callOfFrame(position, state);
    select(toolCallKey === undefined ? { kind: 'frame', position } : { kind: 'tool-call', toolCallKey });
    const messageKey = toolCallKey === undefined ? undefined : placeOfCall(state, toolCallKey);
    if (messageKey === undefined) return;
    const sessionId = state.messages.records.get(messageKey)?.sessionId;
    if (sessionId !== undefined) pickSession(sessionId);
    follow(messageKey);
  };
}
