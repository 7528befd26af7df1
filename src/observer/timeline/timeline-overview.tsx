'use client';
import { useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useAllMessages } from '../../messages/index.js';
import type { LaneColours } from './lane-colours.js';
import { fitCanvas } from './plot.js';
import type { TimelineLanes } from './timeline-lanes.js';
import type { TimeView } from './time-view.js';
import { useSize } from './use-size.js';

const height = 28;

export interface TimelineOverviewProps {
  readonly lanes: TimelineLanes;
  readonly version: number;
  readonly view: TimeView;
  /** The moment that is looked at; `undefined` while that is the newest. */
  readonly past: number | undefined;
  /** The id of what it moves. */
  readonly controls: string;
  readonly colours: LaneColours | undefined;
  readonly onCentre: (at: number) => void;
  readonly onPan: (byMs: number) => void;
}

/**
 * The whole run at a glance: how much was called when, and where something failed, with the stretch that is in sight marked.
 * Pattern: WAI-ARIA scrollbar, moved by pointer and by arrow keys.
 */
export function TimelineOverview({ lanes, version, view, past, controls, colours, onCentre, onPan }: TimelineOverviewProps) {
  const { text, format } = useAllMessages();
  const trackRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const { width } = useSize(trackRef);
  const from = Math.min(lanes.from, view.start);
  const until = Math.max(lanes.until, view.start + view.durationMs, from + 1);
  const scale = width / (until - from);

  useLayoutEffect(() => {
    const canvas = canvasRef.current;
    if (canvas === null || colours === undefined || width === 0) return;
    const context = fitCanvas(canvas, width, height);
    if (context !== null) draw(context, lanes, { from, scale, width, colours });
  }, [lanes, version, from, scale, width, colours]);

  const go = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.buttons !== 1 || width === 0) return;
    onCentre(from + (event.clientX - event.currentTarget.getBoundingClientRect().left) / scale);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = keySteps.get(event.key);
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    onPan(step * view.durationMs);
  };
  const start = (view.start - from) * scale;
  const percent = Math.round((100 * (view.start - from)) / Math.max(1, until - from - view.durationMs));
  return (
    <div
      ref={trackRef}
      className="oddkin-timeline-overview"
      role="scrollbar"
      tabIndex={0}
      aria-label={text('observer.timeline.overview')}
      aria-orientation="horizontal"
      aria-controls={controls}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.min(100, Math.max(0, percent))}
      aria-valuetext={`${format.clock(view.start)} – ${format.clock(view.start + view.durationMs)}`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={go}
      onKeyDown={onKeyDown}
    >
      <canvas ref={canvasRef} className="oddkin-timeline-canvas" />
      {width > 0 && (
        <div className="oddkin-timeline-sight" style={{ insetInlineStart: start, inlineSize: Math.max(6, view.durationMs * scale) }} />
      )}
      {past !== undefined && (
        <div className="oddkin-timeline-past" style={{ transform: `translateX(${Math.floor((past - from) * scale) - 1}px)` }} />
      )}
    </div>
  );
}

const keySteps: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -0.1],
  ['ArrowRight', 0.1],
  ['PageUp', -1],
  ['PageDown', 1],
  ['Home', -Infinity],
  ['End', Infinity],
]);

interface Frame {
  readonly from: number;
  readonly scale: number;
  readonly width: number;
  readonly colours: LaneColours;
}

function draw(context: CanvasRenderingContext2D, { calls, marks }: TimelineLanes, { from, scale, width, colours }: Frame): void {
  const columns = Math.ceil(width);
  const counts = new Uint32Array(columns);
  const failures = new Uint8Array(columns);
  const columnOf = (at: number): number => Math.min(columns - 1, Math.max(0, Math.floor((at - from) * scale)));
  for (const { starts, ends, outcomes } of calls) {
    for (let index = 0; index < starts.length; index += 1) {
      const column = columnOf(starts[index] ?? from);
      counts[column] = (counts[column] ?? 0) + 1;
      if (outcomes[index] === 'failed') failures[columnOf(ends[index] ?? from)] = 1;
    }
  }
  for (const { kind, starts } of marks) if (kind === 'error') for (const at of starts) failures[columnOf(at)] = 1;
  const most = Math.log2(1 + counts.reduce((highest, count) => Math.max(highest, count), 1));
  context.fillStyle = colours.muted;
  context.globalAlpha = 0.55;
  for (let column = 0; column < columns; column += 1) {
    const high = (Math.log2(1 + (counts[column] ?? 0)) / most) * (height - 8);
    if (high > 0) context.fillRect(column, height - 4 - high, 1, high);
  }
  context.globalAlpha = 1;
  context.fillStyle = colours.danger;
  failures.forEach((isFailed, column) => void (isFailed === 1 && context.fillRect(column - 0.5, height - 4, 2, 4)));
}
