import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ToolCallGroup } from '@oddkin/ai';
import { createDocuments, documentEntry } from '@oddkin/ai/testing';
import { StoryStore } from './story-store.js';

type Value = NonNullable<Parameters<ReturnType<typeof createDocuments>['toolCall']>[0]>;

function Calls({
  count,
  last = {},
  defaultOpen = false,
}: {
  readonly count: number;
  readonly last?: Value;
  readonly defaultOpen?: boolean;
}) {
  const [ids] = useState(() => Array.from({ length: count }, (_, at) => `call-${at}`));
  const values = ids.map((toolCallId, at) => ({
    toolCallId,
    tool: 'look_around',
    toolClass: 'sensor' as const,
    status: 'succeeded' as const,
    input: { direction: ['north', 'east', 'south', 'west'][at % 4] },
    output: { things: Array.from({ length: at % 3 }, () => 'lamp') },
    latencyMs: 80 + at,
    ...(at === count - 1 ? last : {}),
  }));
  return (
    <StoryStore documents={values.map((value) => documentEntry('oddkin.ai.tool-call', createDocuments().toolCall(value)))}>
      <ToolCallGroup toolCallIds={ids} defaultOpen={defaultOpen ? true : undefined} />
    </StoryStore>
  );
}

const meta = { title: 'Tool call group', component: Calls } satisfies Meta<typeof Calls>;

export default meta;
type Story = StoryObj<typeof meta>;

const failed: Value = { status: 'failed', error: { code: 'timeout', message: 'Nothing was seen within 500 ms.', retryable: true } };

export const Succeeded: Story = { args: { count: 12 } };

export const OneFailed: Story = {
  args: { count: 12, last: failed },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: /look_around.*×12.*1 failed/ });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('timed out: Nothing was seen within 500 ms.')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(13);
  },
};

export const Running: Story = {
  args: { count: 5, last: { status: 'running', output: undefined, latencyMs: undefined } as unknown as Value },
};

export const Cancelled: Story = { args: { count: 4, last: { status: 'cancelled' } } };

/** Two are not too many to stand side by side. */
export const Few: Story = { args: { count: 2 } };

export const Open: Story = { args: { count: 4, last: failed, defaultOpen: true } };

export const Dark: Story = { ...Open, globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };

export const Narrow: Story = { ...Open, globals: { viewport: { value: 'narrow', isRotated: false } } };
