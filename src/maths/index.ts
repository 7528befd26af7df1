// Comes before: markdown, whose extensions this is one of.
// Comes after: the host's page, which adds it.
export { maths, type MathsOptions } from './maths.js';
