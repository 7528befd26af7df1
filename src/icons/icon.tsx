/** @license The drawings are those of Lucide, https://lucide.dev, under the ISC license: see the LICENSE beside this file. */
import { createElement, type ComponentPropsWithRef, type ReactNode } from 'react';

/** The `d` of a path, or another element with its attributes. */
type Shape = string | readonly [tag: string, attributes: Readonly<Record<string, string>>];

interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Width and height in pixels. Default 24. */
  readonly size?: number;
}

export type Icon = (props: IconProps) => ReactNode;

/** Makes the component of a drawing. It renders an `<svg>` that is hidden from screen readers unless it has a name. */
export function icon(...shapes: readonly Shape[]): Icon {
  return function Icon({ size = 24, className, ...props }) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className === undefined ? 'oddkin-icon' : `oddkin-icon ${className}`}
        aria-hidden={props['aria-label'] === undefined}
        {...props}
      >
        {shapes.map((shape) =>
          typeof shape === 'string' ? <path key={shape} d={shape} /> : createElement(shape[0], { key: JSON.stringify(shape), ...shape[1] }),
        )}
      </svg>
    );
  };
}
