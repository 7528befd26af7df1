'use client';
import { ProblemList } from '../components/index.js';
import { usePanelState } from './panel-state.js';

/** Everything that was refused or repaired, in all sessions. An entry leads to its frame. */
export function ProblemsRegion() {
  const { select } = usePanelState();
  return <ProblemList className="oddkin-observer-problems" onSelect={({ position }) => select({ kind: 'frame', position })} />;
}
