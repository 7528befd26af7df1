'use client';
import { ObserverRoot, type ObserverRootProps } from './observer-root.js';
import { PanelLayout } from './panel-layout.js';

/** Give `url` or `transport`, or a `store` that is fed elsewhere. */
export type ObserverPanelProps = Omit<ObserverRootProps, 'children'>;

/**
 * Watches a bridge and shows all that agents say and do, live, in one panel that fills its container.
 * Renders a `<div>` with the role `region`. `data-layout` is `wide`, `medium`, `short` or `narrow`, by the panel's own size; `data-past` is there while a moment of the past is shown.
 */
export function ObserverPanel(props: ObserverPanelProps) {
  return (
    <ObserverRoot {...props}>
      <PanelLayout />
    </ObserverRoot>
  );
}
