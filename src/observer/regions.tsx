'use client';
import type { ComponentType } from 'react';
import { usePanelMessages } from '../messages/index.js';
import { AgentsRegion } from './agents-region.js';
import { AttentionRegion } from './attention-region.js';
import { ConversationRegion } from './conversation-region.js';
import type { RegionName } from './panel-state.js';
import { PlanRegion } from './plan-region.js';
import { ProblemsRegion } from './problems-region.js';
import { RegionBoundary } from './region-boundary.js';
import type { RegionProps } from './region-frame.js';
import { TimelineRegion } from './timeline-region.js';
import { ToolsRegion } from './tools-region.js';
import { WireRegion } from './wire-region.js';
import { WorldRegion } from './world-region.js';

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
  const { text } = usePanelMessages();
  const Region = regions[name];
  return (
    <RegionBoundary key={name} name={text(`observer.region.${name}`)}>
      <Region aria-label={undefined} />
    </RegionBoundary>
  );
}
