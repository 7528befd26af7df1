'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isEqual } from '../schema/index.js';

/**
 * What is selected in a panel. A tool call is named by its key in the store, `<session_id>/<call_id>`;
 * a frame, and an event, by the position of the frame in the wire log.
 */
export type Selection =
  | { readonly kind: 'tool-call'; readonly toolCallKey: string }
  | { readonly kind: 'event'; readonly position: number }
  | { readonly kind: 'frame'; readonly position: number };

export type SelectionHearer = (selection: Selection | undefined) => void;

/** Holds what is selected, and tells of each change of it. */
export function useSelected(onSelect: SelectionHearer | undefined) {
  const [selection, setSelection] = useState<Selection>();
  const told = useRef<Selection>(undefined);
  useEffect(() => {
    if (told.current === selection) return;
    told.current = selection;
    onSelect?.(selection);
  }, [selection, onSelect]);
  const select = useCallback((next: Selection | undefined) => setSelection((now) => (isEqual(now, next) ? now : next)), []);
  return { selection, select };
}
