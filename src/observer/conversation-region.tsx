'use client';
import { use, useRef, type MouseEvent } from 'react';
import { Composer, Conversation, ModelPicker, Suggestions } from '../components/index.js';
import { useModels, useStoreContext } from '../hooks/index.js';
import { usePanelMessages } from '../messages/index.js';
import { loadOnce } from '../on-demand/index.js';
import { CurrentToolCallProvider, ToolCallMarkProvider } from '../primitives/index.js';
import { useMarkedWords } from './filter/use-marked-words.js';
import { useMessageFilter } from './filter/use-message-filter.js';
import { readingMs, useIsFlooded } from './paced-region.js';
import { usePanelState } from './panel-state.js';
import { RegionFrame, type RegionProps } from './region-frame.js';
import { callOfFrame } from './selected-position.js';
import { PanelLayoutContext } from './use-panel-layout.js';

const RepeatedCallMark = loadOnce(() => import('./repeated-call-mark.js').then((module) => module.RepeatedCallMark));

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
  const { revealed } = usePanelState();
  const { matches, words } = useMessageFilter();
  useMarkedWords(ref, words);
  return (
    <CurrentToolCallProvider value={useSelectedCall()}>
      <ToolCallMarkProvider value={RepeatedCallMark}>
        <Conversation
          ref={ref}
          sessionId={sessionId}
          matches={matches}
          revealed={revealed}
          className="oddkin-observer-conversation"
          onClick={useSelectsCalls()}
        />
      </ToolCallMarkProvider>
    </CurrentToolCallProvider>
  );
}

/** Selects the call whose line is pressed, where the inspector has a place of its own: elsewhere it would cover what somebody is reading. */
function useSelectsCalls(): ((event: MouseEvent) => void) | undefined {
  const { select } = usePanelState();
  const layout = use(PanelLayoutContext);
  if (layout !== 'wide' && layout !== 'short') return undefined;
  return ({ target }) => {
    const line = target instanceof Element ? target.closest('.oddkin-tool-call > .oddkin-tool-call-trigger') : null;
    const toolCallKey = line?.parentElement?.dataset['toolCallKey'];
    if (toolCallKey !== undefined) select({ kind: 'tool-call', toolCallKey });
  };
}

/** The key of the call that is selected, or that the selected frame belongs to. */
function useSelectedCall(): string | undefined {
  const { store } = useStoreContext();
  const { selection } = usePanelState();
  if (selection === undefined) return undefined;
  return selection.kind === 'tool-call' ? selection.toolCallKey : callOfFrame(selection.position, store.getHead());
}

function Models() {
  return useModels().length === 0 ? null : <ModelPicker />;
}
