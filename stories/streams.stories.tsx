import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { ChatProvider, Conversation, createObserverStore } from '@oddkin/ai';
import { parseRecording, playRecording } from '@oddkin/ai/recording';
import { connectObserver } from '@oddkin/ai/store';
import dungeon from './recordings/dungeon.ndjson?raw';
import everyNoun from './recordings/every-noun.ndjson?raw';

const recordings = { dungeon: parseRecording(dungeon), 'every noun': parseRecording(everyNoun) };

interface StreamsProps {
  readonly recording: keyof typeof recordings;
  /** How many times faster than it was recorded. */
  readonly speed: number;
}

/** A conversation as it streams: a recording is played as if a bridge sent it. */
function Streams({ recording, speed }: StreamsProps) {
  const [store] = useState(() => createObserverStore());
  useEffect(() => {
    const { close } = connectObserver(store, { transport: playRecording(recordings[recording], { speed }) });
    return close;
  }, [store, recording, speed]);
  return (
    <ChatProvider store={store}>
      <div className="story-conversation">
        <Conversation />
      </div>
    </ChatProvider>
  );
}

const meta = {
  title: 'Streams',
  component: Streams,
  args: { recording: 'dungeon', speed: 1 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Streams>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An agent explores a dungeon: thoughts, text, calls and their results, as they came. */
export const Dungeon: Story = {};

/** Every type of part and every status, one after the other. */
export const EveryNoun: Story = { args: { recording: 'every noun' } };

/** Forty times faster: the end stays in sight however quickly things come. */
export const Fast: Story = {
  args: { speed: 40 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.queryAllByRole('article').length).toBeGreaterThan(3));
    const list = canvas.getByRole('feed');
    for (let frame = 0; frame < 60; frame += 1) {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      await expect(list.scrollHeight - list.clientHeight - list.scrollTop).toBeLessThanOrEqual(1);
    }
  },
};

export const Dark: Story = { args: { speed: 40 }, globals: { theme: 'dark' } };

export const Narrow: Story = { args: { speed: 40 }, globals: { viewport: { value: 'narrow', isRotated: false } } };

export const RightToLeft: Story = { args: { speed: 40 }, globals: { direction: 'rtl' } };
