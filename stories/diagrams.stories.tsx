import type { Meta, StoryObj } from '@storybook/react-vite';
import script from 'mermaid/dist/mermaid.min.js?url';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MarkdownExtensionsProvider, MarkdownText } from '@oddkin/ai';
import { diagrams } from '@oddkin/ai/diagrams';

const extensions = [diagrams({ script })];

function WithDiagrams({ text }: { readonly text: string }) {
  return (
    <MarkdownExtensionsProvider value={extensions}>
      <MarkdownText text={text} />
    </MarkdownExtensionsProvider>
  );
}

const meta = { title: 'Diagrams', component: WithDiagrams } satisfies Meta<typeof WithDiagrams>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A host adds `diagrams({ script })` to `markdownExtensions` of `ChatProvider`. Each is drawn when it is seen, in a frame that can reach nothing. */
export const Flowchart: Story = {
  args: {
    text: 'The way I took:\n\n```mermaid\nflowchart LR\n  accTitle: The way from the hall to the crypt\n  Hall -->|north door| Corridor\n  Corridor --> Crypt\n  Corridor -.->|locked| Vault\n```\n\nand back.',
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state="drawn"]')).not.toBeNull(), { timeout: 100_000 });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show the source' }));
    await expect(within(canvasElement).getByText(/accTitle/)).toBeVisible();
  },
};

/** A diagram with a fault leaves its source and the reason. */
export const Fault: Story = {
  args: { text: '```mermaid\nflowchart LR\n  A --> \n  ][\n```' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status', {}, { timeout: 100_000 })).toHaveTextContent(/could not be drawn/);
  },
};

export const Dark: Story = { ...Flowchart, globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...Flowchart, globals: { direction: 'rtl' } };

export const Narrow: Story = { ...Flowchart, globals: { viewport: { value: 'narrow', isRotated: false } } };
