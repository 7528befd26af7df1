'use client';
import { createElement } from 'react';
import { JsonView } from '../components/index.js';
import { useStoreContext, useRenderer } from '../hooks/index.js';
import { useAllMessages } from '../messages/index.js';
import type { EventEntry, Sequence, TimelineEntry } from '../store/index.js';
import { AgentName } from './agent-name.js';
import { InspectedCauses } from './inspected-causes.js';
import { InspectedBlock, InspectedField, InspectedFields } from './inspected-fields.js';
import { InspectedFrame } from './inspected-frame.js';
import { usePanelState } from './panel-state.js';
import { RegionBoundary } from './region-boundary.js';
import { findByPosition } from './rows.js';

/** An event of the timeline: by the host's renderer for its topic, and its payload. */
export function InspectedEvent({ position }: { readonly position: number }) {
  const { store } = useStoreContext();
  const { timeline } = store.getState();
  const entry = entryAt(timeline, position);
  return entry?.kind === 'event' ? <EventFields entry={entry} /> : <InspectedFrame position={position} />;
}

function entryAt(timeline: Sequence<TimelineEntry>, position: number): TimelineEntry | undefined {
  const index = findByPosition(timeline, position);
  return index < 0 ? undefined : timeline.at(index);
}

function EventFields({ entry }: { readonly entry: EventEntry }) {
  const { text, format } = useAllMessages();
  const { select } = usePanelState();
  const Renderer = useRenderer('event', entry.topic);
  const { topic, tick, at, sessionId, payload, position } = entry;
  return (
    <>
      <p className="oddkin-observer-inspected-title">
        <bdi>{topic}</bdi>
      </p>
      {Renderer !== undefined && <RegionBoundary name={topic}>{createElement(Renderer, { entry })}</RegionBoundary>}
      <InspectedFields>
        <InspectedField name={text('observer.inspector.agent')}>
          <AgentName sessionId={sessionId} />
        </InspectedField>
        <InspectedField name={text('observer.inspector.time')}>{format.clock(at)}</InspectedField>
        <InspectedField name={text('observer.inspector.tick')}>{tick === undefined ? undefined : format.number(tick)}</InspectedField>
      </InspectedFields>
      <InspectedBlock title={text('observer.inspector.payload')}>
        <JsonView value={payload} defaultDepth={2} label={text('observer.inspector.payload')} tools />
      </InspectedBlock>
      <InspectedCauses happening={{ kind: 'event', position }} />
      <ul className="oddkin-observer-links">
        <li>
          <button type="button" className="oddkin-observer-link" onClick={() => select({ kind: 'frame', position })}>
            {text('observer.inspector.frame', { position })}
          </button>
        </li>
      </ul>
    </>
  );
}
