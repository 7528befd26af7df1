// Comes before: nothing but code that agents write.
// Comes after: components, which show it in colours.
export { useHighlighted } from './use-highlighted.js';
export type { CodeLine, CodeToken, TokenKind } from './tokenise.js';
