'use client';
import { memo } from 'react';
import { useStoreContext } from '../../hooks/index.js';
import { nameLine } from '../../primitives/index.js';
import { CallLane } from './call-lane.js';
import { MarkLane } from './mark-lane.js';
import { rowHeight, type LaneLayout } from './lane-layout.js';
import type { PlanLane } from './plan-lane.js';
import type { Plot } from './plot.js';
import { rowOf, targetAt } from './timeline-target.js';

const leastWidth = 44;
const markRoom = 16;
/** The letters keep off the edge of the bar. */
const edge = 3;
const most = 80;

interface BarLabel {
  readonly id: string;
  /** Of a call: what it is called is read when it is shown. */
  readonly toolCallKey: string | undefined;
  readonly title: string;
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

/** The names of tools and steps, on the bars that have room for them. The same stands in the list, and in what is told of each bar. */
export function BarLabels({ layout, plot, scrolled, height }: BarLabelsProps) {
  return findLabels(layout, plot, scrolled, height).map((label) => <Label key={label.id} {...label} />);
}

const Label = memo(function Label({ toolCallKey, title, x, y, width }: BarLabel) {
  const { store } = useStoreContext();
  const name = toolCallKey === undefined ? title : store.getHead().toolCalls.records.get(toolCallKey)?.value.tool;
  return (
    <span className="oddkin-timeline-label" aria-hidden style={{ insetInlineStart: x, insetBlockStart: y, maxInlineSize: width }}>
      {nameLine(name)}
    </span>
  );
});

function findLabels({ placed }: LaneLayout, plot: Plot, scrolled: number, height: number): readonly BarLabel[] {
  const labels: BarLabel[] = [];
  for (const { lane, top, height: laneHeight } of placed) {
    if (lane instanceof MarkLane || top + laneHeight < scrolled || top > scrolled + height) continue;
    const first = lane instanceof CallLane ? lane.firstLasting(plot.start) : 0;
    for (let index = first; index < lane.size && labels.length < most; index += 1) {
      const start = lane.starts[index] ?? 0;
      if (start > plot.end) break;
      const left = Math.max(0, plot.x(start));
      const right = Math.min(plot.width, plot.x(Math.min(lane.ends[index] ?? Infinity, plot.newestAt)));
      if (right - left < leastWidth || isCrowded(lane, index)) continue;
      const target = targetAt(lane, index);
      if (target === undefined) continue;
      const { id, toolCallKey, span } = target;
      const y = top + rowOf(lane, index) * rowHeight;
      const [before, after] = roomsOfMarks(lane, index);
      const x = Math.round(left) + before;
      labels.push({ id, toolCallKey, title: span?.title ?? '', x, y, width: Math.round(right) - x - after - edge });
    }
  }
  return labels;
}

/** In the last row bars may lie over each other, and so would their names. */
function isCrowded(lane: CallLane | PlanLane, index: number): boolean {
  return rowOf(lane, index) === lane.mostRows - 1;
}

/** What shapes take of a bar at its beginning and at its end. */
function roomsOfMarks(lane: CallLane | PlanLane, index: number): readonly [number, number] {
  if (lane instanceof CallLane) return [0, lane.outcomes[index] === 'failed' ? markRoom : 0];
  const span = lane.spans[index];
  return [span?.status === 'active' ? 0 : markRoom - 4, span?.outcome === undefined ? 0 : markRoom];
}
