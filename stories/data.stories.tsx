import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChatProvider, createObserverStore, Data, Unsupported } from '@oddkin/ai';

const store = createObserverStore();
const renderers = {
  data: {
    pose: ({ data }: { readonly data: unknown }) => <p>The agent stands at {JSON.stringify(data)}.</p>,
    broken: () => {
      throw new Error('This renderer always throws.');
    },
  },
};

const meta = {
  title: 'Data',
  component: Data,
  decorators: [
    (Story) => (
      <ChatProvider store={store} renderers={renderers}>
        <Story />
      </ChatProvider>
    ),
  ],
} satisfies Meta<typeof Data>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Registered: Story = { args: { part: { type: 'data', id: 'a', name: 'pose', data: { x: 12, y: 7 } } } };

export const Unregistered: Story = {
  args: { part: { type: 'data', id: 'a', name: 'inventory', data: { lamp: 2, chest: null, keys: ['brass'] } } },
};

/** The host's component throws: its data is shown as a tree, and the rest of the page lives. */
export const RendererThrows: Story = {
  args: { part: { type: 'data', id: 'a', name: 'broken', data: { x: 1 } } },
  parameters: { saysOnConsole: 'This renderer always throws.' },
};

export const UnsupportedType: Story = {
  args: { part: { type: 'data', id: 'a', name: 'pose', data: {} } },
  render: () => <Unsupported part={{ type: 'unsupported', id: 'a', originalType: 'hologram' }} />,
};
