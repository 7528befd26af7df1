'use client';
import { useCauses, useStoreContext } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import { visibleText } from '../primitives/index.js';
import type { CauseLink, Happening } from '../projection/index.js';
import { InspectedBlock } from './inspected-fields.js';
import { usePanelState, type Selection } from './panel-state.js';
import { findByPosition } from './rows.js';

/** Why something happened, link by link, and what came of it. Each link selects. */
export function InspectedCauses({ happening }: { readonly happening: Happening }) {
  const { text } = useMessages();
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
  const { text, format } = useMessages();
  const { select, showRegion } = usePanelState();
  const name = useName(happening);
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

function useName(happening: Happening): string {
  const { text, format } = useMessages();
  const { store } = useStoreContext();
  const { toolCalls, timeline, messages, plans } = store.getState();
  switch (happening.kind) {
    case 'tool-call':
      return toolCalls.records.get(happening.toolCallKey)?.value.tool ?? happening.toolCallKey;
    case 'event': {
      const entry = timeline.at(findByPosition(timeline, happening.position));
      return entry?.kind === 'event' ? entry.topic : format.number(happening.position);
    }
    case 'message': {
      const role = messages.records.get(happening.messageKey)?.value.role;
      return text(role === 'user' ? 'observer.causes.message.user' : 'observer.causes.message.other');
    }
    case 'plan-step': {
      const plan = plans.get(happening.planKey);
      const step = plan?.value.steps.find(({ id }) => id === happening.stepId)?.title ?? happening.stepId;
      const status = plan?.history.get(happening.stepId)?.changes.find(({ position }) => position === happening.position)?.status;
      return status === undefined
        ? text('observer.causes.stepGone', { step })
        : text('observer.causes.step', { step, status: text(`plan.${status}`) });
    }
    case 'frame':
      return text('observer.inspector.frame', { position: happening.position });
    default:
      return happening satisfies never;
  }
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
