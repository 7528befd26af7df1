'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { changedStretch } from './changed-stretch.js';
import type { LaneColours } from './lane-colours.js';
import { drawPlot, type Plot } from './plot.js';
import type { TimeView } from './time-view.js';
import type { ObservedLanes } from './use-timeline-lanes.js';

export interface PlotPainting {
  readonly observed: ObservedLanes;
  readonly plot: Plot;
  readonly view: TimeView;
  readonly colours: LaneColours | undefined;
  readonly height: number;
  readonly scrolled: number;
}

/** Draws the lanes whenever they look different. Where only the cursor has moved through the past, no more than what it changed. */
export function usePlotPainting(canvasRef: RefObject<HTMLCanvasElement | null>, painting: PlotPainting): void {
  const { observed, plot, view, colours, height, scrolled } = painting;
  const { lanes, layout, version, cursor } = observed;
  const drawn = useRef<PlotPainting>(undefined);
  useLayoutEffect(() => {
    const canvas = canvasRef.current;
    if (canvas === null || colours === undefined || plot.width === 0) return;
    const silences = lanes.silences.all;
    const before = drawn.current;
    const isSameBut = before !== undefined && looksAlike(before, painting);
    const stretch = isSameBut ? changedStretch(layout, silences, before.plot, plot) : undefined;
    drawPlot(canvas, { layout, silences, stretch }, { ...plot, colours }, height, scrolled);
    drawn.current = painting;
    // The plot is made anew each time, out of the values that are listed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [canvasRef, lanes, layout, version, view, plot.width, height, scrolled, cursor, colours]);
}

/** Whether two paintings differ in no more than the moment of the past that they look at. */
function looksAlike(one: PlotPainting, other: PlotPainting): boolean {
  return (
    one.plot.position !== Infinity &&
    other.plot.position !== Infinity &&
    one.observed.lanes === other.observed.lanes &&
    one.observed.layout === other.observed.layout &&
    one.observed.version === other.observed.version &&
    one.view === other.view &&
    one.plot.width === other.plot.width &&
    one.colours === other.colours &&
    one.height === other.height &&
    one.scrolled === other.scrolled
  );
}
