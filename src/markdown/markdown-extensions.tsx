'use client';
import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { Options } from 'react-markdown';
import type { HoldTail } from './growing-text.js';

/**
 * What a host adds to the Markdown of its agents, such as `maths()` or `diagrams()`. It can add, and never take away: what its plugins make is
 * held to the elements and attributes of Markdown, and URLs stay with the parts that judge them.
 */
export interface MarkdownExtension {
  readonly name: string;
  /** Plugins for the tree of Markdown, after ours. */
  readonly remarkPlugins?: NonNullable<Options['remarkPlugins']>;
  /** Plugins for the tree of elements, before ours. */
  readonly rehypePlugins?: NonNullable<Options['rehypePlugins']>;
  /** Marks that open a block at the start of a line and close it at the start of another, such as `$$`. What stands between is never split or repaired. */
  readonly fences?: readonly string[];
  /** What shows a fenced block, by the first word after the fence, in lower case. */
  readonly codeBlocks?: Readonly<Record<string, ComponentType<ExtendedCodeBlockProps>>>;
  /** What shows code within a line, by its class `language-…`, which only a plugin gives it. */
  readonly inlineCode?: Readonly<Record<string, ComponentType<ExtendedInlineCodeProps>>>;
}

export interface ExtendedCodeBlockProps {
  /** The text of the block as it was written. */
  readonly code: string;
  /** Whether more of it may come. */
  readonly isOpen: boolean;
  /** The block as it stands without the extension. */
  readonly children: ReactNode;
}

export interface ExtendedInlineCodeProps {
  readonly code: string;
  /** The code as it stands without the extension. */
  readonly children: ReactNode;
}

const MarkdownExtensionsContext = createContext<readonly MarkdownExtension[]>([]);

/** Adds extensions to all Markdown below it. Hold the array in one constant: a new one parses all text anew. Renders nothing of its own. */
export const MarkdownExtensionsProvider = MarkdownExtensionsContext;

/** The extensions of the nearest provider. */
export function useMarkdownExtensions(): readonly MarkdownExtension[] {
  return use(MarkdownExtensionsContext);
}

const OpenBlockContext = createContext<HoldTail | undefined>(undefined);

/** Wraps the block at the end of a text that still grows: code in it is neither coloured nor drawn before it is whole. Renders nothing of its own. */
export const OpenBlockProvider = OpenBlockContext;

/** Whether more of the block may come. */
export function useIsOpenBlock(): boolean {
  return use(OpenBlockContext) !== undefined;
}

/** The `ref` of the element that holds the text of the block and nothing else; `undefined` where no more of it may come. */
export function useOpenTail(): HoldTail | undefined {
  return use(OpenBlockContext);
}

/** What of the extensions shows a language, or `undefined`. A word from outside finds only what the host itself put there. */
export function findExtended<K extends 'codeBlocks' | 'inlineCode'>(
  extensions: readonly MarkdownExtension[],
  kind: K,
  language: string | undefined,
): NonNullable<MarkdownExtension[K]>[string] | undefined {
  const name = language?.toLowerCase() ?? '';
  const named = extensions.findLast((extension) => extension[kind] !== undefined && Object.hasOwn(extension[kind], name))?.[kind];
  return named?.[name] as NonNullable<MarkdownExtension[K]>[string] | undefined; // of this very kind
}

/** Code within a line: by an extension that knows its language, or as it is. Renders a `<code>` where none does. */
export function InlineCode({ className = '', children }: { readonly className?: string | undefined; readonly children?: ReactNode }) {
  const language = /(?:^| )language-(\S+)/.exec(className)?.[1];
  const Extended = findExtended(useMarkdownExtensions(), 'inlineCode', language);
  const plain = (
    <code dir="ltr" className="oddkin-markdown-code">
      {children}
    </code>
  );
  return Extended === undefined || typeof children !== 'string' ? plain : <Extended code={children}>{plain}</Extended>;
}
