import type { RowElements } from './row-elements.js';
import type { RowHeights } from './row-heights.js';
import type { RowSpan } from './row-spans.js';

/** A selection of more rows than this gives the outer ones up. */
const mostSelected = 400;

/** Rows that must stay, in sight or not: the one that has the focus, and those in which text is selected. */
export function pinnedSpans(content: HTMLElement, elements: RowElements, heights: RowHeights): readonly RowSpan[] {
  const root = content.getRootNode();
  if (!isRoot(root)) return [];
  const indexOf = (node: Node | null): number => (node !== null && content.contains(node) ? heights.indexOf(elements.keyOf(node)) : -1);
  const focused = indexOf(root.activeElement);
  const pins: RowSpan[] = focused < 0 ? [] : [{ start: focused, stop: focused + 1 }];
  const selection = selectionIn(root);
  if (selection === null || selection.isCollapsed) return pins;
  const ends = [indexOf(selection.anchorNode), indexOf(selection.focusNode)].filter((index) => index >= 0);
  if (ends.length === 0) return pins;
  const start = Math.min(...ends);
  return [...pins, { start, stop: Math.min(Math.max(...ends), start + mostSelected) + 1 }];
}

/** A document or a shadow root, of whatever window. */
function isRoot(root: Node): root is Document | ShadowRoot {
  return 'activeElement' in root;
}

/** Chromium tells of a selection in a shadow tree only there. */
function selectionIn(root: Document | ShadowRoot): Selection | null {
  if ('getSelection' in root && typeof root.getSelection === 'function') return root.getSelection();
  return (root.ownerDocument ?? document).getSelection();
}
