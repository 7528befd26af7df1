import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Message } from '@oddkin/ai';
import { createDocuments, createFrames, documentEntry } from '@oddkin/ai/testing';
import { OneMessage } from './one-message.js';
import { StoryStore } from './story-store.js';

const documents = createDocuments();
const scout = createFrames();

const records = [
  documentEntry(
    'oddkin.ai.tool-call',
    documents.toolCall({
      toolCallId: 'look',
      tool: 'look_around',
      toolClass: 'sensor',
      status: 'succeeded',
      input: { radius: 8 },
      output: { things: ['door', 'lamp', 'chest'] },
      latencyMs: 84,
    }),
  ),
  documentEntry(
    'oddkin.ai.tool-call',
    documents.toolCall({
      toolCallId: 'open',
      tool: 'open_door',
      toolClass: 'actuator',
      status: 'failed',
      input: { direction: 'north' },
      error: { code: 'execution_failed', message: 'The door is locked.', retryable: false },
      latencyMs: 320,
    }),
  ),
  documentEntry(
    'oddkin.ai.approval',
    documents.approval({ approvalId: 'break', title: 'Break the north door', risk: 'medium', toolCallId: 'open' }),
  ),
  documentEntry(
    'oddkin.ai.artifact',
    documents.artifact({
      artifactId: 'map',
      revisions: [
        { revisionId: 'first', label: 'first room', content: '# Map\n\nOne room.' },
        { revisionId: 'second', label: 'corridor found', content: '# Map\n\n1. A room with a lamp\n2. A corridor that forks' },
      ],
    }),
  ),
  documentEntry(
    'oddkin.ai.attempt',
    documents.attempt({
      attemptId: 'try',
      status: 'succeeded',
      model: 'small-reasoner-2',
      usage: { inputTokens: 4_812, outputTokens: 640, costUsd: 0.0042 },
    }),
  ),
];

const meta = {
  title: 'Message',
  component: OneMessage,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof OneMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every type of part, in the order of reading. */
export const AllParts: Story = {
  args: {
    records,
    attemptId: 'try',
    provenance: { kind: 'generated', label: 'Written by Scout', model: 'small-reasoner-2', notes: 'Not checked by anybody.' },
    parts: [
      {
        type: 'reasoning',
        id: 'thought',
        text: 'The north door did not move when I pushed. A **key** may lie in the chest.',
        state: 'done',
      },
      { type: 'text', id: 'say', text: 'The corridor forks. The left door is locked[^signs], so I looked around first.', state: 'done' },
      { type: 'tool-call', id: 'p1', toolCallId: 'look' },
      { type: 'tool-call', id: 'p2', toolCallId: 'open' },
      { type: 'approval', id: 'p3', approvalId: 'break' },
      { type: 'artifact', id: 'p4', artifactId: 'map' },
      {
        type: 'file',
        id: 'p5',
        name: 'view-from-the-door.png',
        mediaType: 'image/png',
        url: 'https://pictures.example/view.png',
        size: 48_213,
      },
      { type: 'data', id: 'p6', name: 'pose', data: { x: 12, y: 7, facing: 'north' } },
      { type: 'unsupported', id: 'p7', originalType: 'hologram' },
      {
        type: 'source',
        id: 'p8',
        sourceId: 'signs',
        title: 'Signs on the doors',
        url: 'https://dungeon.example/signs',
        publisher: 'Guild of Keys',
        excerpt: 'A red sign means that the door is locked.',
        kind: 'web',
      },
    ],
  },
};

export const AllPartsDark: Story = { ...AllParts, globals: { theme: 'dark' } };

export const Narrow: Story = { ...AllParts, globals: { viewport: { value: 'narrow', isRotated: false } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    records,
    attemptId: 'try',
    parts: [
      {
        type: 'text',
        id: 'a',
        text: 'المكان مظلم. الباب الشمالي **مقفل**، والمفتاح قد يكون في الصندوق.\n\nThe sign says `NORTH`.\n\n- أولاً: انظر حولك\n- ثانيًا: افتح الصندوق',
        state: 'done',
      },
      { type: 'tool-call', id: 'b', toolCallId: 'look' },
      { type: 'tool-call', id: 'c', toolCallId: 'open' },
      { type: 'artifact', id: 'd', artifactId: 'map' },
    ],
  },
};

export const FromAPerson: Story = {
  args: { role: 'user', parts: [{ type: 'text', id: 'a', text: 'Try the *left* door first.\nThen come back.' }] },
};

export const FromTheSystem: Story = { args: { role: 'system', parts: [{ type: 'text', id: 'a', text: 'The world was reset.' }] } };

export const FromATool: Story = { args: { role: 'tool', parts: [{ type: 'text', id: 'a', text: 'exit 0' }] } };

export const Empty: Story = { args: { parts: [] } };

export const Streaming: Story = {
  args: {
    parts: [
      { type: 'reasoning', id: 'a', text: 'If the key is not in the chest, then', state: 'streaming' },
      { type: 'text', id: 'b', text: 'I am going to open the', state: 'streaming' },
    ],
  },
};

/** The records that the message names have not come. */
export const RecordsMissing: Story = {
  args: {
    attemptId: 'try-7',
    parts: [
      { type: 'tool-call', id: 'a', toolCallId: 'call-41' },
      { type: 'approval', id: 'b', approvalId: 'approval-9' },
      { type: 'artifact', id: 'c', artifactId: 'map-of-nowhere' },
    ],
  },
};

export const AttemptFailed: Story = {
  args: {
    attemptId: 'try-2',
    onAction: fn(),
    records: [
      documentEntry(
        'oddkin.ai.attempt',
        documents.attempt({
          attemptId: 'try-2',
          status: 'failed',
          model: 'small-reasoner-2',
          error: { code: 'overloaded', message: 'The model had too much to do. Try again in a minute.', retryable: true },
        }),
      ),
    ],
    parts: [{ type: 'text', id: 'a', text: 'Let me think about', state: 'done' }],
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onAction).toHaveBeenCalledWith(
      { type: 'message.retry', messageId: 'message', sessionId: undefined },
      expect.anything(),
    );
  },
};

/** Deltas of which one was lost: what is missing is counted, and said. */
export const Incomplete: Story = {
  render: () => (
    <StoryStore
      sessionId={scout.sessionId}
      frames={[
        scout.sessionInit(),
        scout.agentMessage({
          from: 'Scout',
          delta: { messageId: 'm', partId: 'p', partType: 'text', offset: 0, text: 'The corridor leads ', state: 'streaming' },
        }),
        scout.agentMessage({
          delta: { messageId: 'm', partId: 'p', partType: 'text', offset: 31, text: 'and then turns south.', state: 'done' },
        }),
      ]}
    >
      <Message messageId="m" />
    </StoryStore>
  ),
};

/** The session closed in the midst of a sentence. */
export const Interrupted: Story = {
  render: () => (
    <StoryStore
      sessionId={scout.sessionId}
      frames={[
        scout.sessionInit(),
        scout.agentMessage({
          from: 'Scout',
          delta: { messageId: 'm', partId: 'p', partType: 'text', offset: 0, text: 'I hear something behind', state: 'streaming' },
        }),
        scout.sessionClose({ reason: 'The world was shut down.' }),
      ]}
    >
      <Message messageId="m" />
    </StoryStore>
  ),
};

export const Long: Story = {
  args: {
    parts: [
      {
        type: 'text',
        id: 'a',
        text: `${'A corridor, then another one, with doors on both sides and a smell of old lamps. '.repeat(24)}\n\n${'word'.repeat(80)}`,
        state: 'done',
      },
      {
        type: 'file',
        id: 'b',
        name: `${'very-long-name-'.repeat(12)}.pdf`,
        mediaType: 'application/pdf',
        size: 12_400_000,
        url: 'https://files.example/a.pdf',
      },
    ],
  },
};

export const Provenance: Story = {
  args: {
    provenance: {
      kind: 'edited',
      model: 'small-reasoner-2',
      provider: 'Guild of Keys',
      generatedAt: '2026-03-04T14:00:00Z',
      notes: 'A person shortened the second paragraph.',
    },
    parts: [{ type: 'text', id: 'a', text: 'The lamp in the hall is out.', state: 'done' }],
  },
};
