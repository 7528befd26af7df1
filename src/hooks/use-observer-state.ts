'use client';
import { useRef } from 'react';
import { useStore } from 'zustand';
import type { ObserverState } from '../store/index.js';
import { useStoreContext } from './store-context.js';

/**
 * Reads something from the state. Re-renders when what `select` returns is another value. An array or object that it makes is another one only
 * where one of its members is; to compare those costs time, so that a selector best returns a primitive or what the state itself holds.
 */
export function useObserverState<T>(select: (state: ObserverState) => T): T {
  const lastRef = useRef<{ readonly value: T }>(undefined);
  return useStore(useStoreContext().store, (state) => {
    const value = select(state);
    if (lastRef.current === undefined || !isAlike(lastRef.current.value, value)) lastRef.current = { value };
    return lastRef.current.value;
  });
}

/** Whether two values are the same, or plain arrays or objects of the same members. What the state holds in classes of its own is compared by identity. */
function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([name, value]) => Object.hasOwn(other, name) && Object.is(value, (other as Record<string, unknown>)[name]))
  );
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
}
