'use client';
import { useStoreContext } from '../../hooks/index.js';
import { useAllMessages } from '../../messages/index.js';
import type { LaneLayout } from './lane-layout.js';
import { laneName } from './lane-name.js';

/** What each lane is called, beside it. */
export function LaneNames({ layout: { placed, height } }: { readonly layout: LaneLayout }) {
  const { text } = useAllMessages();
  const { store } = useStoreContext();
  return (
    <div className="oddkin-timeline-names" role="presentation" style={{ blockSize: height }}>
      {placed.map(({ lane, top }) => {
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
