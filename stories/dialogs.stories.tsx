import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ObserverPanel, type ObserverPanelProps } from '@oddkin/ai';
import { createObserverStore, type ObserverStore } from '@oddkin/ai/store';
import { observedFrames } from './observed-stream.js';

interface OpenedProps extends ObserverPanelProps {
  readonly width?: number;
}

function Opened({ width = 1280, ...props }: OpenedProps) {
  return (
    <div style={{ inlineSize: width, blockSize: 760 }}>
      <ObserverPanel {...props} />
    </div>
  );
}

function observed(): ObserverStore {
  const store = createObserverStore();
  store.ingest(observedFrames);
  return store;
}

const meta = {
  title: 'Dialogs',
  component: Opened,
  args: { store: observed() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Opened>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Presses the button of this name, and waits for what opens. */
function opening(name: string): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  };
}

/** What stops the panel: a filter, a JSON Pointer whose value changes, or both. */
export const Stops: Story = { args: { store: observed() }, play: opening('Stop on a condition') };

/** Notes stand at a moment and travel with the file. */
export const Notes: Story = { args: { store: observed() }, play: opening('Notes') };

/** What is hidden in a recording before it is saved. */
export const Redaction: Story = { args: { store: observed() }, play: opening('Save as a recording') };

/** A second recording is asked for; both are set side by side by their calls. */
export const Comparison: Story = { args: { store: observed() }, play: opening('Compare with …') };

export const HandOn: Story = { args: { store: observed() }, play: opening('Hand on as a test, a story or a report') };

export const HandOnDark: Story = { ...HandOn, args: { store: observed(), theme: 'dark' } };

export const RedactionNarrow: Story = { ...Redaction, args: { store: observed(), width: 320 } };

export const NotesRightToLeft: Story = { ...Notes, args: { store: observed() }, globals: { direction: 'rtl' } };

/** How much is held, how fast it comes, and what of the vocabulary it has shown. */
export const Numbers: Story = {
  args: { store: observed() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByTitle('In numbers');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await expect(await canvas.findByRole('button', { name: 'What was shown so far' })).toBeVisible();
  },
};
