import { readdirSync, readFileSync } from 'node:fs';
import { root } from '../package/source-files.js';

/** A fenced block of the documentation. */
export interface CodeBlock {
  /** The file, from the root on. */
  readonly page: string;
  /** The line of its fence, from 1. */
  readonly line: number;
  readonly language: string;
  /** What stands behind the language, such as `quickstart-react src/App.tsx`, `given store` or `run`. */
  readonly words: readonly string[];
  readonly code: string;
}

/** Every fenced block of the README and of the pages under stories/docs, in order. */
export function codeBlocks(): readonly CodeBlock[] {
  return documentationPages().flatMap((page) => blocksIn(page, readFileSync(root + page, 'utf8')));
}

/** The README and the pages of the Storybook, from the root on. */
export function documentationPages(): readonly string[] {
  const pages = readdirSync(`${root}stories/docs`).filter((name) => name.endsWith('.mdx'));
  return ['README.md', ...pages.toSorted().map((name) => `stories/docs/${name}`)];
}

export function blocksIn(page: string, text: string): readonly CodeBlock[] {
  const lines = text.split('\n');
  const blocks: CodeBlock[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const [, fence, info = ''] = /^(`{3,})(.*)$/.exec(lines[index] ?? '') ?? [];
    if (fence === undefined) continue;
    const end = lines.indexOf(fence, index + 1);
    if (end === -1) throw new Error(`${page}:${index + 1}: the block does not end.`);
    const [language = '', ...words] = info.trim().split(/\s+/);
    blocks.push({ page, line: index + 1, language, words, code: lines.slice(index + 1, end).join('\n') });
    index = end;
  }
  return blocks;
}

/** Where a block stands, as an editor takes it. */
export function placeOf({ page, line }: CodeBlock): string {
  return `${page}:${line}`;
}
