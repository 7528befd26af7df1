'use client';
import type { ReactNode } from 'react';
import { useAttentionCount, useObserverState } from '../hooks/index.js';
import { usePanelMessages, type MessageKey } from '../messages/index.js';
import { usePanelState, type RegionName } from './panel-state.js';
import { UnnamedRegion } from './regions.js';
import { Tabs } from './tabs.js';

export interface RegionTabsProps {
  readonly names: readonly RegionName[];
  readonly value: RegionName;
  /** Names the row of tabs. */
  readonly labelKey: MessageKey;
  readonly placement?: 'start' | 'end';
  /** Lies over the region. */
  readonly children?: ReactNode;
}

/** Regions of which one is shown at a time, with what waits in the others counted on their tabs. */
export function RegionTabs({ names, value, labelKey, placement = 'start', children }: RegionTabsProps) {
  const { text } = usePanelMessages();
  const { showRegion } = usePanelState();
  const tabs = names.map((name) => ({ name, label: text(`observer.region.${name}`), badge: <Badge name={name} /> }));
  return (
    <Tabs tabs={tabs} value={value} onValueChange={showRegion} label={text(labelKey)} placement={placement}>
      <UnnamedRegion name={value} />
      {children}
    </Tabs>
  );
}

function Badge({ name }: { readonly name: RegionName }) {
  if (name === 'attention') return <AttentionBadge />;
  return name === 'problems' ? <ProblemsBadge /> : null;
}

function AttentionBadge() {
  const { format } = usePanelMessages();
  const count = useAttentionCount();
  return count === 0 ? null : (
    <span className="oddkin-observer-badge" data-kind="attention">
      {format.number(count)}
    </span>
  );
}

function ProblemsBadge() {
  const { format } = usePanelMessages();
  const count = useObserverState(({ problems: { counts } }) => counts.warning + counts.error);
  return count === 0 ? null : (
    <span className="oddkin-observer-badge" data-kind="problems">
      {format.number(count)}
    </span>
  );
}
