import { startOfLine, startOfNextLine } from './lines.js';
import { endOf, startOf, type SyntaxNode } from './syntax-tree.js';

/** The line that opens a block of code, with what it needs to be closed, or `undefined` for code that is none or is indented. */
export interface Fence {
  readonly line: string;
  readonly marker: string;
}

export function fenceOf(node: SyntaxNode, source: string): Fence | undefined {
  const marker = node.type === 'code' ? /^(?:`{3,}|~{3,})/.exec(source.slice(startOf(node), endOf(node)))?.[0] : undefined;
  if (marker === undefined) return undefined;
  return { line: source.slice(startOfLine(source, startOf(node)), startOfNextLine(source, startOf(node))), marker };
}

/** Whether a line closes the fence. */
export function closesFence({ marker }: Fence, line: string): boolean {
  const found = /^ {0,3}(`{3,}|~{3,})[ \t]*(?:\r\n?|\n)?$/.exec(line)?.[1];
  return found?.startsWith(marker) === true;
}

/** Whether a line may yet become one that closes the fence. */
export function mayCloseFence({ marker }: Fence, line: string): boolean {
  const found = line.trim();
  return found !== '' && found.length < marker.length && marker.startsWith(found);
}

/** Where the line that closes the fence begins in what follows the opening line, or -1. */
export function findClosing(fence: Fence, text: string): number {
  for (let start = 0; start < text.length;) {
    const next = startOfNextLine(text, start);
    if (closesFence(fence, text.slice(start, next))) return start;
    start = next;
  }
  return -1;
}
