'use client';
import { useState } from 'react';
import { useStoreContext } from '../hooks/index.js';
import { createErrorSearch } from './error-positions.js';
import { SliderMarks } from './slider-marks.js';

export interface TimeErrorsProps {
  readonly first: number;
  readonly newest: number;
}

/** Marks along the slider where a frame failed or was refused. The buttons lead there. */
export function TimeErrors({ first, newest }: TimeErrorsProps) {
  const { store } = useStoreContext();
  const [search] = useState(createErrorSearch);
  return <SliderMarks className="oddkin-time-errors" positions={search(store.getHead().wire)} first={first} newest={newest} width={2} />;
}
