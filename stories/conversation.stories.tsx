import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ChatProvider, Conversation, createObserverStore, type ObserverStore } from '@oddkin/ai';
import { createFrames } from '@oddkin/ai/testing';

const streams = new WeakMap<Element, ObserverStore>();

/** A conversation of `turns` messages; a play function finds its store by the element. */
function Live({ turns }: { readonly turns: number }) {
  const [store] = useState(() => createObserverStore());
  const [frames] = useState(createFrames);
  const start = (element: HTMLDivElement | null): void => {
    if (element === null || streams.has(element)) return;
    streams.set(element, store);
    store.ingest([frames.sessionInit(), ...Array.from({ length: turns }, (_, turn) => said(turn))]);
  };
  return (
    <ChatProvider store={store} sessionId={frames.sessionId}>
      <div ref={start} className="story-conversation">
        <Conversation />
      </div>
    </ChatProvider>
  );

  function said(turn: number): unknown {
    const isPerson = turn % 2 === 0;
    const text = isPerson
      ? `What is in room ${turn / 2 + 1}?`
      : `A **lamp**, a chest and ${turn} doors. The light is dim and the floor is wet.`;
    return frames.agentMessage({ text, role: isPerson ? 'user' : 'assistant', from: isPerson ? 'Visitor' : 'Scout' });
  }
}

const meta = { title: 'Conversation', component: Live, args: { turns: 24 }, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Live
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const Empty: Story = { args: { turns: 0 } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Text comes in by deltas; the end stays in sight until the reader scrolls up. */
export const Streaming: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const store = streams.get(canvasElement.querySelector('.story-conversation')!)!;
    const deltas = createFrames();
    // Until the first messages are shown the list is a group.
    const list = await canvas.findByRole('feed');
    const distance = (): number => list.scrollHeight - list.clientHeight - list.scrollTop;
    let offset = 0;
    const stream = async (from: number, to: number): Promise<void> => {
      for (let word = from; word < to; word += 1) {
        const text = word % 12 === 11 ? 'door.\n\n' : `word${word} `;
        store.ingest([delta(text, word === 59 ? 'done' : 'streaming')]);
        offset += text.length;
        await new Promise(requestAnimationFrame);
      }
    };
    const delta = (text: string, state: string) => ({
      ...deltas.agentMessage({ from: 'Scout', delta: { messageId: 'live', partId: 'text', partType: 'text', offset, text, state } }),
      message_id: crypto.randomUUID(),
    });

    await stream(0, 30);
    await waitFor(() => expect(distance()).toBeLessThanOrEqual(1));

    list.scrollTop -= 120;
    const back = await canvas.findByRole('button', { name: 'To the end' });
    // The place on the screen counts: the browser moves scrollTop when rows above turn out higher than was guessed.
    const seen = canvas.getAllByRole('article').find((row) => row.getBoundingClientRect().bottom > list.getBoundingClientRect().top)!;
    const { top } = seen.getBoundingClientRect();
    await stream(30, 60);
    await expect(Math.abs(seen.getBoundingClientRect().top - top)).toBeLessThanOrEqual(1);

    await userEvent.click(back);
    await waitFor(() => expect(distance()).toBeLessThanOrEqual(1));
    await expect(list.contains(document.activeElement)).toBe(true);
  },
};
