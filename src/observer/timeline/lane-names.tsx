'use client';
import { useStoreContext } from '../../hooks/index.js';
import { useAllMessages } from '../../messages/index.js';
import { laneName } from './lane-name.js';
import type { ShownLanes } from './use-kept-place.js';

/** What each lane in sight is called, beside it, and those that a little scrolling brings: of hundreds the page would be full. */
export function LaneNames({ layout: { placed, height: whole }, scrolled, height }: ShownLanes) {
  const { text } = useAllMessages();
  const { store } = useStoreContext();
  const isNear = (top: number, high: number): boolean => top + high > scrolled - height && top < scrolled + 2 * height;
  return (
    <div className="oddkin-timeline-names" role="presentation" style={{ blockSize: whole }}>
      {placed.map(({ lane, top, height: high }) => {
        if (!isNear(top, high)) return null;
        const name = laneName(lane, store.getHead(), text);
        return (
          <span key={top} className="oddkin-timeline-name" aria-hidden title={name} style={{ insetBlockStart: top }}>
            <bdi>{name}</bdi>
          </span>
        );
      })}
    </div>
  );
}
