import { endsInBlankLine, startOfLine } from './lines.js';
import { findOpen } from './open-inline.js';
import { headOfTable } from './open-table.js';
import type { ParsePiece } from './lead.js';
import { endOf, lastLeaf, nodesOf, startOf, visitParents, type SyntaxNode } from './syntax-tree.js';

type Parsed = ReturnType<ParsePiece> & { readonly source: string };

/** A text closed at its end. Only what stands before `cut` was sent. */
export interface ClosedText {
  readonly source: string;
  readonly cut: number;
}

/**
 * Parses the end of a text of which more may come, as if what is open were closed, and without what is half typed. Only what was sent is ever
 * shown: where what closes would be seen itself, the text is shown as it is.
 */
export function repairTail(text: string, parse: ParsePiece): Parsed {
  const line = plainLine.test(text) ? parseClosed(closeFrom(0, text), parse) : undefined;
  if (line !== undefined) {
    unlinkHalfAddress(lastLeaf(line.blocks), text);
    return line;
  }
  const source = withoutHalfMarker(text, parse);
  const plain = { ...parse(source), source };
  const leaf = lastLeaf(plain.blocks);
  if (leaf === undefined || endsInBlankLine(source)) return plain;
  if (leaf.type === 'code') hideHalfLanguage(leaf, source);
  if (leaf.type === 'math') showHalfFormula(leaf, source);
  const repaired = parseClosed(closeLeaf(leaf, source), parse) ?? plain;
  unlinkHalfAddress(lastLeaf(repaired.blocks), text);
  return repaired;
}

/** The one line of a paragraph: nothing but a paragraph begins like that, so it need not be parsed to find what is open in it. */
const plainLine = /^[\p{L}"'(“«][^\r\n]*$/u;

/** A line that is nothing yet but the beginning of a mark is left out: the next character decides what it is. */
function withoutHalfMarker(text: string, parse: ParsePiece): string {
  const lineStart = startOfLine(text, text.length);
  if (lineStart === text.length || !halfMarker.test(text.slice(lineStart))) return text;
  const leaf = lastLeaf(parse(text).blocks);
  const isInside =
    leaf !== undefined && (leaf.type === 'code' || leaf.type === 'html' || leaf.type === 'math') && startOf(leaf) < lineStart;
  return isInside && endOf(leaf) >= lineStart ? text : text.slice(0, lineStart);
}

const containers = String.raw`[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*`;
const marks = String.raw`[-+*=_]+|\d{1,3}[.)]?|#{1,6}|\x60{1,2}|~{1,2}|\||\[[ xX]?\]?|\[\^[^\s[\]]*\]?`;
const destination = String.raw`(?:<[^<>]*>?|[^\s<]\S*)?(?:[ \t]+(?:"[^"]*"?|'[^']*'?|\([^()]*\)?)?)?`;
const halfMarker = new RegExp(String.raw`^${containers}(?:${marks}|\[(?!\^)(?:[^[\]\\]|\\.)+\]:[ \t]*${destination})?[ \t]*$`);

function closeLeaf(leaf: SyntaxNode, source: string): ClosedText | undefined {
  switch (leaf.type) {
    case 'paragraph':
      return headOfTable(leaf, source) ?? closeFrom(startOf(leaf), source);
    case 'heading':
      return /[\r\n]$/.test(source) ? undefined : closeFrom(startOf(leaf), source);
    case 'table': {
      const cell = leaf.children?.at(-1)?.children?.at(-1);
      return cell === undefined || /[\r\n]$/.test(source) ? undefined : closeFrom(startOf(cell), source);
    }
    default:
      return undefined;
  }
}

function closeFrom(start: number, source: string): ClosedText | undefined {
  const found = findOpen(source.slice(start));
  return found && { source: source.slice(0, start + found.cut) + found.closers, cut: start + found.cut };
}

/** The closed text, parsed, if none of what closes it is seen. What leads nowhere yet is shown as its words. */
function parseClosed(closed: ClosedText | undefined, parse: ParsePiece): Parsed | undefined {
  if (closed === undefined) return undefined;
  const { source, cut } = closed;
  const parsed = { ...parse(source), source };
  const tree = { type: 'root', children: [...parsed.blocks] };
  for (const node of nodesOf(tree)) if (isSeen(node, source, cut)) return undefined;
  visitParents(tree, (parent) => {
    parent.children = parent.children.flatMap((child) => {
      if (endOf(child) <= cut) return [child];
      if (child.type === 'image') return [{ type: 'text', value: child.alt ?? '' }];
      return child.type === 'link' ? (child.children ?? []) : [child];
    });
    return true;
  });
  return { ...parsed, blocks: tree.children };
}

function isSeen(node: SyntaxNode, source: string, cut: number): boolean {
  if (node.type === 'image' && endOf(node) > cut) return node.alt?.includes(']()') === true;
  if (node.value === undefined || endOf(node) <= cut) return false;
  return node.type !== 'inlineCode' || !/^`+$/.test(source.slice(cut, endOf(node)));
}

/** The first word after a fence is not shown while it is typed. */
function hideHalfLanguage(leaf: SyntaxNode, source: string): void {
  if (/[\r\n]/.test(source.slice(startOf(leaf)))) return;
  leaf.lang = null;
  leaf.meta = null;
}

/** A formula that is not closed is no formula yet. */
function showHalfFormula(leaf: SyntaxNode, source: string): void {
  const text = source.slice(startOf(leaf), endOf(leaf));
  if (/[\r\n][ \t>]*\${2,}[ \t]*$/.test(text)) return;
  leaf.type = 'paragraph';
  leaf.children = [{ type: 'text', value: text }];
  delete leaf.value;
  delete leaf.data;
}

/** A bare address at the very end is no link before it is known where it ends. */
function unlinkHalfAddress(leaf: SyntaxNode | undefined, text: string): void {
  if (leaf?.children === undefined) return;
  visitParents(leaf, (parent) => {
    parent.children = parent.children.flatMap((child, index) => {
      const isNear = index >= parent.children.length - 2;
      return child.type === 'link' && isNear && isHalfAddress(child, text) ? (child.children ?? []) : [child];
    });
    return true;
  });
}

function isHalfAddress(link: SyntaxNode, text: string): boolean {
  if (link.position === undefined) return true;
  return !/^[[<]/.test(text.slice(startOf(link), startOf(link) + 1)) && !/[\s<|\u3000-\u303f\uff00-\uffef]/.test(text.slice(endOf(link)));
}
