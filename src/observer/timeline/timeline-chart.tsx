'use client';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useStoreContext } from '../../hooks/index.js';
import { useAllMessages } from '../../messages/index.js';
import { usePanelState } from '../panel-state.js';
import { BarLabels } from './bar-labels.js';
import { colourNames } from './lane-colours.js';
import { useLaneColours } from './use-lane-colours.js';
import { laneTop } from './lane-layout.js';
import { LaneNames } from './lane-names.js';
import { createPlot } from './plot.js';
import { TargetCard, TargetOutline } from './target-card.js';
import { sentenceOf, tellTarget } from './tell-target.js';
import { TimelineAxis } from './timeline-axis.js';
import { TimelineOverview } from './timeline-overview.js';
import { targetUnder, type TimelineTarget } from './timeline-target.js';
import { moveTarget } from './move-target.js';
import { useChartTargets } from './use-chart-targets.js';
import { rowTop, scrollTo, useKeptPlace } from './use-kept-place.js';
import { usePlotGestures } from './use-plot-gestures.js';
import { usePlotPainting } from './use-plot-painting.js';
import { useSize } from './use-size.js';
import type { ObservedLanes } from './use-timeline-lanes.js';
import type { TimeViewControl } from './use-time-view.js';

const reachPixels = 5;

export interface TimelineChartProps {
  readonly observed: ObservedLanes;
  readonly control: TimeViewControl;
}

/**
 * All steps, calls and events on one axis of time, lanes for the plan and the calls of each agent and one for each topic. Wheel and pinch zoom, dragging moves, clicking selects.
 * One Tab stop: left and right go through a lane, up and down to the next one, Enter selects, plus and minus zoom.
 * Pattern: WAI-ARIA listbox with `aria-activedescendant`. Time runs from left to right in every language.
 */
export function TimelineChart({ observed, control }: TimelineChartProps) {
  const { lanes, layout, cursor, version } = observed;
  const { text, format } = useAllMessages();
  const { store } = useStoreContext();
  const { selection, select } = usePanelState();
  const id = useId();
  const plotRef = useRef<HTMLDivElement>(null);
  const scrollRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const probesRef = useRef<HTMLDivElement>(null);
  const { width } = useSize(plotRef);
  const { height } = useSize(scrollRef);
  const [scrolled, setScrolled] = useState(0);
  const { colours, readAnew } = useLaneColours(probesRef);
  const [hovered, setHovered] = useState<TimelineTarget>();
  const { view } = control;
  const plot = createPlot({
    view,
    width,
    position: cursor.isLive ? Infinity : cursor.position,
    now: cursor.isLive ? lanes.until : (cursor.at ?? lanes.from),
    newestAt: lanes.until,
  });
  usePlotPainting(canvasRef, { observed, plot, view, colours, height, scrolled });

  const reveal = (target: TimelineTarget): void => {
    control.revealSpan(target.start, Math.min(target.end, lanes.until));
    const scroller = scrollRef.current;
    const top = rowTop(layout, target);
    if (scroller !== null && top !== undefined) scroller.scrollTop = scrollTo(top, scroller.scrollTop, scroller.clientHeight);
  };
  const { active, selected, goTo } = useChartTargets(lanes, selection, reveal);
  const shown = { layout, scrolled, height };
  useKeptPlace(scrollRef, shown, active ?? selected, setScrolled);
  const timeOf = (x: number): number => view.start + (x / Math.max(1, width)) * view.durationMs;
  const reachMs = (reachPixels / Math.max(1, width)) * view.durationMs;
  const choose = (target: TimelineTarget | undefined): void => {
    if (target === undefined) return;
    goTo(target);
    if (target.toolCallKey !== undefined) select({ kind: 'tool-call', toolCallKey: target.toolCallKey });
    else select({ kind: target.entry?.kind === 'event' ? 'event' : 'frame', position: target.position });
  };
  const gestures = usePlotGestures(plotRef, {
    onDrag: (byX, byY) => {
      setHovered(undefined);
      control.panBy((-byX / Math.max(1, width)) * view.durationMs);
      scrollRef.current?.scrollBy(0, -byY);
    },
    onClick: (x, y) => choose(targetUnder(layout, y, timeOf(x), reachMs)),
    onHover: (x, y) => setHovered(targetUnder(layout, y, timeOf(x), reachMs)),
    onLeave: () => setHovered(undefined),
    onZoom: (factor, x) => control.zoomBy(factor, view.isFollowing ? undefined : timeOf(x)),
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const moved = moveTarget(event, layout, lanes, active ?? selected);
    if (moved !== undefined) {
      goTo(moved);
      reveal(moved);
    } else if (event.key === 'Enter') choose(active ?? selected);
    else if (event.key === '+' || event.key === '=') control.zoomBy(0.5, active?.start);
    else if (event.key === '-') control.zoomBy(2, active?.start);
    else if (event.key === '0') control.fitAll();
    else if (event.key === 'l') control.followEnd();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const told = active === undefined ? undefined : tellTarget(active, store.getHead(), text, format);
  return (
    <div className="oddkin-timeline-chart" dir="ltr">
      <div ref={probesRef} className="oddkin-timeline-colours" aria-hidden onTransitionEnd={readAnew}>
        {colourNames.map((name) => (
          <span key={name} data-colour={name} />
        ))}
      </div>
      <TimelineAxis view={view} plot={plot} />
      <div
        ref={scrollRef}
        id={`${id}-lanes`}
        className="oddkin-timeline-scroll"
        role="listbox"
        tabIndex={0}
        aria-label={text('observer.region.timeline')}
        aria-orientation="horizontal"
        aria-activedescendant={told === undefined ? undefined : `${id}-active`}
        onKeyDown={onKeyDown}
        onScroll={(event) => setScrolled(event.currentTarget.scrollTop)}
      >
        <LaneNames {...shown} />
        <div
          className="oddkin-timeline-plot"
          role="presentation"
          ref={plotRef}
          style={{ blockSize: Math.max(layout.height, height) }}
          {...gestures}
        >
          <canvas ref={canvasRef} className="oddkin-timeline-canvas" style={{ insetBlockStart: 0 }} />
          <BarLabels layout={layout} plot={plot} scrolled={scrolled} height={height} />
          {selected !== undefined && <TargetOutline target={selected} layout={layout} plot={plot} kind="selected" />}
          {active !== undefined && <TargetOutline target={active} layout={layout} plot={plot} kind="active" />}
          {told !== undefined && (
            <div id={`${id}-active`} className="oddkin-timeline-told" role="option" aria-selected={active?.id === selected?.id}>
              {sentenceOf(told)}
            </div>
          )}
          {hovered !== undefined && <TargetCard target={hovered} layout={layout} plot={plot} isLow={isInUpperHalf(hovered)} />}
        </div>
      </div>
      <TimelineOverview
        lanes={lanes}
        version={version}
        view={view}
        past={cursor.isLive ? undefined : cursor.at}
        colours={colours}
        controls={`${id}-lanes`}
        onCentre={control.centre}
        onPan={control.panBy}
      />
    </div>
  );

  function isInUpperHalf(target: TimelineTarget): boolean {
    return (laneTop(layout, target.lane) ?? 0) - scrolled < height / 2;
  }
}
