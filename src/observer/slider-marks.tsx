import { placesOf } from './error-positions.js';

/** More could not be told apart. */
const places = 400;

export interface SliderMarksProps {
  readonly className: string;
  readonly positions: readonly number[];
  readonly first: number;
  readonly newest: number;
  /** In parts of 400 of the slider. */
  readonly width: number;
}

/** Marks along the time slider. Renders an `<svg>` that says nothing to those who listen: something else leads there. */
export function SliderMarks({ className, positions, first, newest, width }: SliderMarksProps) {
  return (
    <svg
      className={`${className} oddkin-observer-mirrored`}
      viewBox={`0 0 ${places} 1`}
      preserveAspectRatio="none"
      aria-hidden
      focusable="false"
    >
      {/* One path, however many marks: they all move whenever a frame comes. */}
      <path
        d={placesOf(positions, first, newest, places).reduce((path, place) => `${path}M${place - width / 2} 0h${width}v1h-${width}z`, '')}
      />
    </svg>
  );
}
