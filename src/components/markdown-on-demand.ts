import { loadMarkdown } from '../markdown/index.js';
import { createOnDemand } from '../on-demand/index.js';

/** What reads Markdown, and what stands for those of its elements that nothing else needs. */
export const markdownOnDemand = createOnDemand(async () => {
  const [Markdown, { parts }] = await Promise.all([loadMarkdown(), import('./markdown-elements.js')]);
  return { Markdown, parts };
});
