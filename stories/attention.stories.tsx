import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Attention } from '@oddkin/ai';
import { countedUuid, createFrames } from '@oddkin/ai/testing';
import { StoryStore } from './story-store.js';

interface AttentionStory {
  readonly isEmpty?: boolean;
  readonly direction?: 'ltr' | 'rtl';
  readonly theme?: 'light' | 'dark';
}

/** All that waits for a person, of all agents, the soonest to expire first. */
const meta = {
  title: 'Attention',
  component: Attention as never,
  render: ({ isEmpty = false, direction, theme }) => (
    <div dir={direction} data-oddkin-theme={theme} className="story-page">
      <StoryStore frames={isEmpty ? [] : waiting()} onAction={() => undefined}>
        <Attention />
      </StoryStore>
    </div>
  ),
} satisfies Meta<AttentionStory>;

export default meta;
type Story = StoryObj<AttentionStory>;

export const TwoAgents: Story = {};
export const Empty: Story = { args: { isEmpty: true } };
export const RightToLeft: Story = { args: { direction: 'rtl' } };
export const Dark: Story = { args: { theme: 'dark' } };

/** One after the other, without the focus leaving the queue. */
export const Answering: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(await canvas.findByRole('region', { name: '1 thing needs you' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox'), 'Mira');
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));
    await expect(await canvas.findByText(/^Nothing needs you\./)).toBeVisible();
  },
};

function waiting(): readonly unknown[] {
  const scout = createFrames(countedUuid(0, 1));
  const keeper = createFrames(countedUuid(0, 2));
  const approval = {
    approvalId: 'a',
    revision: 1,
    title: 'Break down the north door?',
    risk: 'medium',
    toolCallId: 'call-1',
    status: 'requested',
  };
  const expiresAt = new Date(Date.now() + 3_540_000).toISOString();
  const question = { questionId: 'q', revision: 1, kind: 'text', prompt: 'What is the cat called?', status: 'requested', expiresAt };
  return [
    scout.sessionInit(),
    keeper.sessionInit(),
    scout.toolCall({ tool: 'break_door', input: { door: 'north', force: true } }),
    scout.agentMessage({ from: 'Scout', documents: [{ schema: 'oddkin.ai.approval', version: 1, value: approval }] }),
    keeper.agentMessage({ from: 'Keeper', documents: [{ schema: 'oddkin.ai.question', version: 1, value: question }] }),
  ];
}
