// Comes before: markdown, whose extensions this is one of, and messages.
// Comes after: the host's page, which adds it.
export { diagrams, type DiagramsOptions } from './diagrams.js';
export { diagramFrame } from './diagram-frame.js';
