'use client';
import { createElement } from 'react';
import { usePanelMessages } from '../messages/index.js';
import { loadOnce } from '../on-demand/index.js';
import { usePanelState } from './panel-state.js';
import { RegionBoundary } from './region-boundary.js';
import { watchingMs } from './paced-region.js';
import { RegionFrame, type RegionProps } from './region-frame.js';
import { useWorldRenderer } from './use-world-renderer.js';

const ToldState = loadOnce(() => import('./world/told-state.js').then((module) => module.ToldState));

/** The world as the host draws it: by the renderer for its name, or else for its kind. Without one, the state as it was last told. Renders a `<section>`. */
export function WorldRegion(props: RegionProps) {
  return (
    <RegionFrame {...props} name="world" restMs={watchingMs}>
      <World />
    </RegionFrame>
  );
}

function World() {
  const { text } = usePanelMessages();
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
