import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ConnectionStatus, createObserverStore, StoreProvider, type StoreProviderProps } from '@oddkin/ai';

type Connection = NonNullable<StoreProviderProps['connection']>;
type LinkState = ReturnType<Connection['getState']>;

interface ConnectionStory {
  readonly link: LinkState;
  readonly direction?: 'ltr' | 'rtl';
  readonly theme?: 'light' | 'dark';
}

/** Where the connection stands, in words, and a way to try at once. */
const meta = {
  title: 'Connection status',
  component: ConnectionStatus as never,
  args: { link: { phase: 'live', attempt: 0 } },
  render: ({ link, direction, theme }) => (
    <div dir={direction} data-oddkin-theme={theme} className="story-page">
      <Linked link={link} />
    </div>
  ),
} satisfies Meta<ConnectionStory>;

export default meta;
type Story = StoryObj<ConnectionStory>;

const heard = { lastHeardAt: Date.now() - 12_000 };

export const Live: Story = {};
export const Connecting: Story = { args: { link: { phase: 'connecting', attempt: 1 } } };
export const Resuming: Story = { args: { link: { phase: 'resuming', attempt: 2, ...heard } } };
export const Waiting: Story = {
  tags: ['screenshot'],
  args: { link: { phase: 'waiting', attempt: 2, retryAt: Date.now() + 3_600_000, ...heard } },
};
export const Closed: Story = {
  args: { link: { phase: 'closed', attempt: 0, code: 4001, reason: 'Observers are not allowed here.', ...heard } },
};
export const Expired: Story = { args: { link: { phase: 'expired', attempt: 0, code: 4003, ...heard } } };
export const LongReason: Story = { args: { link: { phase: 'closed', attempt: 0, reason: 'Because '.repeat(40) } } };
export const RightToLeft: Story = {
  args: { direction: 'rtl', link: { phase: 'waiting', attempt: 2, retryAt: Date.now() + 3_600_000, ...heard } },
};
export const Dark: Story = { args: { theme: 'dark', link: { phase: 'closed', attempt: 0, reason: 'The bridge went away.', ...heard } } };

/** Trying at once takes the button away; the focus goes to the words. */
export const TryingAtOnce: Story = {
  args: { link: { phase: 'waiting', attempt: 2, retryAt: Date.now() + 3_600_000, ...heard } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
    await expect(await canvas.findByText('Reconnecting, try 3')).toHaveFocus();
  },
};

function Linked({ link }: { readonly link: LinkState }) {
  const [store] = useState(() => createObserverStore());
  const [connection] = useState(() => standIn(link));
  return (
    <StoreProvider store={store} connection={connection}>
      <ConnectionStatus />
    </StoreProvider>
  );
}

/** A connection that stands still until somebody tries again. */
function standIn(first: LinkState): Connection {
  const listeners = new Set<() => void>();
  let state = first;
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    call: () => Promise.resolve({ ok: true }),
    retryNow: () => {
      state = { phase: 'resuming', attempt: state.attempt + 1, ...heard };
      for (const listener of listeners) listener();
    },
    close: () => undefined,
  };
}
