import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ProblemList } from '@oddkin/ai';
import { createFrames } from '@oddkin/ai/testing';
import { StoryStore } from './story-store.js';

interface ProblemStory {
  readonly frames: readonly unknown[];
  readonly direction?: 'ltr' | 'rtl';
  readonly theme?: 'light' | 'dark';
}

/** Everything that was refused or repaired, by cause. */
const meta = {
  title: 'Problem list',
  component: ProblemList as never,
  args: { frames: [] },
  render: ({ frames, direction, theme }) => (
    <div dir={direction} data-oddkin-theme={theme} className="story-page">
      <StoryStore frames={frames}>
        <ProblemList onSelect={() => undefined} />
      </StoryStore>
    </div>
  ),
} satisfies Meta<ProblemStory>;

export default meta;
type Story = StoryObj<ProblemStory>;

const frames = createFrames();
const mixed = [
  frames.sessionInit(),
  'not json at all {',
  '[1, 2, 3]',
  JSON.stringify({ ...frames.heartbeat(), protocol: 'aicc/9.9' }),
  JSON.stringify({ ...frames.toolCall(), call_id: 7, input: '<img src=x onerror=alert(1)>' }),
  frames.event({ topic: 'weather', payload: { rain: true } }),
  frames.toolResult({ call_id: 'never-called' }),
  frames.agentMessage({ documents: [{ schema: 'oddkin.ai.plan', version: 1, value: { planId: '', steps: 'none' } }] }),
  frames.agentMessage({ delta: { messageId: 'm1', partId: 'p1', partType: 'text', offset: 40, text: 'lost' } }),
];

export const Empty: Story = {};
export const Mixed: Story = { tags: ['screenshot'], args: { frames: mixed } };
export const Dark: Story = { args: { frames: mixed, theme: 'dark' } };
export const RightToLeft: Story = { args: { frames: mixed, direction: 'rtl' } };

/** The newest ten of a cause are laid out, older ones when asked for. */
export const Many: Story = {
  args: { frames: Array.from({ length: 2_000 }, (_, index) => `not json ${index}`) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 25 older ones' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(35);
  },
};
