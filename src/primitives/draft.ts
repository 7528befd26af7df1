'use client';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { useStoreContext } from '../hooks/index.js';

const DraftHomeContext = createContext<object | undefined>(undefined);

/** Keeps drafts by another object than the store: one that is there again when the store has been made anew. Renders nothing of its own. */
export const DraftHomeProvider = DraftHomeContext;

/** What people have begun to write, by key, for each store or home. It outlives the components that show it, and two that show the same share it. */
export class Drafts<T extends object> {
  private readonly shelves = new WeakMap<object, Shelf<T>>();

  of(home: object): Shelf<T> {
    let shelf = this.shelves.get(home);
    if (shelf === undefined) this.shelves.set(home, (shelf = new Shelf<T>()));
    return shelf;
  }
}

class Shelf<T extends object> {
  private readonly drafts = new Map<string, T>();
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get(key: string): T | undefined {
    return this.drafts.get(key);
  }

  set(key: string, draft: T): void {
    this.drafts.delete(key);
    this.drafts.set(key, draft);
    const [oldest] = this.drafts.keys();
    if (this.drafts.size > mostDrafts && oldest !== undefined) this.drafts.delete(oldest);
    for (const listener of [...this.listeners]) listener();
  }
}

const mostDrafts = 500;

export interface Draft<T> {
  readonly value: T;
  readonly set: (next: T) => void;
  /** What stands there now, also between two renders. */
  readonly read: () => T;
}

/** The draft under `key`, or `blank` (which has to stay the same object) before anything was written. Re-renders when it changes. */
export function useDraft<T extends object>(drafts: Drafts<T>, key: string, blank: T): Draft<T> {
  const { store } = useStoreContext();
  const shelf = drafts.of(use(DraftHomeContext) ?? store);
  const read = useCallback(() => shelf.get(key) ?? blank, [shelf, key, blank]);
  const set = useCallback((next: T) => shelf.set(key, next), [shelf, key]);
  return { value: useSyncExternalStore(shelf.subscribe, read, read), set, read };
}
