'use client';
import { Suspense, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useMessages } from '../messages/index.js';
import type { RegionName } from './panel-state.js';
import { RegionBoundary } from './region-boundary.js';

export interface RegionProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Whether its name stands above it as a heading. Default false: it is named to assistive technology alone. */
  readonly heading?: boolean | undefined;
}

export interface RegionFrameProps extends RegionProps {
  readonly name: RegionName;
  readonly children: ReactNode;
}

/** One region of the panel behind a boundary of its own: what throws in it leaves the rest alive. Renders a `<section>` that fills its place and scrolls by itself. */
export function RegionFrame({ name, heading = false, className, children, ...props }: RegionFrameProps) {
  const { text } = useMessages();
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
          <Suspense fallback={null}>{children}</Suspense>
        </RegionBoundary>
      </div>
    </section>
  );
}
