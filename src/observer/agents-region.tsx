'use client';
import { loadOnce } from '../on-demand/index.js';
import { RegionFrame, type RegionProps } from './region-frame.js';

// Loaded when it is first shown: the panel starts without it.
const AgentBoard = loadOnce(() => import('./agent-board.js').then((module) => module.AgentBoard));

/** A board of all agents, those that need a person first. Renders a `<section>`. */
export function AgentsRegion(props: RegionProps) {
  return (
    <RegionFrame {...props} name="agents">
      <AgentBoard />
    </RegionFrame>
  );
}
