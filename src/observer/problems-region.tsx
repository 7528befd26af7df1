'use client';
import { loadOnce } from '../on-demand/index.js';
import { RegionFrame, type RegionProps } from './region-frame.js';

// Loaded when it is first shown: the panel starts without it.
const ProblemBoard = loadOnce(() => import('./problem-board.js').then((module) => module.ProblemBoard));

/** Everything that was refused or repaired, in all sessions. An entry leads to its frame. Renders a `<section>`. */
export function ProblemsRegion(props: RegionProps) {
  return (
    <RegionFrame {...props} name="problems">
      <ProblemBoard />
    </RegionFrame>
  );
}
