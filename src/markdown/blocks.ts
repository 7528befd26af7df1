import { append, type Chunks } from './chunks.js';
import type { MissedName } from './known-names.js';
import { leadOf, noLead, type Lead } from './lead.js';
import { startOfLine, startOfNextLine, withoutLineEnding } from './lines.js';
import { describe, nodeAt, type Block, type Piece, type Place } from './pieces.js';
import { endOf, startOf, type SyntaxNode } from './syntax-tree.js';

/** A text that was parsed, and where it stands in the whole. */
export interface ParsedText {
  readonly source: string;
  readonly blocks: readonly SyntaxNode[];
  readonly missed: readonly MissedName[];
  /** Where its first character stands in the whole text. */
  readonly at: number;
  /** What it begins with that is none of it. */
  readonly lead: Lead;
}

/** Gives a new piece what the rest of the text knows. Called in the order in which the pieces stand. */
export type Finish = (piece: Piece) => Piece;

/** A block of a text, as pieces. What was `begun` before comes first, and its pieces are the same objects. */
export function blockOf(parsed: ParsedText, node: SyntaxNode, end: number, finish: Finish, begun?: Block): Block {
  const { source, at } = parsed;
  const start = startOfLine(source, startOf(node));
  const key = begun?.key ?? at + start;
  const piece = (each: SyntaxNode, place: Place, from: number, to: number, before = '') =>
    finish({ ...pieceOf(parsed, each, place, from, to, before), node: nodeAt(place, node, each) });
  if (node.type === 'list') {
    const before = begun?.kind === 'list' ? begun : undefined;
    return {
      kind: 'list',
      key,
      isOpen: false,
      isOrdered: node.ordered === true,
      start: before === undefined ? (node.start ?? undefined) : before.start,
      isLoose: before?.isLoose === true || isLoose(node),
      hasTasks: before?.hasTasks === true || hasTasks(node),
      pieces: piecesOf(source, node.children ?? [], end, before?.pieces ?? [], (each, from, to) => piece(each, 'item', from, to)),
    };
  }
  const [head, ...rows] = node.children ?? [];
  if (node.type === 'table' && head !== undefined) {
    const before = begun?.kind === 'table' ? begun : undefined;
    const body = startOfNextLine(source, startOfNextLine(source, start));
    const lines = source.slice(start, body);
    return {
      kind: 'table',
      key,
      isOpen: false,
      head: before?.head ?? piece(head, 'head', start, body),
      pieces: piecesOf(source, rows, end, before?.pieces ?? [], (each, from, to) => piece(each, 'row', from, to, lines)),
    };
  }
  return { kind: 'leaf', key, isOpen: false, piece: piece(node, 'alone', start, end) };
}

/** A block that is shown as it came, character by character. */
export function plainBlock(text: string, key: number): Block {
  const children = [{ type: 'text', value: withoutLineEnding(text) }];
  return leafOf({ type: 'paragraph', data: { hProperties: { className: ['oddkin-markdown-plain'] } }, children }, key);
}

/** A block whose content nothing else in the text concerns. */
export function leafOf(node: SyntaxNode, key: number): Block {
  const piece: Piece = {
    key,
    node,
    place: 'alone',
    lead: noLead,
    source: '',
    missed: none,
    used: none,
    defined: [],
    targets: [],
    calls: [],
    numbers: undefined,
  };
  return { kind: 'leaf', key, isOpen: false, piece };
}

/** Adds a block behind others. */
export function appendBlock(blocks: Chunks<Block>, block: Block): Chunks<Block> {
  return append(blocks, block, isEven);
}

/** Whether the space below a block is known to the stylesheet, which makes up for what does not collapse where a stretch begins. */
function isEven(block: Block): boolean {
  return block.kind === 'leaf' && block.piece.node.type === 'paragraph';
}

/** Whether a block shows anything, so that a line ending stands before the next. */
export function isShown(block: Block): boolean {
  return block.kind !== 'leaf' || (block.piece.node.type !== 'definition' && block.piece.node.type !== 'footnoteDefinition');
}

function piecesOf(
  source: string,
  nodes: readonly SyntaxNode[],
  end: number,
  before: Chunks<Piece>,
  make: (node: SyntaxNode, from: number, to: number) => Piece,
): Chunks<Piece> {
  let pieces = before;
  for (const [index, node] of nodes.entries()) {
    const next = nodes[index + 1];
    pieces = append(pieces, make(node, startOfLine(source, startOf(node)), next === undefined ? end : startOfLine(source, startOf(next))));
  }
  return pieces;
}

function pieceOf(parsed: ParsedText, node: SyntaxNode, place: Place, from: number, to: number, before: string): Piece {
  const { source, missed, at } = parsed;
  const start = startOf(node);
  const end = endOf(node);
  const names = missed.filter((each) => each.at >= start && each.at <= end).map(({ name }) => name);
  const about = describe(node);
  // One that names nothing is never parsed once more.
  const isNameless = names.length === 0 && about.used.size === 0;
  return {
    key: at + from,
    node,
    place,
    lead: isNameless || before !== '' ? noLead : leadAt(parsed, from),
    source: before + source.slice(from, to),
    missed: names.length === 0 ? none : new Set(names),
    targets: [],
    numbers: undefined,
    ...about,
  };
}

/** What has to stand before the piece that begins there, if it is parsed once more by itself. */
function leadAt({ blocks, source, lead }: ParsedText, from: number): Lead {
  if (lead.isLeftOut && from <= lead.text.length) return lead;
  const before = blocks.findLast((node) => endOf(node) <= from);
  return before === undefined ? noLead : leadOf(before, source, from);
}

const none: ReadonlySet<string> = new Set();

/** As the renderer sees it: one blank line between two things makes all paragraphs of a list stand apart. */
function isLoose({ spread, children = [] }: SyntaxNode): boolean {
  return spread === true || children.some((item) => item.spread ?? (item.children?.length ?? 0) > 1);
}

function hasTasks({ children = [] }: SyntaxNode): boolean {
  return children.some(({ checked }) => typeof checked === 'boolean');
}
