import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ObserverPanel, type ObserverPanelProps } from '@oddkin/ai';
import { createObserverStore, type ObserverStore } from '@oddkin/ai/store';
import { observedFrames } from './observed-stream.js';

interface LookedBackProps extends ObserverPanelProps {
  readonly width?: number;
}

function LookedBack({ width = 1280, ...props }: LookedBackProps) {
  return (
    <div style={{ inlineSize: width, blockSize: 760 }}>
      <ObserverPanel {...props} />
    </div>
  );
}

/** One frame a second, and the panel looks at the moment after the first half of them. */
function lookingBack(): ObserverStore {
  const store = createObserverStore();
  const startAt = Date.parse('2026-01-01T12:00:00Z');
  for (const [second, frame] of observedFrames.entries()) store.ingest([frame], { at: startAt + second * 1_000 });
  store.seek(Math.floor(observedFrames.length / 2));
  return store;
}

const meta = {
  title: 'Time',
  component: LookedBack,
  args: { store: lookingBack() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LookedBack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything shows a moment of the past. Live returns to what comes. */
export const Past: Story = {
  args: { store: lookingBack() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Replaying/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Live' }));
    await waitFor(() => expect(canvas.queryByText(/^Replaying/)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Previous error' }));
    await expect(await canvas.findByText(/^Replaying/)).toBeVisible();
  },
};

export const PastDark: Story = { args: { theme: 'dark', store: lookingBack() } };

export const PastRightToLeft: Story = { args: { store: lookingBack() }, globals: { direction: 'rtl' } };

export const PastNarrow: Story = { args: { width: 320, store: lookingBack() } };

/** Nothing has come: there is no past to look at. */
export const Nothing: Story = { args: { store: createObserverStore() } };
