import type { MissedName } from './known-names.js';
import { startOfNextLine } from './lines.js';
import { endOf, lastLeaf, type SyntaxNode } from './syntax-tree.js';

export interface ParsedPiece {
  readonly blocks: readonly SyntaxNode[];
  readonly missed: readonly MissedName[];
}

export type ParsePiece = (source: string) => ParsedPiece;

/** Lines that are put before a piece, so that the parser reads it as it would where it stands. What it makes of them is left out again. */
export interface Lead {
  readonly text: string;
  readonly leaves: 'nothing' | 'block' | 'item';
}

export const noLead: Lead = { text: '', leaves: 'nothing' };

/** The parser for what follows the lead, which the text has to begin with. */
export function parseAfter({ leaves }: Lead, parse: ParsePiece): ParsePiece {
  if (leaves === 'nothing') return parse;
  return (source) => {
    const { blocks, missed } = parse(source);
    const [first, ...others] = blocks;
    if (leaves === 'block' || first === undefined) return { blocks: others, missed };
    return { blocks: [{ ...first, children: first.children?.slice(1) ?? [] }, ...others], missed };
  };
}

/**
 * The lead of a block that begins right after another, or of an item that begins right after another. Where a line opens several lists or quotes at
 * once, the parser reads the inner ones otherwise when text was open before, and so it has to see such text.
 */
export function leadOf(before: SyntaxNode, source: string, start: number, kind: 'block' | 'item'): Lead {
  const line = source.slice(start, startOfNextLine(source, start));
  const [, indentation = '', marker = ''] = /^([ \t]*)([-*+>]|\d{1,9}[.)])[ \t]*(?:[-*+>]|\d{1,9}[.)])/.exec(line) ?? [];
  const leaf = lastLeaf([before]);
  const isNear = !/(?:\r\n?|\n)[ \t]*(?:\r\n?|\n)/.test(source.slice(endOf(before), start));
  if (marker === '' || !isNear || (leaf?.type !== 'paragraph' && leaf?.type !== 'code')) return noLead;
  const text = leaf.type === 'code' ? '    x\n' : 'x\n';
  return { text: kind === 'block' ? text : `${indentation}${marker.replace(/^\d+/, '1')} ${text}`, leaves: kind };
}
