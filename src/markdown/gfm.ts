import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

interface ParserData {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}

/** GitHub's Markdown as remark-gfm reads it, without what writes a tree back to Markdown: nothing here does. */
export function remarkGfm(this: { readonly data: () => unknown }): void {
  const data = this.data() as ParserData; // what remark-parse reads its extensions from
  (data.micromarkExtensions ??= []).push(gfm());
  (data.fromMarkdownExtensions ??= []).push(gfmFromMarkdown());
}
