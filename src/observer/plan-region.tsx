'use client';
import { loadOnce } from '../on-demand/index.js';
import { RegionFrame, type RegionProps } from './region-frame.js';

// Loaded when it is first shown: the panel starts without it.
const PlanBoard = loadOnce(() => import('./plan-board.js').then((module) => module.PlanBoard));

/** The plans of the session, the one that changed last on top. Renders a `<section>`. */
export function PlanRegion(props: RegionProps) {
  return (
    <RegionFrame {...props} name="plan">
      <PlanBoard />
    </RegionFrame>
  );
}
