import { startOfLine, withoutLineEnding } from './lines.js';
import { findOpen } from './open-inline.js';
import type { ClosedText } from './repair.js';
import { startOf, type SyntaxNode } from './syntax-tree.js';

/** The first lines of a table, read as one before the line that makes them a table has come, so that no bare strokes are seen. */
export function headOfTable(paragraph: SyntaxNode, source: string): ClosedText | undefined {
  const body = withoutLineEnding(source);
  const last = lineAt(body, body.length, startOf(paragraph));
  const before = last.start > startOf(paragraph) ? lineAt(body, startOfLine(body, last.start) - 1, startOf(paragraph)) : undefined;
  if (before?.text.startsWith('|') === true) {
    if (!/^[|:\- \t]*$/.test(last.text)) return undefined;
    return { source: `${before.through}\n${delimiters(before)}`, cut: before.through.length };
  }
  if (!last.text.startsWith('|') || body !== source) return last.text.startsWith('|') ? closed(last, last.through.length, '') : undefined;
  const cell = last.start + last.text.search(/(?<!\\)\|[^|]*$/) + 1;
  const open = findOpen(body.slice(cell));
  return open === undefined ? closed(last, body.length, '') : closed(last, cell + open.cut, open.closers);
}

interface Line {
  /** Where it begins, without the marks of what it stands in. */
  readonly start: number;
  readonly text: string;
  /** All of the text up to its end. */
  readonly through: string;
}

function lineAt(body: string, end: number, first: number): Line {
  const through = withoutLineEnding(body.slice(0, end + 1));
  const lineStart = startOfLine(through, through.length);
  const start = lineStart < first ? first : lineStart + (/^[ \t>]*/.exec(through.slice(lineStart))?.[0].length ?? 0);
  return { start, text: through.slice(start), through };
}

function closed(line: Line, cut: number, closers: string): ClosedText {
  return { source: `${line.through.slice(0, cut)}${closers}\n${delimiters(line)}`, cut };
}

/** The line that makes a table of the one before, with the marks of what both stand in. */
function delimiters({ start, text, through }: Line): string {
  const prefix = through.slice(startOfLine(through, start), start).replaceAll(/[^>\s]/g, ' ');
  const cells = text
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/);
  return `${prefix}|${'---|'.repeat(cells.length)}`;
}
