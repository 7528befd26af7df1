'use client';
import { loadOnce } from '../on-demand/index.js';
import { watchingMs } from './paced-region.js';
import { RegionFrame, type RegionProps } from './region-frame.js';

// The chart is a fifth of the panel's weight: what is above it is there first.
const TimelineViews = loadOnce(() => import('./timeline/timeline-views.js').then((module) => module.TimelineViews));

/** All that happened, to be seen on an axis of time or read line by line. Renders a `<section>`. */
export function TimelineRegion(props: RegionProps) {
  return (
    <RegionFrame {...props} name="timeline" restMs={watchingMs} isCheap>
      <TimelineViews />
    </RegionFrame>
  );
}
