import type { SyntheticEvent } from 'react';

/** Runs the host's handler first, then the part's own, unless the host prevented the default. */
export function composeHandlers<E extends SyntheticEvent>(
  given: ((event: E) => void) | undefined,
  own: (event: E) => void,
): (event: E) => void {
  return (event) => {
    given?.(event);
    if (!event.defaultPrevented) own(event);
  };
}
