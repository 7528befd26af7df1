import type { Meta, StoryObj } from '@storybook/react-vite';
import 'katex/dist/katex.min.css';
import { MarkdownExtensionsProvider, MarkdownText } from '@oddkin/ai';
import { maths } from '@oddkin/ai/maths';

const extensions = [maths({ macros: { '\\R': '\\mathbb{R}' } })];

function WithMaths({ text }: { readonly text: string }) {
  return (
    <MarkdownExtensionsProvider value={extensions}>
      <MarkdownText text={text} />
    </MarkdownExtensionsProvider>
  );
}

const meta = { title: 'Maths', component: WithMaths } satisfies Meta<typeof WithMaths>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A host adds `maths()` to `markdownExtensions` of `ChatProvider`, and KaTeX's stylesheet to its page. */
export const Formulas: Story = {
  args: {
    text: 'The area $$A = \\pi r^2$$ of a disc in $$\\R^2$$, by layers:\n\n$$\nA = \\int_0^r 2\\pi t\\,dt = \\pi r^2\n$$\n\nA lamp costs $5, and a rope $7.',
  },
};

export const Long: Story = {
  args: { text: `$$\n${Array.from({ length: 30 }, (_, index) => `x_{${index}}^2`).join(' + ')} = 1\n$$` },
};

/** A formula with a fault leaves its source. */
export const Fault: Story = { args: { text: 'Half of $$\\frac{1$$ is missing:\n\n$$\n\\frac{1\n$$' } };

export const Dark: Story = { ...Formulas, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: { text: 'مساحة القرص $$A = \\pi r^2$$ معروفة:\n\n$$\nA = \\int_0^r 2\\pi t\\,dt\n$$' },
  globals: { direction: 'rtl' },
};

export const Narrow: Story = { ...Long, globals: { viewport: { value: 'narrow', isRotated: false } } };
