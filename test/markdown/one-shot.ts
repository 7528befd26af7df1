import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { remarkCitations } from '../../src/markdown/citations.js';
import { remarkCjk } from '../../src/markdown/cjk.js';
import { createReader, type MarkdownView, type Reader } from '../../src/markdown/reader.js';
import type { Parse } from '../../src/markdown/parser.js';
import { parserFor, settingsFor } from '../../src/markdown/markdown.js';
import { Blocks, Tree } from '../../src/markdown/piece-view.js';
import type { MarkdownExtension, MarkdownParts } from '../../src/markdown/index.js';

/** Parts that show everything that they are given, and load nothing. */
export const plainParts: MarkdownParts = {
  Link: ({ href, children }) => createElement('a', { href }, children),
  Picture: ({ src, alt }) => createElement('span', { className: 'picture', title: src }, alt),
  CodeBlock: ({ code, language }) => createElement('pre', { lang: language }, createElement('code', null, code)),
  Table: ({ children }) => createElement('table', null, children),
  Citation: ({ sourceId }) => createElement('cite', null, sourceId),
  TaskBox: ({ isDone }) => createElement('input', { type: 'checkbox', checked: isDone, readOnly: true }),
};

const extensions: readonly MarkdownExtension[] = [];
const words = { footnotes: 'Footnotes', backToReference: 'Back to reference' };
const settings = settingsFor('p-', plainParts, words, []);

/** The text as react-markdown makes it of the whole, with our plugins. */
export function renderWhole(text: string, sourceIds: readonly string[] = []): string {
  const isSource = (sourceId: string) => sourceIds.includes(sourceId);
  return renderToStaticMarkup(
    createElement(
      ReactMarkdown,
      {
        components: settings.components,
        remarkPlugins: [remarkGfm, [remarkCjk as never, { hasAddresses: true }], [remarkCitations as never, { isSource }]],
        rehypePlugins: settings.rehypePlugins,
        remarkRehypeOptions: { ...settings.remarkRehypeOptions, handlers: {} },
        urlTransform: (url: string) => url,
      },
      text,
    ),
  );
}

/** A reader, with a parser that `watch` sees at work. */
export function readerFor(watch: (source: string) => void = () => undefined): Reader {
  return createReader((names): Parse => {
    const parse = parserFor(names, extensions);
    return (source) => {
      watch(source);
      return parse(source);
    };
  });
}

/** What is shown, without the elements that only hold blocks apart. With `isPlain: false` all of it is drawn by react-markdown. */
export function renderView(view: MarkdownView, { isPlain }: { readonly isPlain: boolean } = settings): string {
  return renderStretches(view, { ...settings, isPlain }).replaceAll(/<div class="oddkin-markdown-stretch"[^>]*>|<\/div>/g, '');
}

export function renderStretches({ blocks, footnotes }: MarkdownView, given = settings): string {
  const shown: ReactNode[] = [createElement(Blocks, { key: 'blocks', blocks, settings: given })];
  if (footnotes !== undefined) shown.push(createElement(Tree, { key: 'notes', tree: footnotes, place: 'alone', settings: given }));
  return renderToStaticMarkup(createElement(Fragment, null, shown));
}

/** Reads a text delta by delta and tells what each prefix shows; the last entry is the whole text when nothing more comes. */
export function stream(deltas: readonly string[], sourceIds: readonly string[] = []): string {
  const read = readerFor();
  let text = '';
  for (const [index, added] of deltas.entries()) {
    const growth = index % 3 === 0 ? undefined : { before: text, added };
    text += added;
    read({ text, isStreaming: true, sourceIds, growth });
  }
  return renderView(read({ text, isStreaming: false, sourceIds }));
}
