import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CodeBlock } from '@oddkin/ai';

const meta = { title: 'Code block', component: CodeBlock } satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

const typescript = `import { knock } from './door.js';

/** Opens a door, and knocks first where it is locked. */
export async function open(door: Door, tries = 3): Promise<boolean> {
  for (let count = 0; count < tries && door.isLocked; count += 1) {
    await knock(door, \`try \${count + 1}\`); // someone may be inside
  }
  return !/locked/.test(door.state);
}`;

/** Plain at once; its colours come from a worker, without a change of size. */
export const TypeScript: Story = {
  args: { code: typescript, language: 'ts' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-kind="keyword"]')).not.toBeNull());
    await expect(canvasElement.querySelector('pre')?.textContent).toBe(typescript);
  },
};

export const NumberedAndWrapped: Story = {
  args: { code: `${typescript}\n\n// ${'a remark that goes on and on '.repeat(8)}`, language: 'typescript' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Number the lines' }));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Wrap long lines' }));
    await expect(within(canvasElement).getByRole('button', { name: 'Wrap long lines' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Json: Story = { args: { code: '{\n  "lamp": 2,\n  "isLit": true,\n  "seenBy": ["Scout", null]\n}', language: 'json' } };

export const Shell: Story = { args: { code: 'npm ci && npm start -- --port "$PORT" # one address', language: 'sh' } };

export const Changes: Story = { args: { code: '@@ -1,2 +1,2 @@\n-the left door\n+the right door\n is locked', language: 'diff' } };

export const UnknownLanguage: Story = { args: { code: 'look around\ngo north', language: 'dungeon' } };

export const WithoutLanguage: Story = { args: { code: 'look around' } };

export const Empty: Story = { args: { code: '', language: 'ts' } };

export const LongLanguage: Story = { args: { code: 'x', language: 'a-language-with-a-name-that-goes-on-'.repeat(6) } };

export const Dark: Story = { ...TypeScript, globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...NumberedAndWrapped, globals: { direction: 'rtl' } };

export const Narrow: Story = { ...NumberedAndWrapped, globals: { viewport: { value: 'narrow', isRotated: false } } };
