'use client';
import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is at least so wide. `false` until it is measured. Re-renders when that changes. */
export function useHasRoom(element: RefObject<HTMLElement | null>, widthPx: number): boolean {
  const [hasRoom, setRoom] = useState(false);
  useEffect(() => {
    const { current } = element;
    // That of the window which the element is shown in, for it may be another than this code's.
    const Observer = current?.ownerDocument.defaultView?.ResizeObserver;
    if (current === null || Observer === undefined) return undefined;
    const observer = new Observer(([entry]) => setRoom((entry?.contentRect.width ?? 0) >= widthPx));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, widthPx]);
  return hasRoom;
}
