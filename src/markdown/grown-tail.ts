import type { ParsedText } from './blocks.js';
import { endOf, type SyntaxNode } from './syntax-tree.js';

/**
 * The end of a text, parsed, after it has grown by words that open and close nothing: only its last words get longer, and it need not be parsed
 * again. `undefined` where anything else may have changed.
 */
export function grownTail(tail: ParsedText, before: string, after: string): ParsedText | undefined {
  const added = after.slice(before.length);
  if (!/^[\p{L}\p{N} .,;:!?'-]+$/u.test(added) || !after.startsWith(before)) return undefined;
  const word = lastWord(before);
  if (isNumber.test(word) || /www\./i.test(word + added) || !plainWords.test(word + added)) return undefined;
  const blocks = withLast(tail.blocks, (block) => grown(block, before, added));
  return blocks && { ...tail, blocks, source: after };
}

function lastWord(text: string): string {
  const word = text.slice(text.lastIndexOf(' ') + 1);
  return word.slice(word.lastIndexOf('\n') + 1);
}

/** With a dot behind it, it may be the mark of a list. */
const isNumber = /^\d+\.?$/;

/** Marks stand before the first word, where they have been read, or behind one: within one they might be an address. */
const plainWords = /^(?:[*_~(["“‘]*[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*[.,;:!?]*)?(?: +[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*[.,;:!?]*)* *$/u;

function grown(node: SyntaxNode, before: string, added: string): SyntaxNode | undefined {
  if (node.type === 'text') return grownText(node, before, added);
  if (!holdsWords.has(node.type) || node.children === undefined) return undefined;
  const children = withLast(node.children, (child) => grown(child, before, added));
  return children && { ...node, children, position: endingAt(node, before.length + added.length) };
}

const holdsWords = new Set([
  'blockquote',
  'delete',
  'emphasis',
  'footnoteDefinition',
  'heading',
  'list',
  'listItem',
  'paragraph',
  'strong',
  'table',
  'tableCell',
  'tableRow',
]);

/** Blanks at the very end are no part of the text before something follows. */
function grownText(node: SyntaxNode, before: string, added: string): SyntaxNode | undefined {
  const { value = '', position } = node;
  const blanks = position === undefined ? '' : before.slice(endOf(node));
  if (position === undefined || !/^ *$/.test(blanks) || value.endsWith(' ')) return undefined;
  const text = (blanks + added).replace(/ +$/, '');
  return { ...node, value: value + text, position: endingAt(node, endOf(node) + text.length) };
}

function endingAt({ position }: SyntaxNode, offset: number): SyntaxNode['position'] {
  return position && { ...position, end: { ...position.end, offset } };
}

function withLast(nodes: readonly SyntaxNode[], change: (node: SyntaxNode) => SyntaxNode | undefined): SyntaxNode[] | undefined {
  const last = nodes.at(-1);
  const changed = last && change(last);
  return changed && [...nodes.slice(0, -1), changed];
}
