import type { MarkdownExtension } from '../markdown/index.js';
import remarkMath from 'remark-math';
import { formulasWith } from './formula.js';

export interface MathsOptions {
  /** Whether `$a$` is a formula as `$$a$$` is. Default `false`: prices are commoner than formulas. */
  readonly singleDollar?: boolean;
  /** Commands of one's own for KaTeX, such as `{ '\\R': '\\mathbb{R}' }`. */
  readonly macros?: Readonly<Record<string, string>>;
  /** `mathml` needs no stylesheet: the browser sets the formulas. Default `html`, which looks alike everywhere. */
  readonly output?: 'html' | 'mathml';
}

/**
 * Formulas in Markdown, set by KaTeX: `$$…$$`, in a line or as a block, and fences of the language `math`. For `ChatProvider`'s
 * `markdownExtensions`. Needs the packages `katex` and `remark-math`, and, for `html`, KaTeX's stylesheet on the page (`katex/dist/katex.min.css`). On the
 * server, and where KaTeX finds a fault, the source stands.
 */
export function maths({ singleDollar = false, macros = {}, output = 'html' }: MathsOptions = {}): MarkdownExtension {
  const { BlockFormula, InlineFormula } = formulasWith({ macros, output: output === 'html' ? 'htmlAndMathml' : output });
  return {
    name: 'maths',
    remarkPlugins: [[remarkMath, { singleDollarTextMath: singleDollar }]],
    fences: ['$$'],
    codeBlocks: { math: BlockFormula },
    inlineCode: { math: InlineFormula },
  };
}
