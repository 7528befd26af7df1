'use client';
import { useLayoutEffect, type RefObject } from 'react';
import { windowOf } from '../window-of.js';

/** Tells the page how much of it is covered, by `--oddkin-dock-end` or `--oddkin-dock-bottom` on the document's root: a page that wants to keep clear of it takes it as a padding. */
export function useCoveredRoom(ref: RefObject<HTMLElement | null>, side: 'end' | 'bottom'): void {
  useLayoutEffect(() => {
    const shell = ref.current;
    if (shell === null) return undefined;
    const { style } = shell.ownerDocument.documentElement;
    const property = `--oddkin-dock-${side}`;
    const tell = (): void => style.setProperty(property, `${side === 'end' ? shell.offsetWidth : shell.offsetHeight}px`);
    tell();
    const observer = new (windowOf(shell).ResizeObserver)(tell);
    observer.observe(shell);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [ref, side]);
}
