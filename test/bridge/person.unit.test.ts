import { createDungeonWorld, startExplorer } from '@oddkin/ai/bridge';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryHub, type MemoryHub } from './memory-hub.js';

// Minutes of the dungeon's time are much work for a busy machine.
vi.setConfig({ testTimeout: 60_000 });

type Value = Record<string, unknown>;

let memory: MemoryHub;
let act: (tool: string, input: Value) => void;

beforeEach(async () => {
  memory = createMemoryHub(createDungeonWorld({ seed: 2 }));
  startExplorer({ transport: memory.agentTransport('Scout'), clock: memory.clock, seed: 2 });
  await memory.pass(100);
  const link = { send: () => {}, close: () => {}, bufferedAmount: () => 0 };
  const person = memory.hub.openObserver(link, new URLSearchParams());
  const sessionId = memory.hub.allSessions()[0]?.id ?? '';
  let calls = 0;
  act = (tool, input) => {
    calls += 1;
    person.onMessage(
      JSON.stringify({
        protocol: 'aicc/0.1',
        type: 'tool_call',
        session_id: sessionId,
        message_id: crypto.randomUUID(),
        call_id: `observer-${calls}`,
        tool,
        input,
      }),
    );
  };
});

afterEach(() => memory.hub.close('The test is over.'));

it('answers a choice by going that way, and shows the question as submitted', async () => {
  await memory.pass(13_000);
  const question = documents('oddkin.ai.question').find((each) => each['kind'] === 'choice');
  act('answer_question', { questionId: question?.['questionId'], revision: 1, answer: 'west' });
  await memory.pass(4_000);
  expect(documents('oddkin.ai.question').at(-1)).toMatchObject({
    questionId: question?.['questionId'],
    status: 'submitted',
    answer: 'west',
  });
  expect(spoken()).toContain('Then I keep to the **west**.');
});

it('shows a skipped question as skipped, and passes over an answer to another revision', async () => {
  await memory.pass(13_000);
  const questionId = documents('oddkin.ai.question').at(-1)?.['questionId'];
  act('answer_question', { questionId, revision: 7, answer: 'west' });
  await memory.pass(500);
  expect(documents('oddkin.ai.question').at(-1)).toMatchObject({ questionId, status: 'requested' });
  act('skip_question', { questionId, revision: 1 });
  await memory.pass(500);
  expect(documents('oddkin.ai.question').at(-1)).toMatchObject({ questionId, status: 'skipped' });
});

it('breaks an urn when a person allows it', async () => {
  await memory.pass(9_000);
  const approval = documents('oddkin.ai.approval').at(-1);
  expect(approval).toMatchObject({ status: 'requested', title: expect.stringContaining('urn') as string });
  expect(calls('use')).toEqual([]);
  act('decide_approval', { approvalId: approval?.['approvalId'], revision: 1, decision: 'approve', scope: 'once' });
  await memory.pass(30_000);
  expect(
    documents('oddkin.ai.approval')
      .filter((each) => each['approvalId'] === approval?.['approvalId'])
      .at(-1),
  ).toMatchObject({
    status: 'approved',
    scope: 'once',
    decidedBy: 'a person',
  });
  expect(calls('use')).toContainEqual(expect.objectContaining({ item: 'hammer' }));
});

it('leaves the urn alone when nobody answers', async () => {
  await memory.pass(40_000);
  expect(documents('oddkin.ai.approval').at(-1)).toMatchObject({ status: 'expired' });
  expect(calls('use')).not.toContainEqual(expect.objectContaining({ item: 'hammer' }));
});

it('stands still when told to stop, and walks on when told so', async () => {
  await memory.pass(5_000);
  act('stop', {});
  await memory.pass(1_000);
  const before = calls('move').length;
  await memory.pass(8_000);
  expect(calls('move')).toHaveLength(before);
  act('send_message', { text: 'Go on, please' });
  await memory.pass(4_000);
  expect(calls('move').length).toBeGreaterThan(before);
});

it('walks the way that a person says', async () => {
  await memory.pass(3_000);
  act('send_message', { text: 'Please go south' });
  await memory.pass(4_000);
  expect(spoken()).toContain('I go **south**');
  expect(calls('move').slice(-3)).toContainEqual({ direction: 'south' });
});

it('tells what it sees, with sources that the text cites', async () => {
  await memory.pass(5_000);
  act('send_message', { text: 'What do you see?' });
  await memory.pass(8_000);
  const message = documents('oddkin.ai.message').find((each) => JSON.stringify(each).includes('I stand'));
  const parts = message?.['parts'] as readonly { type: string; text?: string; sourceId?: string }[];
  const cited = [...(parts.find((part) => part.type === 'text')?.text ?? '').matchAll(/\[\^([\w-]+)\]/g)].map((match) => match[1]);
  expect(cited.length).toBeGreaterThan(0);
  expect(parts.filter((part) => part.type === 'source').map((part) => part.sourceId)).toEqual(cited);
});

it('says a message again as an alternative, and takes the model that a person chooses', async () => {
  await memory.pass(5_000);
  const [first] = documents('oddkin.ai.message');
  act('select_model', { id: 'bold' });
  act('retry_message', { messageId: first?.['id'] });
  await memory.pass(8_000);
  const messages = documents('oddkin.ai.message');
  expect(messages.filter((each) => each['parentId'] === first?.['parentId']).length).toBeGreaterThan(1);
  expect(messages.at(-1)).toMatchObject({ provenance: { model: 'bold' } });
});

it.each(['', '`'.repeat(50), '<img src=x onerror=alert(1)>', '__proto__', '\u202Eevil', '['.repeat(4000)])(
  'survives a person who says %j',
  async (text) => {
    act('send_message', { text });
    await memory.pass(5_000);
    const before = calls('move').length;
    await memory.pass(5_000);
    expect(calls('move').length).toBeGreaterThan(before);
  },
);

function frames(): Value[] {
  return memory.mirrored.map((text) => JSON.parse(String(text)) as Value);
}

function documents(schema: string): Value[] {
  return frames().flatMap((frame) => {
    const { documents: all = [] } = (frame['payload'] ?? {}) as { documents?: { schema: string; value: Value }[] };
    return all.filter((document) => document.schema === schema).map((document) => document.value);
  });
}

function calls(tool: string): unknown[] {
  return frames()
    .filter((frame) => frame['type'] === 'tool_call' && frame['tool'] === tool)
    .map((frame) => frame['input']);
}

function spoken(): string {
  return JSON.stringify(documents('oddkin.ai.message'));
}
