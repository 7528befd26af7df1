import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Suggestions } from '@oddkin/ai';
import type { DocumentEntry } from '@oddkin/ai/store';
import { StoryStore } from './story-store.js';

interface SuggestionStory {
  readonly labels: readonly string[];
  readonly takes?: 'at once' | 'fails' | 'nobody' | 'inserts';
  readonly direction?: 'ltr' | 'rtl';
  readonly theme?: 'light' | 'dark';
}

/** What a person might say next. */
const meta = {
  title: 'Suggestions',
  component: Suggestions as never,
  args: { labels: ['Go on', 'Show me the map', 'Why the north door?'] },
  render: ({ labels, takes = 'at once', direction, theme }) => (
    <div dir={direction} data-oddkin-theme={theme} className="story-page">
      <StoryStore documents={labels.map(suggestion)} onAction={takers[takes]}>
        {takes === 'inserts' ? <Inserting /> : <Suggestions />}
      </StoryStore>
    </div>
  ),
} satisfies Meta<SuggestionStory>;

export default meta;
type Story = StoryObj<SuggestionStory>;

const takers = {
  'at once': () => undefined,
  fails: () => Promise.reject(new Error('The agent is away.')),
  nobody: undefined,
  inserts: undefined,
};

export const Offered: Story = {};
export const Many: Story = { args: { labels: Array.from({ length: 20 }, (_, index) => `Suggestion ${index + 1} of twenty`) } };
export const Long: Story = { args: { labels: ['Tell me everything about '.repeat(20).trim(), 'Short'] } };
export const ReadOnly: Story = { args: { takes: 'nobody' } };
export const RightToLeft: Story = { args: { direction: 'rtl', labels: ['تابع', 'أرني الخريطة'] } };
export const Dark: Story = { args: { theme: 'dark' } };

export const Failed: Story = {
  args: { takes: 'fails' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('“Go on” was not sent: The agent is away.');
  },
};

/** The prompt goes where the host puts it. */
export const Inserted: Story = {
  args: { takes: 'inserts' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Please: Go on');
  },
};

function Inserting() {
  const [text, setText] = useState('');
  return (
    <>
      <Suggestions onInsert={setText} />
      <input aria-label="Message" value={text} onChange={(event) => setText(event.currentTarget.value)} />
    </>
  );
}

function suggestion(label: string): DocumentEntry {
  return { schema: 'oddkin.ai.suggestion', version: 1, value: { id: label, label, prompt: `Please: ${label}` } };
}
