'use client';
import { ProblemList } from '../components/index.js';
import { usePanelState } from './panel-state.js';
import { RegionFrame, type RegionProps } from './region-frame.js';

/** Everything that was refused or repaired, in all sessions. An entry leads to its frame. Renders a `<section>`. */
export function ProblemsRegion(props: RegionProps) {
  return (
    <RegionFrame {...props} name="problems">
      <Problems />
    </RegionFrame>
  );
}

function Problems() {
  const { select } = usePanelState();
  return <ProblemList className="oddkin-observer-problems" onSelect={({ position }) => select({ kind: 'frame', position })} />;
}
