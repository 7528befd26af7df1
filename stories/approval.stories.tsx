import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Approval } from '@oddkin/ai';
import type { DocumentEntry } from '@oddkin/ai/store';
import { StoryStore } from './story-store.js';

interface ApprovalStory {
  readonly value: Record<string, unknown>;
  readonly input?: unknown;
  readonly takes?: 'at once' | 'never' | 'fails' | 'nobody';
  readonly direction?: 'ltr' | 'rtl';
  readonly theme?: 'light' | 'dark';
}

/** Something that an agent does only after a person has said yes: what, how much harm it could do, the whole call, then the buttons. */
const meta = {
  title: 'Approval',
  component: Approval as never,
  args: { value: {} },
  render: ({ value, input = { door: 'north', force: true }, takes = 'at once', direction, theme }) => (
    <div dir={direction} data-oddkin-theme={theme} className="story-page">
      <StoryStore documents={[call(input), approval(value)]} onAction={takers[takes]}>
        <Approval approvalId="ap1" />
      </StoryStore>
    </div>
  ),
} satisfies Meta<ApprovalStory>;

export default meta;
type Story = StoryObj<ApprovalStory>;

const takers = {
  'at once': () => undefined,
  never: () => new Promise<void>(() => undefined),
  fails: () => Promise.reject(new Error('The bridge did not answer within 10 s.')),
  nobody: undefined,
};

export const Requested: Story = {};
export const LowRisk: Story = { args: { value: { risk: 'low', scopes: undefined } } };
export const HighRisk: Story = {
  args: { value: { risk: 'high', title: 'Delete 300 files in /home/agent?', description: 'They can’t be brought back.' } },
};
export const Approved: Story = { args: { value: { status: 'approved', scope: 'session', decidedBy: 'Ada', reason: 'The door is ours.' } } };
export const Denied: Story = { args: { value: { status: 'denied', decidedBy: 'Ada', reason: 'It may be load-bearing.' } } };
export const Expired: Story = { args: { value: { expiresAt: '2020-01-01T00:00:00Z' } } };
export const ExpiresSoon: Story = {
  render: (args) => meta.render({ ...args, value: { expiresAt: new Date(Date.now() + 3_540_000).toISOString() } }),
};
export const ReadOnly: Story = { args: { takes: 'nobody' } };
export const CallHasNotCome: Story = { args: { value: { toolCallId: 'call-9' } } };
export const HugeInput: Story = {
  args: {
    input: { files: Array.from({ length: 2_000 }, (_, index) => `/home/agent/notes/${index}.md`) },
    value: { title: 'Delete all notes?' },
  },
};
export const TextThatPretends: Story = {
  args: { input: { path: '/safe/\u202egpj.exe', note: '<script>alert(1)</script>' }, value: { title: 'Run a file?' } },
};
export const RightToLeft: Story = {
  args: { direction: 'rtl', value: { title: 'هل أكسر الباب الشمالي؟', description: 'الباب مقفل ولا مفتاح له.' } },
};
export const Dark: Story = { args: { theme: 'dark' } };
export const Long: Story = {
  args: { value: { title: 'Break '.repeat(60).trim(), description: 'Averyveryverylongwordwithoutanybreak'.repeat(12) } },
};

/** One press sends one decision; the focus stays in the approval. */
export const Approving: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'For this session' }));
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Approve' }));
    await expect(await canvas.findByText('Approved')).toHaveFocus();
    await expect(canvas.getByText('Reaches: For this session')).toBeVisible();
  },
};

export const Submitting: Story = {
  args: { takes: 'never' },
  play: async ({ canvasElement }) => {
    const approve = within(canvasElement).getByRole('button', { name: 'Approve' });
    await userEvent.click(approve);
    await expect(approve).toHaveFocus();
    await expect(approve).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A decision that does not get through can be made again; the reason that was written stays. */
export const Failed: Story = {
  args: { takes: 'fails' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Give a reason'));
    await userEvent.type(canvas.getByRole('textbox'), 'Not this one');
    await userEvent.click(canvas.getByRole('button', { name: 'Deny' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The bridge did not answer within 10 s.');
    await expect(canvas.getByRole('textbox')).toHaveValue('Not this one');
    await expect(canvas.getByRole('button', { name: 'Deny again' })).toHaveFocus();
  },
};

function approval(value: Record<string, unknown>): DocumentEntry {
  const whole = {
    approvalId: 'ap1',
    revision: 1,
    title: 'Break down the north door?',
    description: 'It is locked, and no key was found in three rooms.',
    toolCallId: 'call-1',
    risk: 'medium',
    scopes: ['once', 'session', 'always'],
    status: 'requested',
    ...value,
  };
  const given = Object.fromEntries(Object.entries(whole).filter(([, member]) => member !== undefined));
  return { schema: 'oddkin.ai.approval', version: 1, value: given } as unknown as DocumentEntry;
}

function call(input: unknown): DocumentEntry {
  return {
    schema: 'oddkin.ai.tool-call',
    version: 1,
    value: { toolCallId: 'call-1', tool: 'break_door', toolClass: 'actuator', status: 'pending', input },
  };
}
