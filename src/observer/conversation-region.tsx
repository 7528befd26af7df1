'use client';
import { Conversation } from '../components/index.js';
import { usePanelState } from './panel-state.js';

/** What the agent of the session says and does. */
export function ConversationRegion() {
  const { sessionId } = usePanelState();
  return <Conversation key={sessionId} sessionId={sessionId} className="oddkin-observer-conversation" />;
}
