'use client';
import { OctagonX } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useMessages } from '../messages/index.js';
import { Header } from './header.js';
import { Inspector } from './inspector.js';
import { MiddleColumn } from './middle-column.js';
import { dockRegions, usePanelState, type RegionName } from './panel-state.js';
import { Region } from './regions.js';
import { RegionTabs } from './region-tabs.js';
import { Splitter } from './split/splitter.js';
import { useSplitSizes, type SplitControl } from './split/use-split-sizes.js';
import { TimeBar } from './time-bar.js';
import type { PanelLayout as Layout } from './use-panel-layout.js';

const allRegions: readonly RegionName[] = ['conversation', 'plan', 'attention', 'world', ...dockRegions];

export interface PanelLayoutProps {
  readonly layout: Layout;
  /** Why there is no connection: the address is none, say. */
  readonly fault: string | undefined;
}

/** Arranges header and regions for a width. */
export function PanelLayout({ layout, fault }: PanelLayoutProps) {
  return (
    <>
      <Header />
      <TimeBar />
      {fault !== undefined && <ConnectionFault fault={fault} />}
      {layout === 'narrow' ? <OneAtATime /> : <SideBySide hasInspectorColumn={layout === 'wide'} />}
    </>
  );
}

function ConnectionFault({ fault }: { readonly fault: string }) {
  const { text } = useMessages();
  return (
    <div className="oddkin-observer-fault" role="alert">
      <OctagonX size={16} strokeWidth={1.75} aria-hidden />
      <p className="oddkin-observer-fault-text">
        {text('observer.fault')} <bdi>{fault}</bdi>
      </p>
    </div>
  );
}

function OneAtATime() {
  const { shown, selection } = usePanelState();
  return (
    <div className="oddkin-observer-single">
      <RegionTabs names={allRegions} value={shown.single} labelKey="observer.tabs.all" placement="end">
        {selection !== undefined && (
          <div className="oddkin-observer-sheet">
            <Inspector />
          </div>
        )}
      </RegionTabs>
    </div>
  );
}

/** Where there is no column for the inspector, it takes the place of plan and world while something is selected. */
function SideBySide({ hasInspectorColumn }: { readonly hasInspectorColumn: boolean }) {
  const { text } = useMessages();
  const { shown, selection } = usePanelState();
  const isCovered = !hasInspectorColumn && selection !== undefined;
  const columns = useSplitSizes(hasInspectorColumn ? 'columns-3' : 'columns-2', hasInspectorColumn ? threeColumns : twoColumns);
  const rows = useSplitSizes('rows', twoRows);
  return (
    <div className="oddkin-observer-grid" data-columns={hasInspectorColumn ? '3' : '2'} style={gridSizes(columns, rows)}>
      <div className="oddkin-observer-area" data-area="conversation">
        <TitledRegion name="conversation" />
      </div>
      <Splitter label={text('observer.split.conversation')} index={0} orientation="vertical" split={columns} />
      {!isCovered && <MiddleColumn />}
      {hasInspectorColumn && <Splitter label={text('observer.split.inspector')} index={1} orientation="vertical" split={columns} />}
      {(hasInspectorColumn || isCovered) && (
        <div className="oddkin-observer-area" data-area="inspector">
          <Inspector />
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
const twoRows = [0.667, 0.333];

/** Nothing while nobody has moved an edge: what a server renders carries no inline style. */
function gridSizes(columns: SplitControl, rows: SplitControl): CSSProperties | undefined {
  if (!columns.isChosen && !rows.isChosen) return undefined;
  const sizes: Record<string, string> = {};
  if (columns.isChosen) {
    sizes['--oddkin-observer-least-part'] = '0';
    columns.sizes.forEach((size, index) => (sizes[`--oddkin-observer-part-${index + 1}`] = `${size}fr`));
  }
  if (rows.isChosen) {
    sizes['--oddkin-observer-least'] = '0';
    rows.sizes.forEach((size, index) => (sizes[index === 0 ? '--oddkin-observer-upper' : '--oddkin-observer-lower'] = `${size}fr`));
  }
  return sizes;
}

function TitledRegion({ name }: { readonly name: RegionName }) {
  const { text } = useMessages();
  const title = text(`observer.region.${name}`);
  return (
    <section className="oddkin-observer-section" aria-label={title}>
      <div className="oddkin-observer-section-head">
        <h2 className="oddkin-observer-section-title">{title}</h2>
      </div>
      <Region name={name} />
    </section>
  );
}
