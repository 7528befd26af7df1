'use client';
import { createElement } from 'react';
import { ChartNoAxesGantt, FoldVertical, List, Maximize, RadioTower, ZoomIn, ZoomOut, type Icon } from '../../icons/index.js';
import { useAllMessages } from '../../messages/index.js';
import type { PlanFolding } from './use-plan-folding.js';
import type { TimeViewControl } from './use-time-view.js';

export interface ViewToolsProps {
  readonly control: TimeViewControl;
  /** `undefined` where no plan stands in the chart. */
  readonly folding: PlanFolding | undefined;
}

/** Zoom, all, follow, fold the plan. Renders buttons, each with a name. */
export function ViewTools({ control: { view, zoomBy, fitAll, followEnd }, folding }: ViewToolsProps) {
  const { text, format } = useAllMessages();
  return (
    <>
      <Tool icon={ZoomIn} name={text('observer.timeline.zoomIn')} onPress={() => zoomBy(0.5)} />
      <Tool icon={ZoomOut} name={text('observer.timeline.zoomOut')} onPress={() => zoomBy(2)} />
      <Tool icon={Maximize} name={text('observer.timeline.fit')} onPress={fitAll} />
      <Tool icon={RadioTower} name={text('observer.timeline.follow')} isPressed={view.isFollowing} onPress={followEnd} />
      {folding !== undefined && (
        <Tool
          icon={FoldVertical}
          name={text('observer.timeline.foldPlan')}
          isPressed={folding.isFolded}
          onPress={() => folding.fold(!folding.isFolded)}
        />
      )}
      <span className="oddkin-timeline-length">
        <bdi>{text('observer.timeline.inSight', { length: format.duration(view.durationMs) })}</bdi>
      </span>
    </>
  );
}

export interface ShapeToolsProps {
  readonly shape: 'chart' | 'list';
  readonly onShapeChange: (shape: 'chart' | 'list') => void;
}

/** Chart or list: the same, once to be seen and once to be read. */
export function ShapeTools({ shape, onShapeChange }: ShapeToolsProps) {
  const { text } = useAllMessages();
  return (
    <div className="oddkin-timeline-shapes" role="group" aria-label={text('observer.timeline.shape')}>
      <Tool
        icon={ChartNoAxesGantt}
        name={text('observer.timeline.chart')}
        isPressed={shape === 'chart'}
        onPress={() => onShapeChange('chart')}
      />
      <Tool icon={List} name={text('observer.timeline.list')} isPressed={shape === 'list'} onPress={() => onShapeChange('list')} />
    </div>
  );
}

interface ToolProps {
  readonly icon: Icon;
  readonly name: string;
  readonly isPressed?: boolean;
  readonly onPress: () => void;
}

function Tool({ icon, name, isPressed, onPress }: ToolProps) {
  return (
    <button type="button" className="oddkin-observer-icon-button" aria-label={name} title={name} aria-pressed={isPressed} onClick={onPress}>
      {createElement(icon, { size: 16, strokeWidth: 1.75, 'aria-hidden': true })}
    </button>
  );
}
