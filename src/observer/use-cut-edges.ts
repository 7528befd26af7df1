'use client';
import { useCallback, useState, type RefCallback } from 'react';

export interface CutEdges {
  /** `start`, `end`, both with a space between, or `undefined`: at which edges of a scroller something is out of sight. */
  readonly cut: string | undefined;
  /** The ref of the scroller. What it scrolls is its first child. */
  readonly watch: RefCallback<HTMLElement>;
}

/** Tells at which edges something that scrolls sideways is cut. Re-renders when that changes. */
export function useCutEdges(): CutEdges {
  const [cut, setCut] = useState<string>();
  const watch = useCallback<RefCallback<HTMLElement>>((scroller) => {
    if (scroller === null) return undefined;
    const read = (): void => {
      const before = Math.abs(scroller.scrollLeft);
      const after = scroller.scrollWidth - scroller.clientWidth - before;
      setCut([...(before > 1 ? ['start'] : []), ...(after > 1 ? ['end'] : [])].join(' ') || undefined);
    };
    // Where nothing is laid out, as in tests without a browser, nothing changes its size.
    const Observer = scroller.ownerDocument.defaultView?.ResizeObserver;
    const observer = Observer === undefined ? undefined : new Observer(read);
    for (const element of [scroller, scroller.firstElementChild]) if (element !== null) observer?.observe(element);
    scroller.addEventListener('scroll', read, { passive: true });
    return () => {
      observer?.disconnect();
      scroller.removeEventListener('scroll', read);
    };
  }, []);
  return { cut, watch };
}
