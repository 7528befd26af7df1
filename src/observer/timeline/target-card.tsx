'use client';
import { StateIcon } from '../../components/index.js';
import { useStoreContext } from '../../hooks/index.js';
import { useAllMessages } from '../../messages/index.js';
import { ToolClassIcon } from '../tool-class-icon.js';
import { laneTop, rowHeight, type LaneLayout } from './lane-layout.js';
import type { Plot } from './plot.js';
import { tellTarget } from './tell-target.js';
import { rowOf, type TimelineTarget } from './timeline-target.js';

interface Placed {
  readonly target: TimelineTarget;
  readonly layout: LaneLayout;
  readonly plot: Plot;
}

/** A frame round one bar or mark. */
export function TargetOutline({ target, layout, plot, kind }: Placed & { readonly kind: 'selected' | 'active' }) {
  const { left, top, width } = boxOf({ target, layout, plot });
  return (
    <div
      className="oddkin-timeline-outline"
      data-kind={kind}
      style={{ insetInlineStart: left, insetBlockStart: top, inlineSize: width, blockSize: rowHeight }}
    />
  );
}

/** What is under the pointer, in a few words. */
export function TargetCard({ target, layout, plot, isLow }: Placed & { readonly isLow: boolean }) {
  const { text, format } = useAllMessages();
  const { store } = useStoreContext();
  const told = tellTarget(target, store.getHead(), text, format);
  if (told === undefined) return null;
  const { left, top, width } = boxOf({ target, layout, plot });
  const call = target.toolCallKey === undefined ? undefined : store.getHead().toolCalls.records.get(target.toolCallKey)?.value;
  const isRight = left + width / 2 > plot.width / 2;
  return (
    <div
      className="oddkin-timeline-card"
      aria-hidden
      style={{
        ...(isRight ? { insetInlineEnd: Math.max(0, plot.width - left - Math.min(width, 40)) } : { insetInlineStart: Math.max(0, left) }),
        insetBlockStart: isLow ? top + rowHeight + 4 : top - 4,
      }}
      data-side={isLow ? 'below' : 'above'}
    >
      <span className="oddkin-timeline-card-head">
        {call !== undefined && <ToolClassIcon toolClass={call.toolClass} />}
        <bdi className="oddkin-timeline-card-name">{told.name}</bdi>
        {told.state !== undefined && (
          <span className="oddkin-observer-outcome" data-state={told.state}>
            <StateIcon state={told.state} />
            {told.outcome}
          </span>
        )}
      </span>
      <span className="oddkin-timeline-card-facts">
        <bdi>{told.agent}</bdi> · {told.time}
      </span>
      {told.line !== '' && (
        <span className="oddkin-timeline-card-line" dir="auto">
          {told.line}
        </span>
      )}
    </div>
  );
}

function boxOf({ target: { lane, index, start, end }, layout, plot }: Placed): {
  readonly left: number;
  readonly top: number;
  readonly width: number;
} {
  const top = (laneTop(layout, lane) ?? 0) + rowOf(lane, index) * rowHeight;
  const x = plot.x(start);
  const right = plot.x(Math.min(end, plot.newestAt));
  const width = Math.max(10, right - x + 4);
  return { left: right - x < 10 ? (x + right) / 2 - width / 2 : x - 2, top, width };
}
