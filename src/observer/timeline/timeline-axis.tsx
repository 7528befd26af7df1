'use client';
import { useRef, type PointerEvent } from 'react';
import { useStoreContext } from '../../hooks/index.js';
import { useAllMessages } from '../../messages/index.js';
import { axisLabel } from './axis-label.js';
import type { Plot } from './plot.js';
import { positionAt } from './position-at.js';
import { axisMoments, type TimeView } from './time-view.js';

const labelPixels = 88;

export interface TimelineAxisProps {
  readonly view: TimeView;
  readonly plot: Plot;
}

/** The times, over the lanes. Dragging along it takes the whole panel to that moment; the time bar does the same by keyboard. */
export function TimelineAxis({ view, plot }: TimelineAxisProps) {
  const { text, format } = useAllMessages();
  const { store } = useStoreContext();
  const waiting = useRef<number>(undefined);
  const { stepMs, moments } = axisMoments(view, (labelPixels / Math.max(1, plot.width)) * view.durationMs);
  const seek = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.buttons !== 1) return;
    const { left } = event.currentTarget.getBoundingClientRect();
    const at = view.start + ((event.clientX - left) / plot.width) * view.durationMs;
    const isScheduled = waiting.current !== undefined;
    waiting.current = at;
    if (isScheduled) return;
    requestAnimationFrame(() => {
      const head = store.getHead();
      const position = positionAt(head, waiting.current ?? at);
      waiting.current = undefined;
      if (position >= head.wire.next) store.live();
      else store.seek(Math.max(store.cursor.getState().first, position));
    });
  };
  return (
    <div
      className="oddkin-timeline-axis"
      title={text('observer.timeline.scrub')}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        seek(event);
      }}
      onPointerMove={seek}
    >
      {moments.map((at) => (
        <span key={at} className="oddkin-timeline-moment" style={{ insetInlineStart: Math.round(plot.x(at)) }}>
          {axisLabel(at, stepMs, format)}
        </span>
      ))}
    </div>
  );
}
