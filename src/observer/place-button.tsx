'use client';
import { visibleText } from '../primitives/index.js';

/** Leads to a place in a tree. Renders a `<button>`. */
export function PlaceButton({ path, onGoTo }: { readonly path: string; readonly onGoTo: (path: string) => void }) {
  return (
    <button type="button" className="oddkin-observer-link oddkin-observer-pointer" dir="ltr" onClick={() => onGoTo(path)}>
      {path === '' ? '/' : visibleText(path)}
    </button>
  );
}
