import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Reasoning } from '@oddkin/ai';
import { StoryStore } from './story-store.js';

const meta = {
  title: 'Reasoning',
  component: Reasoning,
  decorators: [
    (Story) => (
      <StoryStore>
        <Story />
      </StoryStore>
    ),
  ],
} satisfies Meta<typeof Reasoning>;

export default meta;
type Story = StoryObj<typeof meta>;

const text = 'The door did not move. Either it is **locked**, or something stands behind it.\n\n- look for a key\n- look through the gap';

export const Streaming: Story = { args: { part: { type: 'reasoning', id: 'a', text, state: 'streaming' }, startedAt: Date.now() - 4_000 } };

export const Done: Story = {
  args: { part: { type: 'reasoning', id: 'a', text, state: 'done' }, startedAt: 0, endedAt: 12_000 },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Thought for 12 s' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(within(canvasElement).getByText('look for a key')).toBeVisible();
  },
};

export const DoneWithoutTimes: Story = { args: { part: { type: 'reasoning', id: 'a', text, state: 'done' } } };

export const Incomplete: Story = {
  args: { part: { type: 'reasoning', id: 'a', text, state: 'streaming' }, damage: { holes: [{ at: 8, length: 21 }], conflict: false } },
};

/** The session ended in the midst of a thought. */
export const Interrupted: Story = {
  args: { part: { type: 'reasoning', id: 'a', text, state: 'streaming' }, startedAt: 0, endedAt: 4_000, isInterrupted: true },
};

export const Dark: Story = { ...Streaming, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    part: { type: 'reasoning', id: 'a', text: 'لم يتحرك الباب. إما أنه **مقفل** أو أن شيئًا يقف خلفه.', state: 'streaming' },
    startedAt: Date.now() - 4_000,
  },
};

export const Narrow: Story = { ...Streaming, globals: { viewport: { value: 'narrow', isRotated: false } } };
