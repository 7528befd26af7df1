'use client';
import { useState, type ComponentType } from 'react';
import { createOnDemand, type OnDemand } from './on-demand.js';
import { useOnDemand } from './use-on-demand.js';

export type LoadedOnce<Props> = ComponentType<Props> & { readonly preload: () => Promise<unknown> };

/**
 * A component that is loaded when it is first shown, and renders `Waiting`, or nothing, until then. React.lazy would wait for a moment without a
 * change: while a store changes with each frame of the screen, React puts off what a Suspense boundary waits for again and again. Why it could not
 * be loaded is thrown into the boundary around, which says what happened; a boundary that shows it again lets it try again. `preload` asks for it ahead.
 */
export function loadOnce<Props extends object>(load: () => Promise<ComponentType<Props>>, Waiting?: ComponentType): LoadedOnce<Props> {
  return showOnce(createOnDemand(load), Waiting);
}

/** As {@link loadOnce}, for what is held already. */
export function showOnce<Props extends object>(part: OnDemand<ComponentType<Props>>, Waiting?: ComponentType): LoadedOnce<Props> {
  return Object.assign(Content, { preload: part.load });

  function Content(props: Props) {
    const state = useOnDemand(part);
    const [before] = useState(state);
    const { value: Loaded } = state;
    if (Loaded !== undefined) return <Loaded {...props} />;
    // What failed before it was shown here says nothing of this attempt.
    if (state !== before && 'error' in state) throw state.error;
    return Waiting === undefined ? null : <Waiting />;
  }
}
