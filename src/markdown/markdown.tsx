'use client';
import { memo, useId, useMemo } from 'react';
import ReactMarkdown, { type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { rehypeBlockAttributes } from './block-attributes.js';
import { remarkCitations } from './citations.js';
import { extendedPlugins, useMarkdownExtensions, type MarkdownExtension } from './markdown-extensions.js';
import { elementsFor, type MarkdownParts } from './markdown-parts.js';
import { isBeyondParsing } from './parsing-limit.js';

/** The words that the parser itself writes. */
export interface MarkdownWords {
  /** The title of the footnotes. */
  readonly footnotes: string;
  /** The name of the link from a footnote back to where it is referred to. */
  readonly backToReference: string;
}

export interface MarkdownProps {
  /** The whole text as it was written. GitHub's Markdown; HTML in it is shown as text. */
  readonly text: string;
  /** Sources that the text may cite as `[^sourceId]`. Keep the array as long as they stay the same. */
  readonly sourceIds?: readonly string[];
  readonly parts: MarkdownParts;
  readonly words: MarkdownWords;
}

/** Shows Markdown as elements, and what is too large or nested too deeply for the parser as plain text. Parses anew when the text changes. */
export const Markdown = memo(function Markdown({ text, sourceIds = noSources, parts, words }: MarkdownProps) {
  const prefix = `${useId()}-`;
  const elements = useMemo(() => elementsFor(parts), [parts]);
  const extensions = useMarkdownExtensions();
  const settings = useMemo(() => settingsFor(prefix, sourceIds, words, extensions), [prefix, sourceIds, words, extensions]);
  if (isBeyondParsing(text)) {
    return (
      <p dir="auto" className="oddkin-markdown-plain">
        {text}
      </p>
    );
  }
  return (
    <ReactMarkdown {...settings} components={elements}>
      {text}
    </ReactMarkdown>
  );
});

const noSources: readonly string[] = [];

function settingsFor(
  prefix: string,
  sourceIds: readonly string[],
  words: MarkdownWords,
  extensions: readonly MarkdownExtension[],
): Options {
  const own: Options = {
    remarkPlugins: [remarkGfm, [remarkCitations, { sourceIds }]],
    rehypePlugins: [[rehypeBlockAttributes, { prefix }]],
  };
  return {
    ...extendedPlugins(own, extensions),
    remarkRehypeOptions: {
      clobberPrefix: prefix,
      footnoteLabel: words.footnotes,
      footnoteLabelTagName: 'p',
      footnoteLabelProperties: { className: ['oddkin-markdown-footnotes-label'] },
      footnoteBackLabel: (index) => `${words.backToReference} ${index + 1}`,
    },
    // Links and pictures are judged by the parts that show them; none else is made from Markdown.
    urlTransform: (url) => url,
  };
}
