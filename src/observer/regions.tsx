'use client';
import { lazy, Suspense, type ComponentType } from 'react';
import { useMessages } from '../messages/index.js';
import { AttentionRegion } from './attention-region.js';
import { ConversationRegion } from './conversation-region.js';
import type { RegionName } from './panel-state.js';
import { PlanRegion } from './plan-region.js';
import { RegionBoundary } from './region-boundary.js';
import type { RegionProps } from './region-frame.js';
import { TimelineRegion } from './timeline-region.js';
import { WorldRegion } from './world-region.js';

// What stands behind another tab at first is loaded when it is asked for.
const ToolsRegion = lazy(() => import('./tools-region.js').then((module) => ({ default: module.ToolsRegion })));
const WireRegion = lazy(() => import('./wire-region.js').then((module) => ({ default: module.WireRegion })));
const ProblemsRegion = lazy(() => import('./problems-region.js').then((module) => ({ default: module.ProblemsRegion })));
const AgentsRegion = lazy(() => import('./agents-region.js').then((module) => ({ default: module.AgentsRegion })));

const regions: { readonly [Name in RegionName]: ComponentType<RegionProps> } = {
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

/** The region of that name, without a name of its own to assistive technology: what stands around it has it. */
export function UnnamedRegion({ name }: { readonly name: RegionName }) {
  const { text } = useMessages();
  const Region = regions[name];
  return (
    <RegionBoundary key={name} name={text(`observer.region.${name}`)}>
      <Suspense fallback={null}>
        <Region aria-label={undefined} />
      </Suspense>
    </RegionBoundary>
  );
}
