'use client';
import { createElement, useMemo } from 'react';
import { JsonView } from '../components/index.js';
import { useMessages } from '../messages/index.js';
import { isEqual } from '../schema/index.js';
import { useStateChanges, type StateChanges } from './last-state-change.js';
import { usePanelState } from './panel-state.js';
import { RegionBoundary } from './region-boundary.js';
import { RegionFrame, type RegionProps } from './region-frame.js';
import { useWorldRenderer } from './use-world-renderer.js';

/** The world as the host draws it: by the renderer for its name, or else for its kind. Without one, the state as it was last told. Renders a `<section>`. */
export function WorldRegion(props: RegionProps) {
  return (
    <RegionFrame {...props} name="world">
      <World />
    </RegionFrame>
  );
}

function World() {
  const { text } = useMessages();
  const { sessionId } = usePanelState();
  const { world, Renderer } = useWorldRenderer();
  if (sessionId === undefined || world === undefined) return <div className="oddkin-observer-empty">{text('observer.world.empty')}</div>;
  if (Renderer === undefined) return <ToldState sessionId={sessionId} />;
  return (
    <RegionBoundary name={text('observer.region.world')} resetKey={Renderer}>
      {createElement(Renderer, { sessionId })}
    </RegionBoundary>
  );
}

function ToldState({ sessionId }: { readonly sessionId: string }) {
  const { text, format } = useMessages();
  const changes = useStateChanges(sessionId);
  const changed = useMemo(() => changedMembers(changes), [changes]);
  const { last, before } = changes;
  if (last === undefined) return <div className="oddkin-observer-empty">{text('observer.world.noState')}</div>;
  return (
    <div className="oddkin-observer-told">
      <p className="oddkin-observer-note">
        {text('observer.world.toldAt', { time: format.clock(last.at) })}
        {before !== undefined &&
          ` · ${changed.size === 0 ? text('observer.world.same') : text('observer.world.changed', { names: [...changed].join(', ') })}`}
      </p>
      <JsonView value={last.payload} defaultDepth={1} />
    </div>
  );
}

/** The members in which the last state differs from the one before. */
function changedMembers({ last, before }: StateChanges): ReadonlySet<string> {
  if (last === undefined || before === undefined) return new Set();
  const names = new Set([...Object.keys(last.payload), ...Object.keys(before.payload)]);
  return new Set([...names].filter((name) => !isEqual(last.payload[name], before.payload[name])));
}
