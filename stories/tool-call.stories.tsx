import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RenderersProvider, ToolCall } from '@oddkin/ai';
import { createDocuments, createFrames, createManifest, declareTool, documentEntry } from '@oddkin/ai/testing';
import { StoryStore } from './story-store.js';

type Value = Parameters<ReturnType<typeof createDocuments>['toolCall']>[0];

function OneCall({ defaultOpen = false, ...value }: NonNullable<Value> & { readonly defaultOpen?: boolean }) {
  return (
    <StoryStore documents={[documentEntry('oddkin.ai.tool-call', createDocuments().toolCall({ toolCallId: 'call', ...value }))]}>
      <ToolCall toolCallId="call" defaultOpen={defaultOpen} />
    </StoryStore>
  );
}

const meta = { title: 'Tool call', component: OneCall } satisfies Meta<typeof OneCall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = { args: { tool: 'look_around', toolClass: 'sensor', status: 'pending', input: { radius: 8 } } };

export const Running: Story = {
  args: { tool: 'draw_map', toolClass: 'generator', status: 'running', input: { room: 'hall' }, progress: 0.4 },
};

export const Succeeded: Story = {
  tags: ['screenshot'],
  args: {
    tool: 'look_around',
    toolClass: 'sensor',
    status: 'succeeded',
    input: { radius: 8, light: 'dim' },
    output: { things: ['door', 'lamp'] },
    latencyMs: 84,
    tick: 1_198,
  },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /look_around/ });
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    within(canvasElement)
      .getByRole('treeitem', { name: /^things/ })
      .focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(canvasElement).getByText('"lamp"')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['screenshot'],
  args: {
    tool: 'open_door',
    toolClass: 'actuator',
    status: 'failed',
    input: { direction: 'north' },
    error: { code: 'timeout', message: 'The door did not answer within 500 ms.', retryable: true },
    latencyMs: 500,
    defaultOpen: true,
  },
};

export const Cancelled: Story = {
  args: { tool: 'walk', toolClass: 'actuator', status: 'cancelled', input: { to: 'the north door' }, defaultOpen: true },
};

export const Titled: Story = {
  args: { tool: 'fs.read', title: 'Read the guard’s log', status: 'succeeded', input: 'guard.log', output: 'All quiet.' },
};

export const WithoutInputOrOutput: Story = { args: { tool: 'wait', status: 'succeeded', defaultOpen: true } };

export const Long: Story = {
  args: {
    tool: 'a_tool_whose_name_says_everything_about_what_it_does_and_then_some',
    status: 'failed',
    input: { question: 'Where does the corridor lead, and who has been there before? '.repeat(4), depth: 3, isUrgent: true },
    error: {
      code: 'execution_failed',
      message: 'Nobody knows where it leads, since everybody who went there came back by another way. '.repeat(3),
    },
  },
};

export const Narrow: Story = { ...Failed, globals: { viewport: { value: 'narrow', isRotated: false } } };

export const RightToLeft: Story = { ...Failed, globals: { direction: 'rtl' } };

export const Dark: Story = { ...Failed, globals: { theme: 'dark' } };

/** The output has sixty thousand rows; a hundred of them are there at first. */
export const HugeOutput: Story = {
  args: {
    tool: 'search',
    toolClass: 'sensor',
    status: 'succeeded',
    output: { rows: Array.from({ length: 60_000 }, (_, id) => ({ id, body: 'lorem '.repeat(14) })), raw: 'A'.repeat(500_000) },
    defaultOpen: true,
  },
};

const scout = createFrames();

/** A result that outran its call. */
export const ResultBeforeCall: Story = {
  args: {},
  render: () => (
    <StoryStore sessionId={scout.sessionId} frames={[scout.sessionInit(), scout.toolResult({ call_id: 'early', output: { seen: 3 } })]}>
      <ToolCall toolCallId="early" />
    </StoryStore>
  ),
};

const watched = createFrames();

/** Opened: whether input and output are as declared, how long it took, and what came of it in the world. */
export const WithEvents: Story = {
  args: {},
  render: () => (
    <StoryStore
      sessionId={watched.sessionId}
      frames={[
        watched.sessionInit(createManifest({ tools: [declareTool('move', 'actuator')] })),
        watched.toolCall({ call_id: 'step', tool: 'move', input: { direction: 'north' } }),
        watched.event({ topic: 'collision', payload: { agent: 'Scout', with: 'wall', direction: 'north' } }),
        watched.event({ topic: 'audio', payload: { sound: 'a thud', direction: 'north', loudness: 0.4 } }),
        watched.toolResult({ call_id: 'step', output: { position: { x: 4, y: 9 } }, meta: { tick: 12, latency_ms: 84 } }),
      ]}
    >
      <ToolCall toolCallId="step" defaultOpen />
    </StoryStore>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('collision')).toBeVisible();
    await expect(await canvas.findByText('Input and output are as declared.')).toBeVisible();
  },
};

const careless = createFrames();

/** The tool declares one shape and gives another. */
export const NotAsDeclared: Story = {
  args: {},
  render: () => (
    <StoryStore
      sessionId={careless.sessionId}
      frames={[
        careless.sessionInit(
          createManifest({
            tools: [
              declareTool('weigh', 'sensor', {
                input_schema: { type: 'object', properties: { thing: { type: 'string' } }, required: ['thing'] },
                output_schema: { type: 'object', properties: { grams: { type: 'number', minimum: 0 } }, required: ['grams'] },
              }),
            ],
          }),
        ),
        careless.toolCall({ call_id: 'weigh', tool: 'weigh', input: {} }),
        careless.toolResult({ call_id: 'weigh', output: { grams: 'about a pound' }, meta: { tick: 3, latency_ms: 12 } }),
      ]}
    >
      <ToolCall toolCallId="weigh" defaultOpen />
    </StoryStore>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('/grams')).toBeVisible();
    await expect(canvas.getByText('Not as declared')).toBeVisible();
  },
};

const drawn = {
  tool: { look_around: ({ call }: { call: { value: { output?: unknown } } }) => <p>{JSON.stringify(call.value.output)}</p> },
};

/** The host shows this tool's calls in its own way. */
export const OwnRenderer: Story = {
  args: { tool: 'look_around', toolClass: 'sensor', status: 'succeeded', output: { things: ['door', 'lamp'] }, defaultOpen: true },
  render: (args) => (
    <RenderersProvider value={drawn}>
      <OneCall {...args} />
    </RenderersProvider>
  ),
};

const throwing = {
  tool: {
    look_around: () => {
      throw new Error('This display is broken on purpose.');
    },
  },
};

/** The host's own display throws: what it would have shown is there all the same. */
export const BrokenRenderer: Story = {
  ...OwnRenderer,
  parameters: { saysOnConsole: 'This display is broken on purpose.' },
  render: (args) => (
    <RenderersProvider value={throwing}>
      <OneCall {...args} />
    </RenderersProvider>
  ),
};
