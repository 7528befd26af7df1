'use client';
import { lazy, Suspense, type ComponentType } from 'react';
import { useMessages } from '../messages/index.js';
import { AgentsRegion } from './agents-region.js';
import { AttentionRegion } from './attention-region.js';
import { ConversationRegion } from './conversation-region.js';
import type { RegionName } from './panel-state.js';
import { PlanRegion } from './plan-region.js';
import { ProblemsRegion } from './problems-region.js';
import { RegionBoundary } from './region-boundary.js';
import { ToolsRegion } from './tools-region.js';
import { WireRegion } from './wire-region.js';
import { WorldRegion } from './world-region.js';

// The chart is a fifth of the panel's weight: what is above it is there first.
const TimelineRegion = lazy(() => import('./timeline-region.js').then((module) => ({ default: module.TimelineRegion })));

const regions: { readonly [Name in RegionName]: ComponentType } = {
  conversation: ConversationRegion,
  plan: PlanRegion,
  attention: AttentionRegion,
  world: WorldRegion,
  timeline: TimelineRegion,
  tools: ToolsRegion,
  wire: WireRegion,
  problems: ProblemsRegion,
  agents: AgentsRegion,
};

/** One region of the panel behind a boundary of its own. Renders a `<div>` that scrolls by itself. */
export function Region({ name }: { readonly name: RegionName }) {
  const { text } = useMessages();
  const Content = regions[name];
  return (
    <div className="oddkin-observer-region-body" data-region={name}>
      <RegionBoundary key={name} name={text(`observer.region.${name}`)}>
        <Suspense fallback={null}>
          <Content />
        </Suspense>
      </RegionBoundary>
    </div>
  );
}
