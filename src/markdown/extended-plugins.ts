import type { Options } from 'react-markdown';
import { rehypeKnownElements } from './known-elements.js';
import type { MarkdownExtension } from './markdown-extensions.js';

/**
 * The plugins of one parse: ours and the host's, and last of all the one that holds every element to what Markdown may make. Whatever parses
 * Markdown takes its plugins from here, so that no list of a host's own can leave that one out.
 */
export function extendedPlugins(
  own: Pick<Options, 'remarkPlugins' | 'rehypePlugins'>,
  extensions: readonly MarkdownExtension[],
): Required<Pick<Options, 'remarkPlugins' | 'rehypePlugins'>> {
  return {
    remarkPlugins: [...(own.remarkPlugins ?? []), ...extensions.flatMap(({ remarkPlugins = [] }) => remarkPlugins)],
    rehypePlugins: [
      ...extensions.flatMap(({ rehypePlugins = [] }) => rehypePlugins),
      ...(own.rehypePlugins ?? []),
      ...(extensions.length === 0 ? [] : [rehypeKnownElements]),
    ],
  };
}
