import { fenceOf } from './fence.js';
import type { MissedName } from './known-names.js';
import { startOfNextLine } from './lines.js';
import { endOf, startOf, type SyntaxNode } from './syntax-tree.js';

export interface ParsedPiece {
  readonly blocks: readonly SyntaxNode[];
  readonly missed: readonly MissedName[];
}

export type ParsePiece = (source: string) => ParsedPiece;

/** Lines that are put before a piece, so that the parser reads it as it would where it stands. */
export interface Lead {
  readonly text: string;
  /** Whether what the parser makes of them is left out again. */
  readonly isLeftOut: boolean;
}

export const noLead: Lead = { text: '', isLeftOut: false };

/** The parser for what follows the lead, which the text has to begin with. */
export function parseAfter({ isLeftOut }: Lead, parse: ParsePiece): ParsePiece {
  if (!isLeftOut) return parse;
  return (source) => {
    const { blocks, missed } = parse(source);
    return { blocks: blocks.slice(1), missed };
  };
}

/**
 * The lead of a block that begins right after another. When text is open before it, the parser does not take every line for a list, a list within a
 * list or code, and so it has to see such text.
 */
export function leadOf(before: SyntaxNode, source: string, start: number): Lead {
  const line = source.slice(start, startOfNextLine(source, start));
  if (/(?:\r\n?|\n)[ \t]*(?:\r\n?|\n)/.test(source.slice(endOf(before), start))) return noLead;
  switch (before.type) {
    case 'paragraph':
      return nestedMark.test(line) ? { text: 'x\n', isLeftOut: true } : noLead;
    case 'code':
      return fenceOf(before, source) === undefined && listMark.test(line) ? { text: '    x\n', isLeftOut: true } : noLead;
    case 'definition':
      return afterDefinition.test(line) ? { text: source.slice(startOf(before), start), isLeftOut: true } : noLead;
    default:
      return noLead;
  }
}

const listMark = /^[ \t]*(?:[-*+]|\d{1,9}[.)])/;
const nestedMark = /^[ \t]*(?:[-*+>]|\d{1,9}[.)])[ \t]*(?:[-*+>]|\d{1,9}[.)])/;
/** What would be code, a list or HTML where no text is open before it. */
const afterDefinition = /^(?: {4}| {0,3}\t| {0,3}(?:\d|<|[-*+][ \t]*$))/;
