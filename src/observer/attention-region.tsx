'use client';
import { loadOnce } from '../on-demand/index.js';
import { watchingMs } from './paced-region.js';
import { RegionFrame, type RegionProps } from './region-frame.js';

// Loaded when it is first shown: the panel starts without it.
const AttentionBoard = loadOnce(() => import('./attention-board.js').then((module) => module.AttentionBoard));

/** Every open question and approval of every session, and how much of all that happens is said aloud. Renders a `<section>`. */
export function AttentionRegion(props: RegionProps) {
  return (
    <RegionFrame {...props} name="attention" restMs={watchingMs}>
      <AttentionBoard />
    </RegionFrame>
  );
}
