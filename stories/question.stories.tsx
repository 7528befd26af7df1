import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MessagesProvider, Question, de } from '@oddkin/ai';
import type { DocumentEntry } from '@oddkin/ai/store';
import { StoryStore } from './story-store.js';

interface QuestionStory {
  readonly value: Record<string, unknown>;
  readonly takes?: 'at once' | 'never' | 'fails' | 'nobody';
  readonly locale?: string;
  readonly direction?: 'ltr' | 'rtl';
  readonly theme?: 'light' | 'dark';
}

/** What an agent asks a person: one choice, several, a form or text, from asking to the receipt. */
const meta = {
  title: 'Question',
  component: Question as never,
  args: { value: {} },
  render: ({ value, takes = 'at once', locale, direction, theme }) => (
    <div dir={direction} data-oddkin-theme={theme} className="story-page">
      <StoryStore documents={[question(value)]} onAction={takers[takes]}>
        <MessagesProvider locale={locale} messages={locale === 'de' ? de : undefined}>
          <Question questionId="q1" />
        </MessagesProvider>
      </StoryStore>
    </div>
  ),
} satisfies Meta<QuestionStory>;

export default meta;
type Story = StoryObj<QuestionStory>;

const takers = {
  'at once': () => undefined,
  never: () => new Promise<void>(() => undefined),
  fails: () => Promise.reject(new Error('The agent is away. Nothing was lost.')),
  nobody: undefined,
};

const formFields = [
  { id: 'name', label: 'Name of the room', type: 'text', required: true },
  { id: 'width', label: 'Width in metres', type: 'number', required: true },
  { id: 'exit', label: 'Exit', type: 'select', options: ['north', 'south', 'none'] },
  { id: 'lit', label: 'Is it lit?', type: 'boolean', required: true },
];
const form = { kind: 'form', prompt: 'Tell me about the room that I can’t see into.', options: undefined, fields: formFields };
const text = { kind: 'text', prompt: 'What happened in the library while I was out of sight?', options: undefined };

export const Choice: Story = { tags: ['screenshot'] };
export const ChoiceWithOwnAnswer: Story = { args: { value: { allowCustom: true } } };
export const SeveralChoices: Story = { args: { value: { kind: 'multi-choice', prompt: 'What may I take along?', allowCustom: true } } };
export const Form: Story = { tags: ['screenshot'], args: { value: form } };
export const Text: Story = { args: { value: text } };
export const NothingOffered: Story = { args: { value: { options: [] } } };
export const Submitted: Story = { tags: ['screenshot'], args: { value: { status: 'submitted', answer: 'left' } } };
export const SubmittedForm: Story = {
  args: { value: { ...form, status: 'submitted', answer: { name: 'Library', width: 1234.5, exit: 'north', lit: false } } },
};
export const SubmittedSeveral: Story = {
  args: { value: { kind: 'multi-choice', status: 'submitted', answer: ['left', { custom: 'and the stairs down' }] } },
};
export const Skipped: Story = { args: { value: { status: 'skipped' } } };
export const Expired: Story = { args: { value: { expiresAt: '2020-01-01T00:00:00Z' } } };
export const ExpiresLater: Story = {
  render: (args) => meta.render({ ...args, value: { expiresAt: new Date(Date.now() + 3_540_000).toISOString() } }),
};
export const ReadOnly: Story = { args: { takes: 'nobody', value: { allowCustom: true } } };
export const RightToLeft: Story = {
  args: {
    direction: 'rtl',
    value: {
      prompt: 'أي باب أفتح؟',
      allowCustom: true,
      options: [
        { id: 'left', label: 'الباب الأيسر', description: 'خلفه ممر ضيق.' },
        { id: 'right', label: 'الباب الأيمن' },
      ],
    },
  },
};
export const Dark: Story = { args: { theme: 'dark', value: { ...form } } };
export const Long: Story = {
  args: {
    value: {
      prompt: 'Which way, '.repeat(40).trim(),
      options: Array.from({ length: 12 }, (_, index) => ({
        id: `o${index}`,
        label: `Option ${index} ${'long '.repeat(index * 3)}`.trim(),
      })),
    },
  },
};

/** Keys alone: arrows choose, Enter sends, the receipt has the focus. */
export const AnsweringByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('[Space][ArrowDown]');
    await expect(canvas.getByRole('radio', { name: 'The right door' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('[Enter]');
    await expect(await canvas.findByText('Answered')).toHaveFocus();
    await expect(canvas.getByText('The right door')).toBeVisible();
  },
};

/** What is missing is said at the field, and the first field at fault has the focus. */
export const FormWithFaults: Story = {
  args: { value: form },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Width/ }), 'about 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveFocus();
    await expect(canvas.getByText('“Name of the room” needs an answer.')).toBeVisible();
    await expect(canvas.getByText(/can’t be read as a number/)).toBeVisible();
  },
};

/** Numbers are read in the way of the reader’s language. */
export const FormInGermanNumbers: Story = {
  args: { value: { ...form, fields: [formFields[1]] }, locale: 'de' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '1.234,5{Enter}');
    await expect(await canvas.findByText('1.234,5')).toBeVisible();
  },
};

/** A number says what it has to lie between before anything is typed, and leads to each field at fault afterwards. */
export const FormWithRange: Story = {
  args: {
    value: {
      ...form,
      fields: [
        { id: 'name', label: 'Name of the room', type: 'text', required: true },
        { id: 'doors', label: 'Doors', type: 'number', required: true, minimum: 1, maximum: 8, step: 1, description: 'Locked ones too.' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Locked ones too. From 1 to 8. In steps of 1.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Doors/ }), '9{Enter}');
    await expect(canvas.getByText('“Doors” must be at most 8.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Doors' }));
    await expect(canvas.getByRole('textbox', { name: /^Doors/ })).toHaveFocus();
  },
};

/** The whole in the second language that comes along. */
export const InGerman: Story = { args: { value: { ...form, allowCustom: true }, locale: 'de' } };

export const Submitting: Story = {
  args: { takes: 'never', value: text },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'A shelf fell.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));
    await expect(canvas.getByText('Sending your answer')).toBeVisible();
  },
};

/** What was typed stays when an answer does not get through. */
export const Failed: Story = {
  args: { takes: 'fails', value: text },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'A shelf fell.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The agent is away.');
    await expect(canvas.getByRole('textbox')).toHaveValue('A shelf fell.');
  },
};

function question(value: Record<string, unknown>): DocumentEntry {
  const options = [
    { id: 'left', label: 'The left door', description: 'Locked, but I hear water behind it.' },
    { id: 'right', label: 'The right door' },
  ];
  const whole = {
    questionId: 'q1',
    revision: 1,
    prompt: 'Which door shall I open?',
    kind: 'choice',
    options,
    status: 'requested',
    ...value,
  };
  return {
    schema: 'oddkin.ai.question',
    version: 1,
    value: Object.fromEntries(Object.entries(whole).filter(([, member]) => member !== undefined)),
  } as unknown as DocumentEntry;
}
