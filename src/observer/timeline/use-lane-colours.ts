'use client';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { readColours, type LaneColours } from './lane-colours.js';

/** The colours that the probes have; read once, since asking for one makes the browser reckon all styles anew, and again when one has changed. */
export function useLaneColours(probesRef: RefObject<HTMLElement | null>): {
  readonly colours: LaneColours | undefined;
  readonly readAnew: () => void;
} {
  const [colours, setColours] = useState<LaneColours>();
  const readAnew = (): void => {
    if (probesRef.current !== null) setColours(readColours(probesRef.current));
  };
  // Before the first painting: what is drawn needs them.
  useLayoutEffect(() => {
    if (probesRef.current !== null) setColours(readColours(probesRef.current));
  }, [probesRef]);
  return { colours, readAnew };
}
