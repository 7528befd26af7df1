'use client';
import { useSyncExternalStore } from 'react';

/**
 * False on a server and while a browser takes its markup over, true from then on. What a server can't know (the time, the reader's time zone)
 * is shown only where it is true, so that both render the same.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, isInBrowser, isOnServer);
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

function isInBrowser(): boolean {
  return true;
}

function isOnServer(): boolean {
  return false;
}
