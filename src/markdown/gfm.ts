import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

interface ParserData {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}

/**
 * GitHub's Markdown as remark-gfm reads it, without what writes a tree back to Markdown: nothing here does. Without `hasAddresses` bare addresses are
 * not looked for, which is done at every word.
 */
export function remarkGfm(this: { readonly data: () => unknown }, { hasAddresses }: { readonly hasAddresses: boolean }): void {
  const data = this.data() as ParserData; // what remark-parse reads its extensions from
  const [syntax, trees] = [gfm(), gfmFromMarkdown()];
  (data.micromarkExtensions ??= []).push(hasAddresses ? syntax : { ...syntax, text: withoutAddresses(syntax.text ?? {}) });
  (data.fromMarkdownExtensions ??= []).push(hasAddresses ? trees : trees.filter((tree) => tree.enter?.['literalAutolink'] === undefined));
}

/** Whether there may be a bare address in a text, which may also be written with escaped characters. */
export function mayHoldAddress(text: string): boolean {
  return /[@&\\]|www|http/i.test(text);
}

type Constructs = NonNullable<ReturnType<typeof gfm>['text']>;

function withoutAddresses(text: Constructs): Constructs {
  const kept = Object.entries(text).map(([code, constructs]) => {
    const list = Array.isArray(constructs) ? constructs : constructs === undefined ? [] : [constructs];
    return [code, list.filter(({ name = '' }) => !addresses.has(name))] as const;
  });
  return Object.fromEntries(kept.filter(([, list]) => list.length > 0));
}

const addresses = new Set(['emailAutolink', 'protocolAutolink', 'wwwAutolink']);
