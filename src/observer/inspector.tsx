'use client';
import { useLayoutEffect, useRef, type ComponentPropsWithRef } from 'react';
import { X } from '../icons/index.js';
import { usePanelMessages } from '../messages/index.js';
import { HandOnButton } from './hand-on/hand-on-button.js';
import { loadOnce } from '../on-demand/index.js';
import { usePanelState } from './panel-state.js';
import { RegionBoundary } from './region-boundary.js';

// Nothing of it is wanted before something is selected.
const Inspected = loadOnce(() => import('./inspected.js').then((module) => module.Inspected));

/** Shows the call, event or frame that is selected, whole, under a heading of its own. Renders a `<section>`. */
export function InspectorRegion({ className, ...props }: Omit<ComponentPropsWithRef<'section'>, 'children'>) {
  const { text } = usePanelMessages();
  const { selection, select } = usePanelState();
  const bodyRef = useRef<HTMLDivElement>(null);
  // What is shown next is read from its beginning.
  useLayoutEffect(() => {
    if (bodyRef.current !== null) bodyRef.current.scrollTop = 0;
  }, [selection]);
  return (
    <section
      part="inspector"
      aria-label={text('observer.region.inspector')}
      {...props}
      className={className === undefined ? 'oddkin-observer-section' : `oddkin-observer-section ${className}`}
    >
      <div className="oddkin-observer-section-head">
        <h2 className="oddkin-observer-section-title">{text('observer.region.inspector')}</h2>
        <HandOnButton />
        {selection !== undefined && (
          <button
            type="button"
            className="oddkin-observer-icon-button"
            aria-label={text('observer.inspector.close')}
            onClick={() => select(undefined)}
          >
            <X size={16} strokeWidth={1.75} aria-hidden />
          </button>
        )}
      </div>
      <div ref={bodyRef} className="oddkin-observer-inspector">
        {selection === undefined ? (
          <div className="oddkin-observer-empty">{text('observer.inspector.empty')}</div>
        ) : (
          <RegionBoundary name={text('observer.region.inspector')} resetKey={selection}>
            <Inspected selection={selection} />
          </RegionBoundary>
        )}
      </div>
    </section>
  );
}
