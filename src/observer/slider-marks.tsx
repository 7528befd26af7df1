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
      {placesOf(positions, first, newest, places).map((place) => (
        <rect key={place} x={place - width / 2} y={0} width={width} height={1} />
      ))}
    </svg>
  );
}
