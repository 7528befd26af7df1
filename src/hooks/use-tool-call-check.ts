'use client';
import { useSyncExternalStore } from 'react';
import { loadToolCallCheck } from '../store/index.js';

type ToolCallCheckModule = Awaited<ReturnType<typeof loadToolCallCheck>>;

let loaded: ToolCallCheckModule | undefined;
let isLoading = false;
const listeners = new Set<() => void>();

/** What checks calls against schemas; `undefined` until it has been loaded, which begins with the first that asks for it. */
export function useToolCallCheck(isNeeded = true): ToolCallCheckModule | undefined {
  return useSyncExternalStore(isNeeded ? subscribe : never, () => loaded, atServer);
}

function never(): () => void {
  return () => {};
}

function atServer(): undefined {
  return undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (loaded === undefined && !isLoading) void load();
  return () => listeners.delete(listener);
}

async function load(): Promise<void> {
  isLoading = true;
  try {
    loaded = await loadToolCallCheck();
    for (const each of [...listeners]) each();
  } catch {
    // A page that is offline asks again with the next call that is shown. Until then calls stand unchecked, as they did before.
  } finally {
    isLoading = false;
  }
}
