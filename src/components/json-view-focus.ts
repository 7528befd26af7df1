'use client';
import { createContext, use, useSyncExternalStore } from 'react';

/** Remembers the path of the item that Tab leads to. Only the items that it leaves and reaches re-render. */
interface TreeFocus {
  readonly path: () => string;
  readonly move: (path: string) => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

export function newTreeFocus(): TreeFocus {
  const listeners = new Set<() => void>();
  let active = '';
  return {
    path: () => active,
    move: (path) => {
      active = path;
      for (const listener of listeners) listener();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

export const FocusContext = createContext<TreeFocus>(newTreeFocus());

/** Whether Tab leads to the item at a path, and how to make it so. */
export function useTreeFocus(path: string): { readonly isActive: boolean; readonly activate: () => void } {
  const focus = use(FocusContext);
  const isActive = useSyncExternalStore(
    focus.subscribe,
    () => focus.path() === path,
    () => path === '',
  );
  return { isActive, activate: () => focus.move(path) };
}
