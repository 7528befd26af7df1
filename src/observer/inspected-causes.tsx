'use client';
import { useCauses, useStoreContext, useToolCall } from '../hooks/index.js';
import { useAllMessages } from '../messages/index.js';
import { visibleText } from '../primitives/index.js';
import type { CauseLink, Happening } from '../projection/index.js';
import { nameOfHappening } from './cause-name.js';
import { InspectedBlock } from './inspected-fields.js';
import { usePanelState, type Selection } from './panel-state.js';
import { tellObject } from './telling-line.js';

/** Why something happened, link by link, and what came of it. Each link selects. */
export function InspectedCauses({ happening }: { readonly happening: Happening }) {
  const { text } = useAllMessages();
  const { chain, effects } = useCauses(happening);
  return (
    <>
      <InspectedBlock title={text('observer.causes.title')}>
        {chain.length === 0 ? (
          <p className="oddkin-observer-note">{text('observer.causes.none')}</p>
        ) : (
          <CauseLinks links={chain} words="observer.causes.before" />
        )}
      </InspectedBlock>
      {effects.length > 0 && (
        <InspectedBlock title={text('observer.causes.effects')}>
          <CauseLinks links={effects} words="observer.causes" />
        </InspectedBlock>
      )}
    </>
  );
}

interface CauseLinksProps {
  readonly links: readonly CauseLink[];
  /** The words for what leads to something, or for what comes of it. */
  readonly words: 'observer.causes' | 'observer.causes.before';
}

/** From the nearest to the farthest. */
function CauseLinks({ links, words }: CauseLinksProps) {
  return (
    <ol className="oddkin-observer-links">
      {links.map((link) => (
        <li key={JSON.stringify(link.happening)} className="oddkin-observer-cause">
          <CauseButton link={link} words={words} />
        </li>
      ))}
    </ol>
  );
}

function CauseButton({ link: { happening, reason, at }, words }: Pick<CauseLinksProps, 'words'> & { readonly link: CauseLink }) {
  const messages = useAllMessages();
  const { text, format } = messages;
  const { select, showRegion } = usePanelState();
  const { store } = useStoreContext();
  const name = nameOfHappening(happening, store.getState(), messages);
  const selection = useSelection(happening);
  return (
    <>
      <span className="oddkin-observer-note">{text(`${words}.${reason}`)}:</span>{' '}
      <button
        type="button"
        className="oddkin-observer-link"
        onClick={() => {
          if (selection !== undefined) select(selection);
          else showRegion(happening.kind === 'plan-step' ? 'plan' : 'conversation');
        }}
      >
        <bdi>{visibleText(name)}</bdi>
      </button>
      {happening.kind === 'tool-call' && <ToldCall toolCallKey={happening.toolCallKey} />}
      <span className="oddkin-observer-note">
        {' · '}
        <time>{format.clock(at)}</time>
      </span>
    </>
  );
}

/** What a call was given, and why it failed where it did. */
function ToldCall({ toolCallKey }: { readonly toolCallKey: string }) {
  const { text } = useAllMessages();
  const call = useToolCall(toolCallKey);
  if (call === undefined) return null;
  const { input, status, error } = call.value;
  return (
    <>
      {' '}
      <bdi>{tellObject(input)}</bdi>
      {status === 'failed' && (
        <>
          {' · '}
          <span className="oddkin-observer-told-failure">
            {text('tool-call.failed')}
            {error !== undefined && (
              <>
                : <bdi>{visibleText(error.message.slice(0, longestError))}</bdi>
              </>
            )}
          </span>
        </>
      )}
    </>
  );
}

const longestError = 240;

/** What the inspector shows of it: a message or a step by the frame that told of it last. `undefined` where that is no longer held. */
function useSelection(happening: Happening): Selection | undefined {
  const { store } = useStoreContext();
  const { messages, wire } = store.getState();
  const frame = (position: number | undefined): Selection | undefined =>
    position === undefined || position < wire.entries.dropped ? undefined : { kind: 'frame', position };
  switch (happening.kind) {
    case 'tool-call':
      return { kind: 'tool-call', toolCallKey: happening.toolCallKey };
    case 'event':
      return { kind: 'event', position: happening.position };
    case 'message':
      return frame(messages.records.get(happening.messageKey)?.position);
    case 'plan-step':
    case 'frame':
      return frame(happening.position);
    default:
      return happening satisfies never;
  }
}
