// Comes before: nothing but what agents write.
// Comes after: primitives and components, which give it looks and words.
export {
  judgeLink,
  judgeMedia,
  type AllowedUrl,
  type LinkDecision,
  type MediaDecision,
  type UrlPolicy,
  type UrlRefusal,
} from './url-policy.js';
export { UrlPolicyProvider, useUrlPolicy } from './url-policy-provider.js';
export { loadMarkdown } from './load-markdown.js';
export type { MarkdownProps, MarkdownWords } from './markdown.js';
export type { MarkdownParts } from './markdown-parts.js';
export type { TextGrowth } from './reader.js';
export { GrowingTextContext, GrowsAloneContext, type GrowingText, type HoldTail } from './growing-text.js';
export {
  findExtended,
  InlineCode,
  MarkdownExtensionsProvider,
  OpenBlockProvider,
  useIsOpenBlock,
  useMarkdownExtensions,
  useOpenTail,
  type ExtendedCodeBlockProps,
  type ExtendedInlineCodeProps,
  type MarkdownExtension,
} from './markdown-extensions.js';
