'use client';
import { loadOnce } from '../on-demand/index.js';
import { watchingMs } from './paced-region.js';
import { RegionFrame, type RegionProps } from './region-frame.js';

// Loaded when it is first shown: the panel starts without it.
const WireLog = loadOnce(() => import('./wire-log.js').then((module) => module.WireLog));

/** Every message of the wire, both ways, as it came; refused ones are marked. Renders a `<section>`. */
export function WireRegion(props: RegionProps) {
  return (
    <RegionFrame {...props} name="wire" restMs={watchingMs}>
      <WireLog />
    </RegionFrame>
  );
}
