import { useRef, type KeyboardEvent } from 'react';

/** A press of a button, from its beginning to its click. */
export interface Press<T> {
  readonly onPointerDown: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** What was on the screen when the press that now ends began. */
  readonly end: () => T;
}

/** Remembers what was on the screen when a press began: what has replaced it meanwhile must not be acted upon. */
export function usePress<T>(shown: T): Press<T> {
  const held = useRef<{ readonly shown: T } | undefined>(undefined);
  return {
    onPointerDown: () => {
      held.current = { shown };
    },
    onKeyDown: (event) => {
      if (!event.repeat) held.current = { shown };
      // A key that is held down must not press again, perhaps on something else; in a text it makes lines.
      else if (event.key === 'Enter' && !('nodeName' in event.target && event.target.nodeName === 'TEXTAREA')) event.preventDefault();
    },
    end: () => {
      const began = held.current?.shown ?? shown;
      held.current = undefined;
      return began;
    },
  };
}
