'use client';
import { OctagonX } from 'lucide-react';
import { useMessages } from '../messages/index.js';
import { Header } from './header.js';
import { Inspector } from './inspector.js';
import { MiddleColumn } from './middle-column.js';
import { dockRegions, usePanelState, type RegionName } from './panel-state.js';
import { Region } from './regions.js';
import { RegionTabs } from './region-tabs.js';
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
  const { shown, selection } = usePanelState();
  const isCovered = !hasInspectorColumn && selection !== undefined;
  return (
    <div className="oddkin-observer-grid" data-columns={hasInspectorColumn ? '3' : '2'}>
      <div className="oddkin-observer-area" data-area="conversation">
        <TitledRegion name="conversation" />
      </div>
      {!isCovered && <MiddleColumn />}
      {(hasInspectorColumn || isCovered) && (
        <div className="oddkin-observer-area" data-area="inspector">
          <Inspector />
        </div>
      )}
      <div className="oddkin-observer-area" data-area="dock">
        <RegionTabs names={dockRegions} value={shown.dock} labelKey="observer.tabs.dock" />
      </div>
    </div>
  );
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
