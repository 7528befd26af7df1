import { appendBlock, blockOf, leafOf, plainBlock, type Finish, type ParsedText } from './blocks.js';
import type { Chunks } from './chunks.js';
import { fenceOf, findClosing, type Fence } from './fence.js';
import { leadOf, noLead, parseAfter, type Lead, type ParsePiece } from './lead.js';
import { endOfLines, startOfLine, startOfNextLine, withoutLineEnding } from './lines.js';
import { isBeyondParsing } from './parsing-limit.js';
import type { Block } from './pieces.js';
import { beginsAnew, countSettled } from './settling.js';
import { startOf, type SyntaxNode } from './syntax-tree.js';

/** What became of a text line by line: the blocks that stay as they are, and the one that is begun. */
export interface SettledText {
  blocks: Chunks<Block>;
  begun: Begun | undefined;
  /** What has to stand before the text that is not settled. */
  lead: Lead;
  /** Where the text begins that is not settled. */
  cut: number;
  /** Where the lines end that were looked at. */
  read: number;
  /** The end of the lines after which a new block was seen to begin. */
  ended: number;
}

/** A list, a table or a block of code whose first pieces stay as they are while it grows. */
export interface Begun {
  readonly block: Block;
  readonly code: BegunCode | undefined;
}

interface BegunCode {
  readonly fence: Fence;
  readonly node: SyntaxNode;
  /** Whole lines, each with its ending. */
  readonly content: string;
}

export interface Settling {
  readonly parse: ParsePiece;
  readonly finish: Finish;
}

export function createSettledText(): SettledText {
  return { blocks: [], begun: undefined, lead: noLead, cut: 0, read: 0, ended: 0 };
}

/** The end of a text, from `from` on. Places in it are those in the whole text. */
export interface TextEnd {
  readonly text: string;
  readonly from: number;
}

/** What stands in it between two places. */
export function textBetween({ text, from }: TextEnd, start: number, end?: number): string {
  return text.slice(start - from, end === undefined ? undefined : end - from);
}

/** Settles what can be settled of the lines that have come whole. Takes time in proportion to what is new and to the block at the end. */
export function settle(state: SettledText, text: TextEnd, settling: Settling): void {
  const end = text.from + endOfLines(text.text);
  while (state.read < end) {
    // Bit by bit, since the parser takes longer for a long text than for its parts.
    const step = Math.max(stepLength, state.read - state.cut);
    state.read = state.read + step >= end ? end : Math.min(end, text.from + startOfNextLine(text.text, state.read + step - text.from));
    while (settleOnce(state, text, state.read, settling));
  }
  // What has come of the next line may show that a list has ended.
  if (state.cut < end && state.ended < end && beginsAnew(textBetween(text, end, end + longestMarker))) {
    state.ended = end;
    settleOnce(state, text, end, settling);
  }
}

const stepLength = 4_000;

/** Answers whether there may be more to settle. */
function settleOnce(state: SettledText, text: TextEnd, end: number, settling: Settling): boolean {
  if (state.cut >= end) return false;
  if (state.begun?.code !== undefined) return settleCode(state, state.begun, state.begun.code, text, end, settling);
  const { lead } = state;
  const source = lead.text + textBetween(text, state.cut, end);
  if (isBeyondParsing(source)) return settlePlain(state, text, end, settling);
  const known: ParsedText = { ...parseAfter(lead, settling.parse)(source), source, at: state.cut - lead.text.length, lead };
  const { blocks } = known;
  const count = countSettled(blocks, source, textBetween(text, end, end + longestMarker));
  for (const [index, node] of blocks.slice(0, count).entries()) {
    const next = blocks[index + 1];
    const blockEnd = next === undefined ? source.length : startOfLine(source, startOf(next));
    keep(state, blockOf(known, node, blockEnd, settling.finish, index === 0 ? state.begun?.block : undefined));
  }
  const [rest, ...others] = blocks.slice(count);
  const before = blocks[count - 1];
  if (rest === undefined) moveTo(state, end, noLead);
  else if (before !== undefined) {
    const start = startOfLine(source, startOf(rest));
    moveTo(state, known.at + start, leadOf(before, source, start));
  }
  return rest !== undefined && others.length === 0 && begin(state, known, rest, end, settling);
}

const longestMarker = 16;

function moveTo(state: SettledText, cut: number, lead: Lead): void {
  state.cut = cut;
  state.lead = lead;
}

function keep(state: SettledText, block: Block): void {
  state.blocks = appendBlock(state.blocks, block);
  state.begun = undefined;
}

/** Settles the first pieces of a block of which more may come. Answers whether there may be more to settle. */
function begin(state: SettledText, known: ParsedText, node: SyntaxNode, end: number, { finish }: Settling): boolean {
  const { source, at } = known;
  const last = node.children?.at(-1);
  if (node.type === 'list' && node.children !== undefined && node.children.length > 1 && last !== undefined) {
    const lastStart = startOfLine(source, startOf(last));
    const first = { ...node, spread: isSpread(node), children: node.children.slice(0, -1) };
    state.begun = { block: blockOf(known, first, lastStart, finish, state.begun?.block), code: undefined };
    moveTo(state, at + lastStart, noLead);
  }
  if (node.type === 'table') {
    const start = startOfLine(source, startOf(node));
    const head = source.slice(start, startOfNextLine(source, startOfNextLine(source, start)));
    state.begun = { block: blockOf(known, node, source.length, finish, state.begun?.block), code: undefined };
    moveTo(state, end, { text: head, isLeftOut: false });
  }
  const fence = fenceOf(node, source);
  if (fence === undefined) return false;
  const start = startOfLine(source, startOf(node));
  const code = { fence, node, content: '' };
  state.begun = { block: leafOf(node, at + start), code };
  moveTo(state, at + start + fence.line.length, noLead);
  return true;
}

/** Whether the list as a whole has blank lines, its last item too. */
function isSpread({ spread, children = [] }: SyntaxNode): boolean {
  return spread === true || children.some((item) => item.spread === true);
}

/** Takes lines of code as they are, up to the one that closes the fence. */
function settleCode(state: SettledText, begun: Begun, code: BegunCode, text: TextEnd, end: number, settling: Settling): boolean {
  const lines = textBetween(text, state.cut, end);
  const closing = findClosing(code.fence, lines);
  const content = code.content + contentOf(code.fence, closing < 0 ? lines : lines.slice(0, closing), settling);
  if (closing < 0) {
    state.begun = { ...begun, code: { ...code, content } };
    state.cut = end;
    return false;
  }
  keep(state, codeBlock(begun, content));
  state.cut += startOfNextLine(lines, closing);
  return true;
}

/** A block of code with this content. */
export function codeBlock({ block, code }: Begun, content: string): Block {
  return leafOf({ ...(code?.node ?? { type: 'code' }), value: withoutLineEnding(content) }, block.key);
}

/** Lines of code without the indentation that their fence has. */
export function contentOf({ line }: Fence, lines: string, { parse }: Pick<Settling, 'parse'>): string {
  if (!/^[ \t]/.test(line)) return lines.replaceAll('\0', '\ufffd');
  return lines === '' ? '' : (parse(`${line}${lines}x`).blocks[0]?.value ?? '').slice(0, -1);
}

/** Shows as it came what the parser should not be given, up to a blank line, where such a thing ends. */
function settlePlain(state: SettledText, text: TextEnd, end: number, settling: Settling): boolean {
  const source = textBetween(text, state.cut, end);
  const blank = /(?:^|\r\n?|\n)[ \t]*(?:\r\n?|\n)/.exec(source);
  if (blank === null) return false;
  const { cut } = state;
  const blankEnd = blank.index + blank[0].length;
  if (cut + blankEnd < end && !isBeyondParsing(state.lead.text + source.slice(0, blankEnd)))
    settleOnce(state, text, cut + blankEnd, settling);
  if (state.cut !== cut) return true;
  if (state.begun !== undefined) keep(state, state.begun.block);
  if (/\S/.test(source.slice(0, blankEnd))) keep(state, plainBlock(source.slice(0, blankEnd), cut));
  moveTo(state, cut + blankEnd, noLead);
  return true;
}
