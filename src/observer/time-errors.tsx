'use client';
import { useState } from 'react';
import { useStoreContext } from '../hooks/index.js';
import { createErrorSearch, placesOf } from './error-positions.js';

/** More could not be told apart. */
const places = 400;

export interface TimeErrorsProps {
  readonly first: number;
  readonly newest: number;
}

/** Marks along the slider where a frame failed or was refused. Renders an `<svg>` that says nothing to those who listen: the buttons lead there. */
export function TimeErrors({ first, newest }: TimeErrorsProps) {
  const { store } = useStoreContext();
  const [search] = useState(createErrorSearch);
  const marks = placesOf(search(store.getHead().wire), first, newest, places);
  return (
    <svg
      className="oddkin-time-errors oddkin-observer-mirrored"
      viewBox={`0 0 ${places} 1`}
      preserveAspectRatio="none"
      aria-hidden
      focusable="false"
    >
      {marks.map((place) => (
        <rect key={place} x={place - 1} y={0} width={2} height={1} />
      ))}
    </svg>
  );
}
