import type * as MarkdownModule from './markdown.js';

/** Loads what reads Markdown: it weighs more than all that shows it, and comes by itself. */
export async function loadMarkdown(): Promise<typeof MarkdownModule.Markdown> {
  return (await import('./markdown.js')).Markdown;
}
