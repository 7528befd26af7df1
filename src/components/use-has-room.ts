'use client';
import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is at least so wide. `false` until it is measured. Re-renders when that changes. */
export function useHasRoom(element: RefObject<HTMLElement | null>, widthPx: number): boolean {
  const [hasRoom, setRoom] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom((entry?.contentRect.width ?? 0) >= widthPx));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, widthPx]);
  return hasRoom;
}
