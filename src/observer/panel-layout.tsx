'use client';
import { use, type CSSProperties } from 'react';
import { usePanelMessages } from '../messages/index.js';
import { ConversationRegion } from './conversation-region.js';
import { ObserverHeader } from './header.js';
import { InspectorRegion } from './inspector.js';
import { MiddleColumn } from './middle-column.js';
import { dockRegions, usePanelState } from './panel-state.js';
import { RegionBoundary } from './region-boundary.js';
import { RegionTabs } from './region-tabs.js';
import { allRegions } from './shown-regions.js';
import { Splitter } from './split/splitter.js';
import { useSplitSizes, type SplitControl } from './split/use-split-sizes.js';
import { TimeBar } from './time-bar.js';
import { PanelLayoutContext, type PanelLayout as Layout } from './use-panel-layout.js';

/** Arranges header and regions for the size of the panel. */
export function PanelLayout() {
  const { text } = usePanelMessages();
  return (
    <>
      <RegionBoundary name={text('observer.header.label')}>
        <ObserverHeader />
      </RegionBoundary>
      <RegionBoundary name={text('observer.time.label')}>
        <TimeBar />
      </RegionBoundary>
      <Regions layout={use(PanelLayoutContext)} />
    </>
  );
}

function Regions({ layout }: { readonly layout: Layout }) {
  switch (layout) {
    case 'narrow':
      return <OneAtATime />;
    case 'short':
      return <OneBesideInspector />;
    case 'medium':
    case 'wide':
      return <SideBySide hasInspectorColumn={layout === 'wide'} />;
    default:
      return layout satisfies never;
  }
}

function OneAtATime() {
  const { shown, selection } = usePanelState();
  return (
    <div className="oddkin-observer-single">
      <RegionTabs names={allRegions} value={shown.single} labelKey="observer.tabs.all" placement="end">
        {selection !== undefined && (
          <div className="oddkin-observer-sheet">
            <InspectorRegion />
          </div>
        )}
      </RegionTabs>
    </div>
  );
}

/** Where there is no height for two rows: at the bottom of a window, say. */
function OneBesideInspector() {
  const { text } = usePanelMessages();
  const { shown, storageKey } = usePanelState();
  const columns = useSplitSizes('columns-short', shortColumns, storageKey);
  return (
    <div className="oddkin-observer-grid" data-rows="1" style={gridSizes(columns)}>
      <div className="oddkin-observer-area" data-area="conversation">
        <RegionTabs names={allRegions} value={shown.single} labelKey="observer.tabs.all" />
      </div>
      <Splitter label={text('observer.split.inspector')} index={0} orientation="vertical" split={columns} />
      <div className="oddkin-observer-area" data-area="inspector">
        <InspectorRegion />
      </div>
    </div>
  );
}

/** Where there is no column for the inspector, it takes the place of plan and world while something is selected. */
function SideBySide({ hasInspectorColumn }: { readonly hasInspectorColumn: boolean }) {
  const { text } = usePanelMessages();
  const { shown, selection, storageKey } = usePanelState();
  const isCovered = !hasInspectorColumn && selection !== undefined;
  const columns = useSplitSizes(hasInspectorColumn ? 'columns-3' : 'columns-2', hasInspectorColumn ? threeColumns : twoColumns, storageKey);
  const rows = useSplitSizes('rows', twoRows, storageKey);
  return (
    <div className="oddkin-observer-grid" data-columns={hasInspectorColumn ? '3' : '2'} style={gridSizes(columns, rows)}>
      <div className="oddkin-observer-area" data-area="conversation">
        <ConversationRegion heading />
      </div>
      <Splitter label={text('observer.split.conversation')} index={0} orientation="vertical" split={columns} />
      {!isCovered && <MiddleColumn />}
      {hasInspectorColumn && <Splitter label={text('observer.split.inspector')} index={1} orientation="vertical" split={columns} />}
      {(hasInspectorColumn || isCovered) && (
        <div className="oddkin-observer-area" data-area="inspector">
          <InspectorRegion />
        </div>
      )}
      <Splitter label={text('observer.split.dock')} index={0} orientation="horizontal" split={rows} />
      <div className="oddkin-observer-area" data-area="dock">
        <RegionTabs names={dockRegions} value={shown.dock} labelKey="observer.tabs.dock" />
      </div>
    </div>
  );
}

// As the stylesheet has them.
const threeColumns = [0.39, 0.355, 0.255];
const twoColumns = [0.52, 0.48];
const shortColumns = [0.62, 0.38];
const twoRows = [0.667, 0.333];

/** Nothing while nobody has moved an edge: what a server renders carries no inline style. */
function gridSizes(columns: SplitControl, rows?: SplitControl): CSSProperties | undefined {
  if (!columns.isChosen && rows?.isChosen !== true) return undefined;
  const sizes: Record<string, string> = {};
  if (columns.isChosen) {
    sizes['--oddkin-observer-least-part'] = '0';
    columns.sizes.forEach((size, index) => (sizes[`--oddkin-observer-part-${index + 1}`] = `${size}fr`));
  }
  if (rows?.isChosen === true) {
    sizes['--oddkin-observer-least'] = '0';
    rows.sizes.forEach((size, index) => (sizes[index === 0 ? '--oddkin-observer-upper' : '--oddkin-observer-lower'] = `${size}fr`));
  }
  return sizes;
}
