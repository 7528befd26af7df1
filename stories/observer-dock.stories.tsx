import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ObserverDock, type ObserverDockProps } from '@oddkin/ai';
import { liveTransport } from './observed-stream.js';

/** A page that knows nothing of the panel over it. */
function Page(props: ObserverDockProps) {
  return (
    <main style={{ minBlockSize: '100vh', padding: '2rem', boxSizing: 'border-box', fontFamily: 'system-ui' }}>
      <h1>Harbour</h1>
      <p>Ships in sight: 4. Tide: falling.</p>
      <button type="button">Send the pilot</button>
      <ObserverDock {...props} />
    </main>
  );
}

const meta = {
  title: 'Observer dock',
  component: Page,
  args: { transport: liveTransport, storageKey: 'stories' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.removeItem('oddkin:dock:stories'),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button counts what waits, and opens the panel; Escape closes it, and the focus is on the button again. */
export const Button: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the agent observer, 1 needs you, 2 protocol problems' }));
    const panel = await canvas.findByRole('region', { name: 'Agent observer' });
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: /^Open the agent observer/ })).toHaveFocus();
  },
};

export const AtTheSide: Story = { args: { defaultOpen: true } };

export const AtTheBottom: Story = { args: { defaultOpen: true, defaultSide: 'bottom' } };

export const RightToLeft: Story = { args: { defaultOpen: true }, globals: { direction: 'rtl' } };

export const Dark: Story = { args: { defaultOpen: true, theme: 'dark' } };
