import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Plan, StoreProvider } from '@oddkin/ai';
import { createObserverStore } from '@oddkin/ai/store';
import { createFrames } from '@oddkin/ai/testing';
import { StoryStore } from './story-store.js';

interface PlanStory {
  readonly title?: string;
  readonly steps: readonly Record<string, unknown>[];
  readonly isOver?: boolean;
  readonly direction?: 'ltr' | 'rtl';
  readonly theme?: 'light' | 'dark';
}

/** What an agent means to do: steps and their tasks in seven states, each by a word and a shape. */
const meta = {
  title: 'Plan',
  component: Plan as never,
  args: { title: 'Leave the cellar', steps: [] },
  render: ({ title, steps, isOver = false, direction, theme }) => {
    const frames = createFrames();
    const documents = [{ schema: 'oddkin.ai.plan', version: 1, value: { planId: 'p1', ...(title === undefined ? {} : { title }), steps } }];
    return (
      <div dir={direction} data-oddkin-theme={theme} className="story-page">
        <StoryStore
          frames={[
            frames.sessionInit(),
            frames.agentMessage({ documents }),
            ...(isOver ? [frames.sessionClose({ reason: 'finished' })] : []),
          ]}
          sessionId={frames.sessionId}
        >
          <Plan planId="p1" />
        </StoryStore>
      </div>
    );
  },
} satisfies Meta<PlanStory>;

export default meta;
type Story = StoryObj<PlanStory>;

const everyState = [
  { id: '1', title: 'Find a lamp', status: 'done' },
  { id: '2', title: 'Light the cellar', status: 'skipped', detail: 'The moon is bright enough.' },
  {
    id: '3',
    title: 'Open the north door',
    status: 'blocked',
    blocker: 'The door is locked and no key was found.',
    tasks: [
      { id: 'a', title: 'Look for a key', status: 'active', detail: 'Shelves first, then under the carpet.' },
      { id: 'b', title: 'Listen at the door', status: 'active' },
      { id: 'c', title: 'Force the hinge', status: 'failed' },
    ],
  },
  { id: '4', title: 'Ask which way to go', status: 'needs-input', inputRequest: 'Left leads to water, right to stairs. Which way?' },
  { id: '5', title: 'Draw the map', status: 'active' },
  { id: '6', title: 'Send the map home', status: 'failed', detail: 'The post office is closed.' },
  { id: '7', title: 'Leave', status: 'pending' },
];

export const EveryState: Story = { args: { steps: everyState } };
export const SessionEnded: Story = { args: { steps: everyState, isOver: true } };
export const Done: Story = { args: { steps: everyState.map(({ id, title }) => ({ id, title, status: 'done' })) } };
export const Empty: Story = {};
export const Untitled: Story = { render: ({ steps }) => meta.render({ steps }), args: { steps: everyState.slice(0, 2) } };
export const RightToLeft: Story = {
  args: {
    direction: 'rtl',
    title: 'الخروج من القبو',
    steps: [
      { id: '1', title: 'البحث عن مصباح', status: 'done' },
      {
        id: '2',
        title: 'فتح الباب',
        status: 'blocked',
        blocker: 'الباب مقفل.',
        tasks: [{ id: 'a', title: 'البحث عن مفتاح', status: 'active' }],
      },
    ],
  },
};
export const Dark: Story = { args: { theme: 'dark', steps: everyState } };

/** Each step says how long it took or has been waiting; opened, it says what moved it. */
export const WithHistory: Story = {
  render: () => (
    <div className="story-page">
      <StoreProvider store={planWithHistory()}>
        <Plan planId="p1" onShowCause={() => undefined} />
      </StoreProvider>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Open the north door', { selector: 'summary *' }));
    await expect((await canvas.findAllByRole('button', { name: 'by open_door' }))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'May I break the north door?' })).toBeVisible();
    await userEvent.click(canvas.getByText('6 changes'));
    await expect(await canvas.findByText('Blocked, then Needs you')).toBeVisible();
  },
};

/** The finished part of a long plan folds away. */
export const Long: Story = {
  args: {
    steps: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      title: `Room ${index + 1}: ${'look into every corner '.repeat((index % 4) + 1).trim()}`,
      status: index < 24 ? 'done' : index < 26 ? 'active' : 'pending',
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Room 1:/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('23 finished steps'));
    await expect(canvas.getByText(/^Room 1:/)).toBeVisible();
  },
};

/** Some minutes of a plan: a door is locked, and a person is asked. */
function planWithHistory() {
  const store = createObserverStore();
  const frames = createFrames();
  const start = Date.now() - 200_000;
  const tell = (afterMs: number, ...sent: readonly object[]) => store.ingest(sent, { at: start + afterMs });
  const plan = (lamp: string, door: string, map?: string) =>
    frames.agentMessage({
      documents: [
        {
          schema: 'oddkin.ai.plan',
          version: 1,
          value: {
            planId: 'p1',
            title: 'Leave the cellar',
            steps: [
              { id: 'lamp', title: 'Find a lamp', status: lamp, detail: 'Shelves first, then under the carpet.' },
              { id: 'door', title: 'Open the north door', status: door, ...(door === 'blocked' ? { blocker: 'It is locked.' } : {}) },
              ...(map === undefined ? [] : [{ id: 'map', title: 'Draw the map', status: map }]),
            ],
          },
        },
      ],
    });
  const approval = { approvalId: 'a1', revision: 1, title: 'May I break the north door?', status: 'requested' };
  tell(0, frames.sessionInit(), plan('active', 'pending'));
  tell(64_000, plan('done', 'active'));
  tell(
    71_000,
    frames.toolCall({ tool: 'open_door' }),
    frames.toolResult({ error: { code: 'execution_failed', message: 'Locked.', retryable: false } }),
  );
  tell(71_200, plan('done', 'blocked', 'pending'));
  tell(110_000, plan('done', 'needs-input', 'active'));
  tell(110_100, frames.agentMessage({ documents: [{ schema: 'oddkin.ai.approval', version: 1, value: approval }] }));
  return store;
}
