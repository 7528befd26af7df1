'use client';
import { Composer, Conversation, ModelPicker, Suggestions } from '../components/index.js';
import { useModels } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import { usePanelState } from './panel-state.js';
import { RegionFrame, type RegionProps } from './region-frame.js';

/** What the agent of the session says and does, and what a person may say to it. Renders a `<section>`. */
export function ConversationRegion(props: RegionProps) {
  return (
    <RegionFrame {...props} name="conversation">
      <PickedConversation />
    </RegionFrame>
  );
}

function PickedConversation() {
  const { text } = useMessages();
  const { sessionId } = usePanelState();
  if (sessionId === undefined) return <div className="oddkin-observer-empty">{text('observer.conversation.empty')}</div>;
  return (
    <div key={sessionId} className="oddkin-observer-region oddkin-observer-conversation-region">
      <Conversation sessionId={sessionId} className="oddkin-observer-conversation" />
      <div className="oddkin-observer-conversation-foot">
        <Suggestions />
        <Models />
        <Composer />
      </div>
    </div>
  );
}

function Models() {
  return useModels().length === 0 ? null : <ModelPicker />;
}
