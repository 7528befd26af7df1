import type { PlacedNote } from './use-notes.js';
import { SliderMarks } from '../slider-marks.js';

export interface NoteMarksProps {
  readonly placed: readonly PlacedNote[];
  readonly first: number;
  readonly newest: number;
}

/** Marks along the slider where something was noted. The list of notes leads there. */
export function NoteMarks({ placed, first, newest }: NoteMarksProps) {
  const positions = placed.flatMap(({ place }) => (place.kind === 'held' ? [place.position - 1] : []));
  if (positions.length === 0) return null;
  return <SliderMarks className="oddkin-time-errors oddkin-time-notes" positions={positions} first={first} newest={newest} width={3} />;
}
