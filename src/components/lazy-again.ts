import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * Gives a component that is loaded when it is first rendered, inside a Suspense boundary. React keeps for ever that a component could not be
 * loaded: so the next is another, which is loaded again.
 */
export function lazyAgain<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): () => LazyExoticComponent<ComponentType<Props>> {
  let current = make();
  return () => current;

  function make(): LazyExoticComponent<ComponentType<Props>> {
    return lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        current = make();
        throw error;
      }
    });
  }
}
