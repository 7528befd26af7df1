import { closesFence, fenceOf } from './fence.js';
import { endsInBlankLine, startOfLine, startOfNextLine } from './lines.js';
import { endOf, startOf, type SyntaxNode } from './syntax-tree.js';

/**
 * How many of the blocks, parsed from whole lines, stay as they are whatever comes. All but the last, for a block ends where the next begins;
 * the last one too where its kind says so. `next` is as much of the next line as has come.
 */
export function countSettled(blocks: readonly SyntaxNode[], source: string, next: string): number {
  const last = blocks.at(-1);
  if (last === undefined) return 0;
  if (isOver(last, source, next)) return blocks.length;
  const before = blocks.at(-2);
  // A paragraph right after a definition may turn out to be the definition's title.
  const isTitle = before?.type === 'definition' && last.type === 'paragraph' && isNext(before, last, source);
  let count = blocks.length - (isTitle ? 2 : 1);
  // Indented code is read by what stands right before it, and by a quote, a list or a footnote even beyond blank lines.
  while (count > 0 && isIndentedCode(blocks[count], source) && isReadBy(blocks[count - 1], blocks[count], source)) count -= 1;
  return count;
}

function isIndentedCode(block: SyntaxNode | undefined, source: string): boolean {
  return block?.type === 'code' && fenceOf(block, source) === undefined;
}

function isReadBy(before: SyntaxNode | undefined, code: SyntaxNode | undefined, source: string): boolean {
  return before?.type === 'list' || before?.type === 'blockquote' || before?.type === 'footnoteDefinition' || isNext(before, code, source);
}

/** Whether no blank line stands between two blocks. */
function isNext(before: SyntaxNode | undefined, block: SyntaxNode | undefined, source: string): boolean {
  return before !== undefined && block !== undefined && (source.slice(endOf(before), startOf(block)).match(/\r\n?|\n/g) ?? []).length < 2;
}

function isOver(block: SyntaxNode, source: string, next: string): boolean {
  switch (block.type) {
    case 'heading':
    case 'thematicBreak':
      return true;
    case 'paragraph':
    case 'blockquote':
    case 'table':
    case 'definition':
      return endsInBlankLine(source);
    case 'html':
      return endsInBlankLine(source) && !/^<(?:!|\?|script|pre|style|textarea)/i.test(source.slice(startOf(block)));
    case 'list':
    case 'footnoteDefinition':
      return endsInBlankLine(source) && beginsAnew(next);
    case 'code': {
      const fence = fenceOf(block, source);
      if (fence === undefined) return endsInBlankLine(source) && beginsAnew(next);
      const lastLine = startOfLine(source, endOf(block));
      return lastLine >= startOfNextLine(source, startOf(block)) && closesFence(fence, source.slice(lastLine, endOf(block)));
    }
    default:
      return false;
  }
}

/** Whether a line, as far as it has come, is neither indented nor can become an item of a list. */
export function beginsAnew(line: string): boolean {
  return /^[^\s]/.test(line) && !/^(?:[-*+](?:[ \t]|$)|\d{1,9}(?:$|[.)](?:[ \t]|$)))/.test(line);
}
