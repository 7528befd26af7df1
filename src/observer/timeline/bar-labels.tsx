'use client';
import { memo } from 'react';
import { useStoreContext } from '../../hooks/index.js';
import { visibleText } from '../../primitives/index.js';
import { CallLane } from './call-lane.js';
import { rowHeight, type LaneLayout } from './lane-layout.js';
import type { Plot } from './plot.js';

const leastWidth = 44;
const most = 80;

interface BarLabel {
  readonly position: number;
  readonly toolCallKey: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface BarLabelsProps {
  readonly layout: LaneLayout;
  readonly plot: Plot;
  readonly scrolled: number;
  readonly height: number;
}

/** The names of the tools, on the bars that have room for them. The same stands in the list, and in what is told of each bar. */
export function BarLabels({ layout, plot, scrolled, height }: BarLabelsProps) {
  return findLabels(layout, plot, scrolled, height).map((label) => <Label key={label.position} {...label} />);
}

const Label = memo(function Label({ toolCallKey, x, y, width }: BarLabel) {
  const { store } = useStoreContext();
  const tool = store.getHead().toolCalls.records.get(toolCallKey)?.value.tool;
  return (
    <span className="oddkin-timeline-label" aria-hidden style={{ insetInlineStart: x, insetBlockStart: y, inlineSize: width }}>
      {tool === undefined ? '' : visibleText(tool)}
    </span>
  );
});

function findLabels({ placed }: LaneLayout, plot: Plot, scrolled: number, height: number): readonly BarLabel[] {
  const labels: BarLabel[] = [];
  for (const { lane, top, height: laneHeight } of placed) {
    if (!(lane instanceof CallLane) || top + laneHeight < scrolled || top > scrolled + height) continue;
    for (let index = 0; index < lane.size && labels.length < most; index += 1) {
      const start = lane.starts[index] ?? 0;
      if (start > plot.end) break;
      const left = Math.max(0, plot.x(start));
      const right = Math.min(plot.width, plot.x(Math.min(lane.ends[index] ?? Infinity, plot.newestAt)));
      if (right - left < leastWidth) continue;
      labels.push({
        position: lane.positions[index] ?? 0,
        toolCallKey: lane.keys[index] ?? '',
        x: Math.round(left),
        y: top + (lane.rows[index] ?? 0) * rowHeight,
        width: Math.round(right - left - (lane.outcomes[index] === 'failed' ? 16 : 0)),
      });
    }
  }
  return labels;
}
