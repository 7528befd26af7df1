'use client';
import { useEffect, useRef, useState } from 'react';
import { useHasActive } from './json-view-focus.js';
import { JsonLine } from './json-view-line.js';
import type { JsonMark } from './json-view-mark.js';
import { pathsAbove, type JsonRow } from './json-view-rows.js';

export interface JsonBlockProps {
  readonly rows: readonly JsonRow[];
  readonly marks: ReadonlyMap<string, JsonMark>;
  /** Of each place that has marks inside, one of them. */
  readonly inside: ReadonlyMap<string, JsonMark>;
  readonly found: string | undefined;
  /** Whether it is there before anybody knows what is in sight. */
  readonly isFirst: boolean;
}

/** So many lines come into sight, and go out of it, together. */
export const blockLength = 40;

/** Lines of the tree that are rendered while they are near to sight, or hold the focus; else their room is kept. Renders a `<div>`. */
export function JsonBlock({ rows, marks, inside, found, isFirst }: JsonBlockProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isFirst);
  // Unknown on the server, which writes no inline styles.
  const [height, setHeight] = useState<string>();
  const isActive = useHasActive(rows);
  useEffect(() => {
    const block = ref.current;
    if (block === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry === undefined) return;
        // Measured while its lines are there: some take more than one line of text.
        if (!entry.isIntersecting && entry.boundingClientRect.height > 0) setHeight(`${entry.boundingClientRect.height}px`);
        setNear(entry.isIntersecting);
      },
      { rootMargin: '400px 0px' },
    );
    setHeight((known) => known ?? `${blockLength * lineRem}rem`);
    observer.observe(block);
    return () => observer.disconnect();
  }, []);
  const isShown = isNear || isActive;
  return (
    <div ref={ref} role="none" style={isShown || height === undefined ? undefined : { blockSize: height }}>
      {isShown &&
        rows.map((row) => (
          <JsonLine
            key={row.path}
            row={row}
            mark={marks.get(row.path)}
            inside={row.isOpen ? undefined : inside.get(row.path)}
            isFound={row.path === found}
          />
        ))}
    </div>
  );
}

const lineRem = 1.5;

/** Of each place in which something is marked, a mark. */
export function marksInside(marks: ReadonlyMap<string, JsonMark>): ReadonlyMap<string, JsonMark> {
  const inside = new Map<string, JsonMark>();
  for (const [path, mark] of marks) for (const above of pathsAbove(path)) if (!inside.has(above)) inside.set(above, mark);
  return inside;
}
