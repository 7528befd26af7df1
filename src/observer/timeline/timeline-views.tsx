'use client';
import { use, type ReactNode } from 'react';
import { useAllMessages } from '../../messages/index.js';
import { SearchShare } from '../filter/search-share.js';
import { usePanelState } from '../panel-state.js';
import { RecordingOpenerContext } from '../recording/recording-tools.js';
import { TimelineChart } from './timeline-chart.js';
import { ShapeTools, ViewTools } from './timeline-tools.js';
import { usePlanFolding } from './use-plan-folding.js';
import { useTimeView } from './use-time-view.js';
import { useTimelineLanes } from './use-timeline-lanes.js';
import { TimelineList } from '../timeline-list.js';

/** All that happened, to be seen on an axis of time or read line by line. Ticks are counted in the header and do not stand here. */
export function TimelineViews() {
  const { timelineShape: shape, setTimelineShape: setShape } = usePanelState();
  const shapes = <ShapeTools shape={shape} onShapeChange={setShape} />;
  return <div className="oddkin-observer-region">{shape === 'list' ? <TimelineList tools={shapes} /> : <Chart tools={shapes} />}</div>;
}

function Chart({ tools }: { readonly tools: ReactNode }) {
  const { text } = useAllMessages();
  const folding = usePlanFolding();
  const observed = useTimelineLanes(folding.isFolded);
  const control = useTimeView(observed.lanes, observed.cursor, use(RecordingOpenerContext)?.opened !== undefined);
  return (
    <>
      <div className="oddkin-observer-filters">
        {tools}
        <ViewTools control={control} folding={observed.lanes.plans.length === 0 ? undefined : folding} />
        <SearchShare share={observed.askedShare} />
      </div>
      {observed.lanes.isEmpty ? (
        <div className="oddkin-observer-empty">{text('observer.timeline.empty')}</div>
      ) : (
        <TimelineChart observed={observed} control={control} />
      )}
    </>
  );
}
