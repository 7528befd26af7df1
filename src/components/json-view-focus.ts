'use client';
import { createContext, use, useSyncExternalStore } from 'react';

/** Remembers the path of the line that Tab leads to. Only the lines that it leaves and reaches re-render. */
export interface TreeFocus {
  readonly path: () => string;
  /** Makes Tab lead to a line. `by` says what else is to happen as soon as that line is there: it gets the focus, or only comes into sight. */
  readonly move: (path: string, by?: 'focus' | 'sight') => void;
  /** What is still to happen to the line at a path. It is told once. */
  readonly take: (path: string) => 'focus' | 'sight' | undefined;
  readonly subscribe: (onChange: () => void) => () => void;
}

export function newTreeFocus(): TreeFocus {
  const listeners = new Set<() => void>();
  let active = '';
  let wanted: 'focus' | 'sight' | undefined;
  return {
    path: () => active,
    move: (path, by) => {
      active = path;
      wanted = by;
      for (const listener of listeners) listener();
    },
    take: (path) => {
      if (path !== active) return undefined;
      const taken = wanted;
      wanted = undefined;
      return taken;
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

export const FocusContext = createContext<TreeFocus>(newTreeFocus());

/** Whether Tab leads to the line at a path. */
export function useIsActive(path: string): boolean {
  const focus = use(FocusContext);
  return useSyncExternalStore(
    focus.subscribe,
    () => focus.path() === path,
    () => path === '',
  );
}

/** Whether Tab leads to one of these lines. */
export function useHasActive(rows: readonly { readonly path: string }[]): boolean {
  const focus = use(FocusContext);
  return useSyncExternalStore(
    focus.subscribe,
    () => rows.some(({ path }) => path === focus.path()),
    () => rows.some(({ path }) => path === ''),
  );
}
