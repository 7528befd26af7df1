import { appendBlock, blockOf, plainBlock, type ParsedText } from './blocks.js';
import { mapChunks, type Chunks } from './chunks.js';
import { createDefinitions } from './definitions.js';
import { closesFence, mayCloseFence } from './fence.js';
import { areSameNumbers, createTally, type FootnoteTally } from './footnotes.js';
import { grownTail } from './grown-tail.js';
import { parseAfter, type ParsePiece } from './lead.js';
import { createKnownNames, type KnownNames } from './known-names.js';
import { startOfLine } from './lines.js';
import {
  codeBlock,
  contentOf,
  createSettledText,
  settle,
  textBetween,
  type Begun,
  type SettledText,
  type Settling,
  type TextEnd,
} from './settled-text.js';
import { isBeyondParsing, longestText } from './parsing-limit.js';
import type { Parse } from './parser.js';
import { describe, nodeAt, type Block, type Piece } from './pieces.js';
import { repairTail } from './repair.js';
import { startOf, type SyntaxNode } from './syntax-tree.js';

/** A text as it is shown. What has not changed since the last reading is the same object. */
export interface MarkdownView {
  readonly blocks: Chunks<Block>;
  /** The tree of the footnotes at the end, where there are any. */
  readonly footnotes: SyntaxNode | undefined;
  /** The words at its very end, before and after this reading, where nothing else has changed. */
  readonly words?: { readonly before: string; readonly after: string } | undefined;
}

export interface ReadText {
  readonly text: string;
  /** Whether more may come: what is open at the end is then shown as if it were closed, and what is half typed is not shown yet. */
  readonly isStreaming: boolean;
  readonly sourceIds: readonly string[];
  /** How it came to be, where that is known: a text of any length need then not be looked through for what is new. */
  readonly growth?: TextGrowth | undefined;
}

/** A text is `before`, with `added` behind it. */
export interface TextGrowth {
  readonly before: string;
  readonly added: string;
}

/** Reads a text that grows: what is settled is parsed once. Any other text is read anew. */
export type Reader = (next: ReadText) => MarkdownView;

/** `isPlain` says that the parser reads nothing but what it reads here, so that it need not be asked about words that only get longer. */
export function createReader(createParse: (names: KnownNames) => Parse, isPlain = true): Reader {
  let last: ReadText | undefined;
  let view: MarkdownView = { blocks: [], footnotes: undefined };
  let read = createReading(createParse, isPlain);
  return (next) => {
    if (last !== undefined && last.text === next.text && last.isStreaming === next.isStreaming && last.sourceIds === next.sourceIds)
      return view;
    const added = last === undefined ? undefined : addedTo(last.text, next);
    if (last !== undefined && added === undefined) read = createReading(createParse, isPlain);
    last = next;
    view = read(next, added);
    return view;
  };
}

/** What a text has more than the one before; `undefined` where it is another text. */
function addedTo(before: string, { text, growth }: ReadText): string | undefined {
  // Lengths first: the very same text is known at once, and another one of its length would be compared letter by letter.
  if (growth !== undefined && growth.before.length === before.length && growth.before === before) return growth.added;
  return text.startsWith(before) ? text.slice(before.length) : undefined;
}

/** Reads on. `added` is what the text has more than at the last reading, or `undefined` at the first one. */
type Reading = (next: ReadText, added: string | undefined) => MarkdownView;

function createReading(createParse: (names: KnownNames) => Parse, isPlain: boolean): Reading {
  const names = createKnownNames();
  const parseWhole = createParse(names);
  const definitions = createDefinitions(names);
  const state = createSettledText();
  let tally = createTally();
  let shown: ShownTail | undefined;
  let shownCode: ShownCode | undefined;
  /** What was last shown of a text that is whole. */
  let shownWhole: readonly Block[] = [];
  // What is settled is not held: a text of any length costs what its end costs.
  let text: TextEnd = { text: '', from: 0 };
  let isBegun = false;
  /** A mark of byte order is none of the text where the text begins with it. */
  const begin = (words: string): string => {
    const isFirst = !isBegun && words !== '';
    isBegun ||= isFirst;
    return isFirst && words.startsWith(byteOrderMark) ? words.slice(1) : words;
  };

  const parse: ParsePiece = (source) => {
    if (/^[ \t\r\n]*$/.test(source)) return { blocks: [], missed: [] };
    // A mark of byte order counts as one only where the text begins.
    const { children = [] } = parseWhole(source.startsWith(byteOrderMark) ? byteOrderMark + source : source);
    return { blocks: children, missed: names.takeMissed() };
  };
  const finishWith = (counted: FootnoteTally) => (piece: Piece) => definitions.aim({ ...piece, numbers: counted.add(piece.calls) });
  const settling: Settling = {
    parse,
    finish: (piece) => {
      const finished = finishWith(tally)(piece);
      definitions.settle(finished);
      return finished;
    },
  };

  /** Parses anew the pieces that use, or would use, one of these names, and counts the footnotes anew. */
  const resolve = (changed: ReadonlySet<string>): void => {
    if (changed.size === 0) return;
    tally = createTally();
    const finish = finishWith(tally);
    const renewed = (piece: Piece): Piece => {
      const parsed = concerns(changed, piece) ? reparsed(piece, parse) : piece;
      const next = finish(parsed);
      return parsed === piece && areSame(piece, next) ? piece : next;
    };
    state.blocks = mapChunks(state.blocks, (block) => mapPieces(block, renewed));
    if (state.begun !== undefined) state.begun = { ...state.begun, block: mapPieces(state.begun.block, renewed) };
    definitions.refresh([...state.blocks.flat(), ...(state.begun === undefined ? [] : [state.begun.block])]);
  };

  return ({ text: whole, isStreaming, sourceIds }, added) => {
    text = { ...text, text: text.text + begin(added ?? whole) };
    const cited = definitions.cite(sourceIds);
    if (cited.size > 0) shown = undefined;
    resolve(cited);
    // What is whole and short is parsed once, as it is.
    if (isStreaming || text.text.length > longestAtOnce || isBeyondParsing(text.text)) settle(state, text, settling);
    text = { text: textBetween(text, state.cut), from: state.cut };
    const live = isStreaming && isHalfPair(text.text) ? text.text.slice(0, -1) : text.text;
    const grown = isStreaming && isPlain ? growTail(shown, state, live) : undefined;
    const before = shown;
    const tail = grown ?? parseTail(state, live, isStreaming, parse);
    const changed = definitions.show(tail, isStreaming);
    resolve(changed);
    shown = tail === undefined || changed.size > 0 ? undefined : { tail, live, cut: state.cut, begun: state.begun };
    const counted = tally.copy();
    const opened = tailBlocks(tail, state.begun, state.cut, live, { parse, finish: finishWith(counted), isStreaming });
    const open = isStreaming ? opened : keepPieces(added === '' ? shownWhole : [], opened, cited);
    shownWhole = isStreaming ? [] : open;
    let blocks = state.blocks;
    for (const [index, block] of open.entries())
      blocks = appendBlock(blocks, isStreaming && index === open.length - 1 ? { ...block, isOpen: true } : block);
    const footnotes = definitions.footer(counted.now(), open);
    const codeBefore = shownCode;
    const code = (shownCode = codeIn(state.begun, open));
    const words =
      footnotes === undefined && changed.size === 0 && cited.size === 0
        ? (grownWords(before?.tail, grown) ?? grownCode(codeBefore, code))
        : undefined;
    return { blocks, footnotes, words };
  };
}

/** The parser takes longer for a long text than for its parts. */
const longestAtOnce = 4_000;

const byteOrderMark = '\ufeff';

/** Whether a text ends between the two halves of a character. */
function isHalfPair(text: string): boolean {
  return /[\ud800-\udbff]$/.test(text.slice(-1));
}

/** The part of a text that is not settled, parsed. `undefined` where it is nothing that is parsed. */
function parseTail({ begun, lead }: SettledText, live: string, isStreaming: boolean, parse: ParsePiece): ParsedText | undefined {
  const source = lead.text + live;
  if (begun?.code !== undefined || isBeyondParsing(source)) return undefined;
  const parseLive = parseAfter(lead, parse);
  return { ...(isStreaming ? repairTail(source, parseLive) : { ...parseLive(source), source }), at: -lead.text.length, lead };
}

/** What was last shown of the end of a text. */
interface ShownTail {
  readonly tail: ParsedText;
  readonly live: string;
  readonly cut: number;
  readonly begun: Begun | undefined;
}

function growTail(shown: ShownTail | undefined, { cut, begun, lead }: SettledText, live: string): ParsedText | undefined {
  if (shown === undefined || shown.cut !== cut || shown.begun !== begun || lead.text.length + live.length > longestText) return undefined;
  return grownTail(shown.tail, lead.text + shown.live, lead.text + live);
}

interface Words {
  readonly before: string;
  readonly after: string;
}

function grownWords(before: ParsedText | undefined, after: ParsedText | undefined): Words | undefined {
  return before && after && { before: lastWords(before), after: lastWords(after) };
}

function lastWords({ blocks }: ParsedText): string {
  let node = blocks.at(-1);
  while (node?.children !== undefined) node = node.children.at(-1);
  return node?.value ?? '';
}

/** Code of which more may come. */
interface ShownCode {
  readonly node: SyntaxNode;
  readonly value: string;
}

function codeIn(begun: Begun | undefined, open: readonly Block[]): ShownCode | undefined {
  const [block] = open;
  return begun?.code === undefined || block?.kind !== 'leaf' ? undefined : { node: begun.code.node, value: block.piece.node.value ?? '' };
}

/** Of many lines, so that nothing else about the block becomes another. */
function grownCode(before: ShownCode | undefined, after: ShownCode | undefined): Words | undefined {
  if (before === undefined || before.node !== after?.node || !before.value.includes('\n')) return undefined;
  return after.value.startsWith(before.value) ? { before: before.value, after: after.value } : undefined;
}

interface TailSettings extends Pick<Settling, 'parse' | 'finish'> {
  readonly isStreaming: boolean;
}

function tailBlocks(tail: ParsedText | undefined, begun: Begun | undefined, cut: number, live: string, settings: TailSettings): Block[] {
  if (begun?.code !== undefined) return [codeBlock(begun, begun.code.content + openCode(begun, live, settings))];
  if (tail === undefined) return [...(begun === undefined ? [] : [begun.block]), plainBlock(live, cut)];
  const { blocks, source } = tail;
  const known = { ...tail, at: tail.at + cut };
  const open = blocks.map((node, index) => {
    const next = blocks[index + 1];
    const end = next === undefined ? source.length : startOfLine(source, startOf(next));
    return blockOf(known, node, end, settings.finish, index === 0 ? begun?.block : undefined);
  });
  return open.length === 0 && begun !== undefined ? [begun.block] : open;
}

/** What has come of a line of code. A line that closes the block, or may become one, is none of the code. */
function openCode({ code }: Begun, line: string, { parse, isStreaming }: TailSettings): string {
  if (code === undefined || closesFence(code.fence, line) || (isStreaming && mayCloseFence(code.fence, line))) return '';
  return contentOf(code.fence, line, { parse });
}

function mapPieces(block: Block, change: (piece: Piece) => Piece): Block {
  if (block.kind === 'leaf') {
    const piece = change(block.piece);
    return piece === block.piece ? block : { ...block, piece };
  }
  if (block.kind === 'list') {
    const pieces = mapChunks(block.pieces, change);
    return pieces === block.pieces ? block : { ...block, pieces };
  }
  const head = change(block.head);
  const pieces = mapChunks(block.pieces, change);
  return head === block.head && pieces === block.pieces ? block : { ...block, head, pieces };
}

/** The same piece, as the parser reads it now that it knows more. */
function reparsed(piece: Piece, parse: ParsePiece): Piece {
  const { blocks, missed } = parseAfter(piece.lead, parse)(piece.lead.text + piece.source);
  const [block] = blocks;
  const part = piece.place === 'alone' ? block : block?.children?.[piece.place === 'row' ? 1 : 0];
  if (block === undefined || part === undefined) return piece;
  return { ...piece, node: nodeAt(piece.place, block, part), missed: new Set(missed.map(({ name }) => name)), ...describe(part) };
}

/** Of a text that is whole and was read again, with other sources, the pieces in which nothing is another for it. */
function keepPieces(before: readonly Block[], now: readonly Block[], changed: ReadonlySet<string>): readonly Block[] {
  const known = new Map<string, Piece>();
  for (const block of before) mapPieces(block, (piece) => (known.set(placeOf(piece), piece), piece));
  return now.map((block) =>
    mapPieces(block, (piece) => {
      const earlier = known.get(placeOf(piece));
      return earlier !== undefined && !concerns(changed, earlier) && areSame(earlier, piece) ? earlier : piece;
    }),
  );
}

function placeOf({ key, place, source }: Piece): string {
  return `${key} ${place} ${source}`;
}

/** Whether a piece uses, or would use, one of these names. */
function concerns(names: ReadonlySet<string>, { missed, used }: Piece): boolean {
  return [...missed, ...used].some((name) => names.has(name));
}

function areSame(one: Piece, other: Piece): boolean {
  const hasSameTargets =
    one.targets.length === other.targets.length && one.targets.every((target, index) => target === other.targets[index]);
  return hasSameTargets && areSameNumbers(one.numbers, other.numbers);
}
