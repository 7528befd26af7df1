/** What a reader reads at the top edge of what is in sight, and how far below that edge it stands. */
export interface RowAnchor {
  readonly key: string;
  /** From the row inwards to the very letter, so that the innermost that is still there can be kept in place. */
  readonly chain: readonly AnchorPoint[];
  /** Where the row begins. */
  readonly top: number;
}

interface AnchorPoint {
  /** An element, or a text of which the letter at `offset` is meant. */
  readonly node: Element | Text;
  readonly offset: number;
  readonly top: number;
}

/** Elements that are looked into, one in another. */
const deepest = 16;

/** Finds what stands at the top edge inside a row that reaches over it. */
export function anchorIn(key: string, row: Element, edge: number): RowAnchor {
  const chain: AnchorPoint[] = [];
  let element: Element | undefined = row;
  let innermost = row;
  while (element !== undefined && chain.length < deepest) {
    const top: number = element.getBoundingClientRect().top - edge;
    chain.push({ node: element, offset: 0, top });
    innermost = element;
    element = top >= 0 ? undefined : firstBelow(element, edge);
  }
  const letter = (chain.at(-1)?.top ?? 0) < 0 ? letterAt(innermost, edge) : undefined;
  return { key, chain: letter === undefined ? chain : [...chain, letter], top: chain[0]?.top ?? 0 };
}

/** How far the anchor has moved from where it stood; 0 where nothing of it is left. */
export function driftOf(anchor: RowAnchor, row: Element | undefined, edge: number): number {
  if (row === undefined) return 0;
  const kept = anchor.chain.findLast(({ node, offset }) => row.contains(node) && !(node instanceof Text && offset >= node.length));
  return kept === undefined ? row.getBoundingClientRect().top - edge - anchor.top : topOf(kept.node, kept.offset) - edge - kept.top;
}

/** The anchor after the reader has moved by so many pixels. */
export function movedAnchor({ key, chain, top }: RowAnchor, by: number): RowAnchor {
  return { key, chain: chain.map((point) => ({ ...point, top: point.top - by })), top: top - by };
}

function firstBelow(parent: Element, edge: number): Element | undefined {
  for (const child of parent.children) {
    const { bottom, height } = child.getBoundingClientRect();
    if (height > 0 && bottom > edge) return child;
  }
  return undefined;
}

/** The first letter that is not wholly above the edge: lines break elsewhere when a text is given another width. */
function letterAt(element: Element, edge: number): AnchorPoint | undefined {
  for (const node of element.childNodes) {
    if (!isText(node) || node.length === 0) continue;
    const range = node.ownerDocument.createRange();
    range.selectNodeContents(node);
    if (range.getBoundingClientRect().bottom <= edge) continue;
    let low = 0;
    let high = node.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      range.setStart(node, middle);
      range.setEnd(node, middle + 1);
      if (range.getBoundingClientRect().bottom > edge) high = middle;
      else low = middle + 1;
    }
    return { node, offset: low, top: topOf(node, low) - edge };
  }
  return undefined;
}

/** By what it is, not by its class: a conversation in another window has classes of that window. */
function isText(node: Node): node is Text {
  return node.nodeType === node.TEXT_NODE;
}

function topOf(node: Element | Text, offset: number): number {
  if (!isText(node)) return node.getBoundingClientRect().top;
  const range = node.ownerDocument.createRange();
  range.setStart(node, offset);
  range.setEnd(node, offset + 1);
  return range.getBoundingClientRect().top;
}
