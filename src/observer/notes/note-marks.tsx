import type { PlacedNote } from './use-notes.js';
import { placesOf } from '../error-positions.js';

/** More could not be told apart. */
const places = 400;

export interface NoteMarksProps {
  readonly placed: readonly PlacedNote[];
  readonly first: number;
  readonly newest: number;
}

/** Marks along the slider where something was noted. Renders an `<svg>` that says nothing to those who listen: the list of notes leads there. */
export function NoteMarks({ placed, first, newest }: NoteMarksProps) {
  const positions = placed.flatMap(({ place }) => (place.kind === 'held' ? [place.position - 1] : []));
  if (positions.length === 0) return null;
  return (
    <svg
      className="oddkin-time-errors oddkin-time-notes oddkin-observer-mirrored"
      viewBox={`0 0 ${places} 1`}
      preserveAspectRatio="none"
      aria-hidden
      focusable="false"
    >
      {placesOf(positions, first, newest, places).map((place) => (
        <rect key={place} x={place - 1.5} y={0} width={3} height={1} />
      ))}
    </svg>
  );
}
