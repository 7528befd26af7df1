import { createOnDemand } from '../on-demand/index.js';

/** What reads Markdown weighs more than all that shows it, and comes by itself. */
export const markdownOnDemand = createOnDemand(() => import('./markdown.js').then((module) => module.Markdown));

/**
 * Loads what reads Markdown, which is otherwise asked for when the first provider or text is mounted. Await it where text has to be Markdown from
 * the first moment: before `renderToString` on a server, before a test, or before the first paint of a page that has it in its bundle. Rejects where
 * it could not be loaded; another call tries again.
 */
export async function preloadMarkdown(): Promise<void> {
  await markdownOnDemand.load();
}
