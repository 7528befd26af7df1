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
  readonly words?: AnchorWords | undefined;
}

/** What is read from there on, by which its line is found where other elements hold the same text: as it was written, and then as Markdown. */
interface AnchorWords {
  readonly text: string;
  readonly top: number;
  /** How much of the text stands before it, from 0 to 1. */
  readonly share: number;
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
  const words = kept === anchor.chain.at(-1) ? undefined : anchor.chain.at(-1)?.words;
  const wordsTop = words === undefined || kept === undefined ? undefined : topOfWords(kept.node, words);
  if (words !== undefined && wordsTop !== undefined) return wordsTop - edge - words.top;
  return kept === undefined ? row.getBoundingClientRect().top - edge - anchor.top : topOf(kept.node, kept.offset) - edge - kept.top;
}

/** The anchor after the reader has moved by so many pixels. */
export function movedAnchor({ key, chain, top }: RowAnchor, by: number): RowAnchor {
  const moved = ({ words, ...point }: AnchorPoint): AnchorPoint => ({
    ...point,
    top: point.top - by,
    words: words === undefined ? undefined : { ...words, top: words.top - by },
  });
  return { key, chain: chain.map(moved), top: top - by };
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
    return { node, offset: low, top: topOf(node, low) - edge, words: wordsAt(node, low, edge) };
  }
  return undefined;
}

function wordsAt(node: Text, offset: number, edge: number): AnchorWords | undefined {
  const found = /[\p{L}\p{N}][\p{L}\p{N} ]{5,30}/u.exec(node.data.slice(offset, offset + 120));
  if (found === null) return undefined;
  return { text: found[0].trimEnd(), top: topOf(node, offset + found.index) - edge, share: offset / node.length };
}

/** Where the words stand now: of several places the one that is as far on in the text as they were. */
function topOfWords(parent: Node, { text, share }: AnchorWords): number | undefined {
  const places: { readonly node: Text; readonly offset: number; readonly at: number }[] = [];
  const walker = (parent.ownerDocument ?? document).createTreeWalker(parent, NodeFilter.SHOW_TEXT);
  let length = 0;
  while (walker.nextNode() !== null) {
    const node = walker.currentNode as Text; // shows no others
    for (let offset = node.data.indexOf(text); offset >= 0; offset = node.data.indexOf(text, offset + text.length))
      places.push({ node, offset, at: length + offset });
    length += node.length;
  }
  const distance = ({ at }: { readonly at: number }): number => Math.abs(at / length - share);
  const nearest = places.reduce<(typeof places)[number] | undefined>(
    (best, place) => (best === undefined || distance(place) < distance(best) ? place : best),
    undefined,
  );
  return nearest === undefined ? undefined : topOf(nearest.node, nearest.offset);
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
