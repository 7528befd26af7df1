import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { JsonView } from '@oddkin/ai';

const meta = { title: 'JSON view', component: JsonView, args: { label: 'Value' } } satisfies Meta<typeof JsonView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: {
    value: {
      name: 'lamp',
      weight: 1.2,
      isLit: true,
      owner: null,
      tags: ['brass', 'old'],
      place: { room: 'hall', at: [3, 4] },
      notes: [],
      rest: {},
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText(/place/));
    await expect(within(canvasElement).getByText('"hall"')).toBeVisible();
  },
};

export const Exotic: Story = {
  args: {
    value: JSON.parse(
      '{"__proto__": {"polluted": true}, "constructor": 1, "": "empty name", "a/b~c": "pointer", "\\u202eevil": "\\u202etxt.exe", "7": "seven"}',
    ) as unknown,
  },
};

export const Large: Story = {
  args: { value: { rows: Array.from({ length: 60_000 }, (_, id) => ({ id })), text: 'lorem '.repeat(10_000) }, defaultDepth: 2 },
};

export const Plain: Story = { args: { value: 'only a string' } };

export const Dark: Story = { ...Usual, globals: { theme: 'dark' } };
