import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateIcon, type StateName } from '@oddkin/ai';

const states: readonly StateName[] = [
  'pending',
  'active',
  'running',
  'submitting',
  'streaming',
  'done',
  'succeeded',
  'submitted',
  'approved',
  'failed',
  'blocked',
  'needs-input',
  'requested',
  'skipped',
  'cancelled',
  'denied',
  'expired',
  'incomplete',
  'interrupted',
];

const meta = { title: 'State icon', component: StateIcon } satisfies Meta<typeof StateIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The same shape for the same meaning, whatever it is the state of. */
export const All: Story = {
  args: { state: 'pending' },
  render: () => (
    <ul>
      {states.map((state) => (
        <li key={state}>
          <StateIcon state={state} size={16} /> {state}
        </li>
      ))}
    </ul>
  ),
};

export const Dark: Story = { ...All, globals: { theme: 'dark' } };
