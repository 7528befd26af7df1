'use client';
import { useRef } from 'react';
import { Composer, Conversation, ModelPicker, Suggestions } from '../components/index.js';
import { useModels } from '../hooks/index.js';
import { usePanelMessages } from '../messages/index.js';
import { useMarkedWords } from './filter/use-marked-words.js';
import { useMessageFilter } from './filter/use-message-filter.js';
import { readingMs, useIsFlooded } from './paced-region.js';
import { usePanelState } from './panel-state.js';
import { RegionFrame, type RegionProps } from './region-frame.js';

/** What the agent of the session says and does, and what a person may say to it. Renders a `<section>`. */
export function ConversationRegion(props: RegionProps) {
  return (
    <RegionFrame {...props} name="conversation" restMs={readingMs}>
      <PickedConversation />
    </RegionFrame>
  );
}

function PickedConversation() {
  const { text } = usePanelMessages();
  const { sessionId } = usePanelState();
  const isFlooded = useIsFlooded();
  if (sessionId === undefined) return <div className="oddkin-observer-empty">{text('observer.conversation.empty')}</div>;
  return (
    <div key={sessionId} className="oddkin-observer-region oddkin-observer-conversation-region" data-flooded={isFlooded ? '' : undefined}>
      <FilteredConversation sessionId={sessionId} />
      <div className="oddkin-observer-conversation-foot">
        <Suggestions />
        <Models />
        <Composer />
      </div>
    </div>
  );
}

function FilteredConversation({ sessionId }: { readonly sessionId: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const { matches, words } = useMessageFilter();
  useMarkedWords(ref, words);
  return <Conversation ref={ref} sessionId={sessionId} matches={matches} className="oddkin-observer-conversation" />;
}

function Models() {
  return useModels().length === 0 ? null : <ModelPicker />;
}
