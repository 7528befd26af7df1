import { preloadParts } from '../src/components/parts-on-demand.js';

// As a page has it that has been open for a moment: what is loaded on demand is there from the first render on.
await preloadParts();
