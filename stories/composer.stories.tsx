import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Composer } from '@oddkin/ai';
import { createFrames } from '@oddkin/ai/testing';
import { StoryStore } from './story-store.js';

interface ComposerStory {
  readonly sendKey?: 'enter' | 'modifier-enter';
  readonly takes?: 'at once' | 'never' | 'fails' | 'nobody';
  readonly agent?: 'idle' | 'running' | 'over';
  readonly direction?: 'ltr' | 'rtl';
  readonly theme?: 'light' | 'dark';
}

/** What a person writes to an agent. */
const meta = {
  title: 'Composer',
  component: Composer as never,
  render: ({ sendKey = 'enter', takes = 'at once', agent = 'idle', direction, theme }) => {
    const frames = createFrames();
    const came = { idle: [], running: [frames.toolCall()], over: [frames.sessionClose({ reason: 'finished' })] };
    return (
      <div dir={direction} data-oddkin-theme={theme} className="story-page">
        <StoryStore frames={[frames.sessionInit(), ...came[agent]]} sessionId={frames.sessionId} onAction={takers[takes]}>
          <Composer sendKey={sendKey} />
        </StoryStore>
      </div>
    );
  },
} satisfies Meta<ComposerStory>;

export default meta;
type Story = StoryObj<ComposerStory>;

const takers = {
  'at once': () => undefined,
  never: () => new Promise<void>(() => undefined),
  fails: () => Promise.reject(new Error('The agent is away.')),
  nobody: undefined,
};

export const Empty: Story = {};
export const AgentAtWork: Story = { args: { agent: 'running' } };
export const SessionOver: Story = { args: { agent: 'over' } };
export const NobodyTakesMessages: Story = { args: { takes: 'nobody' } };
export const EnterMakesLines: Story = { args: { sendKey: 'modifier-enter' } };
export const RightToLeft: Story = { args: { direction: 'rtl', agent: 'running' } };
export const Dark: Story = { args: { theme: 'dark', agent: 'running' } };

/** Grows with its lines; Enter sends them; arrow up brings them back. */
export const Sending: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    const before = input.clientHeight;
    await userEvent.type(input, 'one{Shift>}{Enter}{/Shift}two{Shift>}{Enter}{/Shift}three');
    await expect(input.clientHeight).toBeGreaterThan(before);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveValue(''));
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('one\ntwo\nthree');
  },
};

/** Files that are pasted, dropped or chosen go to the host, which shows what it took. */
export const WithFiles: Story = {
  render: () => <TakingFiles />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox'));
    const files = new DataTransfer();
    files.items.add(new File(['x'], 'map.png', { type: 'image/png' }));
    canvas.getByRole('textbox').dispatchEvent(new ClipboardEvent('paste', { clipboardData: files, bubbles: true, cancelable: true }));
    await expect(await canvas.findByText('map.png')).toBeVisible();
  },
};

export const OnItsWay: Story = {
  args: { takes: 'never' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'hello{Enter}');
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Failed: Story = {
  args: { takes: 'fails' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'hello{Enter}');
    await expect(await canvas.findByText('Not sent: The agent is away. What you wrote is still here.')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('hello');
  },
};

function TakingFiles() {
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <div className="story-page">
      <StoryStore onAction={() => undefined}>
        <Composer onFiles={(files) => setNames([...names, ...files.map(({ name }) => name)])}>
          {names.length === 0 ? null : (
            <ul>
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          )}
        </Composer>
      </StoryStore>
    </div>
  );
}
