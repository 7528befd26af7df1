'use client';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { windowOf } from '../window-of.js';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const none: Size = { width: 0, height: 0 };

/** The size of an element's content, in CSS pixels; 0 by 0 until it is known. */
export function useSize(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(none);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const read = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    read();
    const observer = new (windowOf(element).ResizeObserver)(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
