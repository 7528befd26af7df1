'use client';
import { ObserverFrame, type ObserverFrameProps } from './observer-frame.js';
import { ObserverSource, splitSource, type ObserverSourceProps } from './observer-source.js';

export interface ObserverRootProps extends Omit<ObserverFrameProps, 'lang'>, ObserverSourceProps {}

/**
 * What a panel of one's own is made in: it watches a bridge and gives store, choices and the one voice to the regions inside it, wherever they stand there.
 * Renders a `<div>` with the role `region`. `data-layout` is `wide`, `medium`, `short` or `narrow`, by its own size; `data-past` is there while a moment of the past is shown.
 */
export function ObserverRoot(props: ObserverRootProps) {
  const { source, rest } = splitSource(props);
  return (
    <ObserverSource {...source}>
      <ObserverFrame {...rest} lang={source.locale} />
    </ObserverSource>
  );
}
