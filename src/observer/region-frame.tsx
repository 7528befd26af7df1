'use client';
import { Suspense, type ComponentPropsWithRef, type ReactNode } from 'react';
import { usePanelMessages } from '../messages/index.js';
import { PacedRegion, type PacedRegionProps } from './paced-region.js';
import type { RegionName } from './panel-state.js';
import { RegionBoundary } from './region-boundary.js';

export interface RegionProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Whether its name stands above it as a heading. Default false: it is named to assistive technology alone. */
  readonly heading?: boolean | undefined;
}

export interface RegionFrameProps extends RegionProps, Omit<PacedRegionProps, 'children'> {
  readonly name: RegionName;
  readonly children: ReactNode;
}

/** One region of the panel behind a boundary of its own: what throws in it leaves the rest alive. It is spared a flood of frames. Renders a `<section>` that fills its place and scrolls by itself. */
export function RegionFrame({ name, heading = false, restMs, isCheap, className, children, ...props }: RegionFrameProps) {
  const { text } = usePanelMessages();
  const title = text(`observer.region.${name}`);
  return (
    <section
      part={`region ${name}`}
      aria-label={title}
      {...props}
      className={className === undefined ? 'oddkin-observer-section' : `oddkin-observer-section ${className}`}
    >
      {heading && (
        <div className="oddkin-observer-section-head">
          <h2 className="oddkin-observer-section-title">{title}</h2>
        </div>
      )}
      <div className="oddkin-observer-region-body" data-region={name}>
        <RegionBoundary name={title}>
          <PacedRegion restMs={restMs} isCheap={isCheap}>
            <Suspense fallback={null}>{children}</Suspense>
          </PacedRegion>
        </RegionBoundary>
      </div>
    </section>
  );
}
