'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Shows an element with `popover="manual"` in the browser's top layer, over all that the page lays one above the other and free of what clips or moves around it.
 * Where a browser has no such layer, its own style keeps it on top.
 */
export function useTopLayer(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    // Absent from browsers before 2024.
    if (element !== null && 'showPopover' in element) element.showPopover();
  }, []);
  return ref;
}
