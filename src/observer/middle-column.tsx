'use client';
import { createElement, useId, useState } from 'react';
import { ChevronDown, ChevronRight } from '../icons/index.js';
import { usePanelMessages } from '../messages/index.js';
import { sideRegions, usePanelState } from './panel-state.js';
import { RegionTabs } from './region-tabs.js';
import { useWorldRenderer } from './use-world-renderer.js';
import { WorldRegion } from './world-region.js';

/**
 * Plan and Attention over the world. The world folds to its heading where the others need the room: under Attention, which is there to be answered in,
 * and under Plan where the host draws no world, unless it is what was asked for. A person may fold it out again.
 */
export function MiddleColumn() {
  const { shown } = usePanelState();
  const { world, Renderer } = useWorldRenderer();
  const [choice, setChoice] = useState<{ readonly about: string; readonly isOpen: boolean }>();
  const isAskedFor = shown.single === 'world';
  const about = isAskedFor ? 'world' : shown.side;
  const isWanted = isAskedFor || (shown.side === 'plan' && (world === undefined || Renderer !== undefined));
  const isOpen = choice?.about === about ? choice.isOpen : isWanted;
  return (
    <div className="oddkin-observer-area oddkin-observer-middle" data-area="middle">
      <div className="oddkin-observer-side">
        <RegionTabs names={sideRegions} value={shown.side} labelKey="observer.tabs.side" />
      </div>
      <WorldSection isOpen={isOpen} onOpenChange={(next) => setChoice({ about, isOpen: next })} />
    </div>
  );
}

interface WorldSectionProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Pattern: WAI-ARIA disclosure. */
function WorldSection({ isOpen, onOpenChange }: WorldSectionProps) {
  const { text } = usePanelMessages();
  const id = useId();
  const title = text('observer.region.world');
  return (
    <section className="oddkin-observer-world" data-open={isOpen ? '' : undefined} aria-label={title}>
      <h2 className="oddkin-observer-world-head">
        <button
          type="button"
          className="oddkin-observer-world-toggle"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => onOpenChange(!isOpen)}
        >
          {createElement(isOpen ? ChevronDown : ChevronRight, {
            className: 'oddkin-observer-mirrored',
            size: 14,
            strokeWidth: 1.75,
            'aria-hidden': true,
          })}
          {title}
        </button>
      </h2>
      {isOpen && (
        <div id={id} className="oddkin-observer-section">
          <WorldRegion aria-label={undefined} />
        </div>
      )}
    </section>
  );
}
