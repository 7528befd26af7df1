'use client';
import { useCauses, useStoreContext } from '../hooks/index.js';
import { useAllMessages } from '../messages/index.js';
import { visibleText } from '../primitives/index.js';
import type { CauseLink, Happening } from '../projection/index.js';
import { nameOfHappening } from './cause-name.js';
import { InspectedBlock } from './inspected-fields.js';
import { usePanelState, type Selection } from './panel-state.js';

/** Why something happened, link by link, and what came of it. Each link selects. */
export function InspectedCauses({ happening }: { readonly happening: Happening }) {
  const { text } = useAllMessages();
  const { chain, effects } = useCauses(happening);
  return (
    <>
      <InspectedBlock title={text('observer.causes.title')}>
        {chain.length === 0 ? <p className="oddkin-observer-note">{text('observer.causes.none')}</p> : <CauseLinks links={chain} />}
      </InspectedBlock>
      {effects.length > 0 && (
        <InspectedBlock title={text('observer.causes.effects')}>
          <CauseLinks links={effects} />
        </InspectedBlock>
      )}
    </>
  );
}

function CauseLinks({ links }: { readonly links: readonly CauseLink[] }) {
  return (
    <ol className="oddkin-observer-links">
      {links.map((link) => (
        <li key={JSON.stringify(link.happening)} className="oddkin-observer-cause">
          <CauseButton link={link} />
        </li>
      ))}
    </ol>
  );
}

function CauseButton({ link: { happening, reason, at } }: { readonly link: CauseLink }) {
  const words = useAllMessages();
  const { text, format } = words;
  const { select, showRegion } = usePanelState();
  const { store } = useStoreContext();
  const name = nameOfHappening(happening, store.getState(), words);
  const selection = useSelection(happening);
  return (
    <>
      <button
        type="button"
        className="oddkin-observer-link"
        onClick={() => {
          if (selection !== undefined) select(selection);
          else showRegion(happening.kind === 'plan-step' ? 'plan' : 'conversation');
        }}
      >
        <bdi>{visibleText(name)}</bdi>
      </button>{' '}
      <span className="oddkin-observer-note">
        {text(`observer.causes.${reason}`)} · <time>{format.clock(at)}</time>
      </span>
    </>
  );
}

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
