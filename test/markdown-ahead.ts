import { preloadMarkdown } from '../src/markdown/index.js';

// As a page has it that has been open for a moment: text is Markdown from its first render on.
await preloadMarkdown();
