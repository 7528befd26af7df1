import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ModelPicker } from '@oddkin/ai';
import type { DocumentEntry } from '@oddkin/ai/store';
import { StoryStore } from './story-store.js';

interface ModelStory {
  readonly models: readonly ModelValue[];
  readonly isOpen?: boolean;
  readonly takes?: 'at once' | 'fails' | 'nobody';
  readonly direction?: 'ltr' | 'rtl';
  readonly theme?: 'light' | 'dark';
}

interface ModelValue {
  readonly id: string;
  readonly label: string;
  readonly provider?: string;
  readonly description?: string;
  readonly capabilities?: string[];
  readonly available: boolean;
  readonly reason?: string;
}

/** Which model is current, and the choice of another. */
const meta = {
  title: 'Model picker',
  component: ModelPicker as never,
  args: { models: [] },
  render: ({ models, isOpen = false, takes = 'at once', direction, theme }) => (
    <div dir={direction} data-oddkin-theme={theme} className="story-page story-tall">
      <StoryStore documents={models.map(entry)} onAction={takers[takes]}>
        <ModelPicker defaultOpen={isOpen} />
      </StoryStore>
    </div>
  ),
} satisfies Meta<ModelStory>;

export default meta;
type Story = StoryObj<ModelStory>;

const takers = { 'at once': () => undefined, fails: () => Promise.reject(new Error('The agent keeps its model.')), nobody: undefined };

const few: readonly ModelValue[] = [
  {
    id: 'owl-2',
    label: 'Owl 2',
    provider: 'Nocturnal',
    description: 'Sees in the dark.',
    capabilities: ['vision', 'tools'],
    available: true,
  },
  { id: 'owl-3', label: 'Owl 3', provider: 'Nocturnal', available: false, reason: 'No key is set for Nocturnal.' },
  { id: 'mole-1', label: 'Mole 1', provider: 'Underground', capabilities: ['digging'], available: true },
  { id: 'local', label: 'Local model', available: true },
];
const many = Array.from({ length: 24 }, (_, index) => ({
  id: `m-${index}`,
  label: `Model ${index + 1}`,
  provider: ['Nocturnal', 'Underground', 'Seaside'][index % 3] ?? '',
  available: index % 5 !== 4,
  ...(index % 5 === 4 ? { reason: 'Overloaded.' } : {}),
}));

export const Closed: Story = { args: { models: few } };
export const Open: Story = { tags: ['screenshot'], args: { models: few, isOpen: true } };
export const WithSearch: Story = { args: { models: many, isOpen: true } };
export const Empty: Story = { args: { isOpen: true } };
export const ReadOnly: Story = { args: { models: few, takes: 'nobody' } };
export const RightToLeft: Story = { args: { models: few, isOpen: true, direction: 'rtl' } };
export const Dark: Story = { args: { models: few, isOpen: true, theme: 'dark' } };

/** Keys alone: open, pass over a model that is not available, choose the next. */
export const ChoosingByKeyboard: Story = {
  args: { models: few },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('[ArrowDown][ArrowDown][Enter]');
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('[ArrowDown][Enter]');
    await expect(await canvas.findByRole('button', { name: 'Model: Mole 1' })).toHaveFocus();
  },
};

export const Failed: Story = {
  args: { models: few, takes: 'fails' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvas.getByRole('option', { name: /^Owl 2/ }));
    await expect(await canvas.findByText('Owl 2 was not chosen: The agent keeps its model.')).toBeVisible();
  },
};

function entry(value: ModelValue): DocumentEntry {
  return { schema: 'oddkin.ai.model-option', version: 1, value };
}
