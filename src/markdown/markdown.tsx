'use client';
import { memo, use, useId, useLayoutEffect, useMemo } from 'react';
import { mayHoldAddress, remarkGfm } from './gfm.js';
import { rehypeBlockAttributes } from './block-attributes.js';
import { remarkCitations } from './citations.js';
import { remarkCjk } from './cjk.js';
import { extendedPlugins } from './extended-plugins.js';
import { footnoteHandlers } from './footnotes.js';
import { GrowingTextContext, type HoldTail } from './growing-text.js';
import { remarkKnownNames, type AskedNames, type KnownNames } from './known-names.js';
import { useMarkdownExtensions, type MarkdownExtension } from './markdown-extensions.js';
import { elementsFor, type MarkdownParts } from './markdown-parts.js';
import { createParser, type MarkdownPlugins, type Parse } from './parser.js';
import { Blocks, Tree, type PieceSettings } from './piece-view.js';
import { createReader, type ReadText, type TextGrowth } from './reader.js';
import type { SyntaxNode } from './syntax-tree.js';
import { createTailWriter, type TailWriter } from './tail-writer.js';

/** The words that the parser itself writes. */
export interface MarkdownWords {
  /** The title of the footnotes. */
  readonly footnotes: string;
  /** The name of the link from a footnote back to where it is referred to. */
  readonly backToReference: string;
}

export interface MarkdownProps {
  /** The text as far as it has come. GitHub's Markdown; HTML in it is shown as text. */
  readonly text: string;
  /** Whether more of it may come: what is open at its end is then shown as if it were closed. Default `false`. */
  readonly isStreaming?: boolean;
  /** Sources that the text may cite as `[^sourceId]`. Keep the array as long as they stay the same. */
  readonly sourceIds?: readonly string[];
  /** How the text came to be, where that is known: a text of any length need then not be looked through for what is new. */
  readonly growth?: TextGrowth | undefined;
  readonly parts: MarkdownParts;
  readonly words: MarkdownWords;
}

/**
 * Shows Markdown as elements, and what is too large or nested too deeply for the parser as plain text. Where the text grows, what is settled is
 * neither parsed nor rendered again: its elements stay the same. In the end they are those that react-markdown would make of the whole.
 */
export const Markdown = memo(function Markdown({ text, isStreaming = false, sourceIds = noSources, growth, parts, words }: MarkdownProps) {
  const prefix = `${useId()}-`;
  const extensions = useMarkdownExtensions();
  const writer = useMemo(
    () => createTailWriter(createReader((names) => parserFor(names, extensions), !extensions.some(({ remarkPlugins }) => remarkPlugins))),
    [extensions],
  );
  const { holdTail } = writer;
  const settings = useMemo(() => settingsFor(prefix, parts, words, extensions, holdTail), [prefix, parts, words, extensions, holdTail]);
  const given = { text, isStreaming, sourceIds, growth };
  const { blocks, footnotes } = writer.read(given);
  useWriting(writer, given);
  return (
    <>
      <Blocks blocks={blocks} settings={settings} />
      {footnotes === undefined ? null : <Tree tree={footnotes} place="alone" settings={settings} />}
    </>
  );
});

const noSources: readonly string[] = [];

/** Has words that come at the end written without rendering, where whoever hears of them lets that be. */
function useWriting(writer: TailWriter, given: ReadText): void {
  const growing = use(GrowingTextContext);
  useLayoutEffect(() => {
    if (writer.rendered(given)) growing?.renew();
  });
  useLayoutEffect(() => {
    const release = growing?.take(writer.write);
    return () => {
      release?.();
      writer.undo();
    };
  }, [growing, writer]);
}

/** Reads Markdown with these names. The parser itself is made once for all texts: at each text it is told whose names it has to ask. */
export function parserFor(names: KnownNames, extensions: readonly MarkdownExtension[]): Parse {
  let parser = parsers.get(extensions);
  if (parser === undefined) parsers.set(extensions, (parser = createSharedParser(extensions)));
  const parse = parser;
  return (text) => parse(text, names);
}

type SharedParser = (text: string, names: KnownNames) => SyntaxNode;

const parsers = new WeakMap<readonly MarkdownExtension[], SharedParser>();

/** A text in which no bare address can be is read by a parser that looks for none, in half the time. */
function createSharedParser(extensions: readonly MarkdownExtension[]): SharedParser {
  let current: KnownNames | undefined;
  const asked: AskedNames = {
    find: (kind, name, at) => current?.find(kind, name, at) === true,
    begin: (parser) => current?.begin(parser),
    note: (at) => current?.note(at),
  };
  const plain = createParser(pluginsFor(asked, extensions, false));
  let full: Parse | undefined;
  return (text, names) => {
    current = names;
    return (mayHoldAddress(text) ? (full ??= createParser(pluginsFor(asked, extensions, true))) : plain)(text);
  };
}

function pluginsFor(names: AskedNames, extensions: readonly MarkdownExtension[], hasAddresses: boolean): MarkdownPlugins {
  const isSource = (sourceId: string, at: number) => names.find('source', sourceId, at);
  const own: MarkdownPlugins = [
    [remarkGfm as never, { hasAddresses }],
    [remarkCjk as never, { hasAddresses }],
    [remarkCitations as never, { isSource }],
    [remarkKnownNames as never, { names }],
  ];
  return extendedPlugins({ remarkPlugins: own }, extensions).remarkPlugins ?? [];
}

export function settingsFor(
  prefix: string,
  parts: MarkdownParts,
  words: MarkdownWords,
  extensions: readonly MarkdownExtension[],
  holdTail: HoldTail = () => undefined,
): PieceSettings {
  const { remarkPlugins, rehypePlugins } = extendedPlugins({ rehypePlugins: [[rehypeBlockAttributes, { prefix }]] }, extensions);
  return {
    remarkPlugins: remarkPlugins ?? [],
    rehypePlugins: rehypePlugins ?? [],
    components: elementsFor(parts),
    Table: parts.Table,
    holdTail,
    isPlain: extensions.length === 0,
    remarkRehypeOptions: {
      handlers: footnoteHandlers as never,
      clobberPrefix: prefix,
      footnoteLabel: words.footnotes,
      footnoteLabelTagName: 'p',
      footnoteLabelProperties: { className: ['oddkin-markdown-footnotes-label'] },
      footnoteBackLabel: (index) => `${words.backToReference} ${index + 1}`,
    },
  };
}
