import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** Keeps the focus from falling to the page when the focused element goes away or is disabled: it moves to `fallback`, which needs a `tabIndex` of -1. */
export function useKeptFocus(fallback: RefObject<HTMLElement | null>): {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
} {
  const focused = useRef<Element | undefined>(undefined);
  useLayoutEffect(() => {
    const { current } = focused;
    if (current === undefined || (current.isConnected && !current.matches(':disabled'))) return;
    focused.current = undefined;
    fallback.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: (event) => {
      focused.current = event.target;
    },
    // React runs no handler for the blur that comes with an element's removal.
    onBlur: () => {
      focused.current = undefined;
    },
  };
}
