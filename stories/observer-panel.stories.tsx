import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ObserverPanel, type ObserverPanelProps } from '@oddkin/ai';
import { createObserverStore } from '@oddkin/ai/store';
import { closingTransport, liveTransport, silentTransport } from './observed-stream.js';

interface FramedProps extends ObserverPanelProps {
  /** The width of the place that the panel stands in, in pixels. */
  readonly width?: number;
}

/** The panel in a place of a given size, as a host page would give it one. */
function Framed({ width = 1280, ...props }: FramedProps) {
  return (
    <div style={{ inlineSize: width, blockSize: 760 }}>
      <ObserverPanel {...props} />
    </div>
  );
}

const meta = {
  title: 'Observer panel',
  component: Framed,
  args: { transport: liveTransport },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Framed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  tags: ['screenshot'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Live')).toBeVisible();
  },
};

/** A store that nothing has come into: each region says what will stand in it. */
export const Empty: Story = { args: { transport: undefined, store: createObserverStore() } };

export const Connecting: Story = { args: { transport: silentTransport } };

export const Reconnecting: Story = {
  args: { transport: closingTransport(1012, 'The bridge restarts.') },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Reconnecting/)).toBeVisible();
  },
};

export const Closed: Story = {
  args: { transport: closingTransport(4001, 'This origin is not allowed.') },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Closed/)).toBeVisible();
  },
};

export const WrongAddress: Story = { args: { transport: undefined, url: 'http://127.0.0.1/observe' } };

export const Medium: Story = { args: { width: 800 } };

export const Narrow: Story = { args: { width: 360 }, tags: ['screenshot'] };

export const NarrowTimeline: Story = { args: { width: 360, defaultRegion: 'timeline' } };

export const Dark: Story = { args: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Compact: Story = { args: { density: 'compact' } };

export const Tools: Story = { args: { defaultRegion: 'tools' } };

export const Wire: Story = { args: { defaultRegion: 'wire' } };

export const Problems: Story = { args: { defaultRegion: 'problems' } };

export const Agents: Story = { args: { defaultRegion: 'agents' } };

/** A call that failed is found by the filter, chosen in the timeline's list, and stands in the inspector. */
export const SelectedCall: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'List' }));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Filter the panel' }));
    await userEvent.paste('type:tool_call status:failed');
    // The rows that do not fit go by and by, and the others move.
    const list = within(canvas.getByRole('listbox', { name: 'Timeline' }));
    await waitFor(() => {
      const rows = list.getAllByRole('option').map(({ textContent }) => textContent);
      return expect(rows.filter((text) => !text.includes('failed'))).toEqual([]);
    });
    const [row] = list.getAllByRole('option');
    await userEvent.click(row as HTMLElement);
    const inspector = within(await canvas.findByRole('region', { name: 'Inspector' }));
    await expect((await inspector.findAllByText(/failed/))[0]).toBeVisible();
  },
};

/** The renderer of the host throws: its region says so, and the rest goes on. */
export const BrokenRenderer: Story = {
  args: { renderers: { world: { dungeon: Broken } } },
  parameters: { saysOnConsole: 'The map has no floor.' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/World could not be shown/)).toBeVisible();
  },
};

function Broken(): never {
  throw new Error('The map has no floor.');
}
