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
  expect(spoken()).toContain('You said west: I keep to the **west**.');
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

async function openApproval(noun: string): Promise<Value> {
  for (let second = 0; second < 20; second += 1) {
    const found = documents('oddkin.ai.approval').find((each) => String(each['title']).includes(noun) && each['status'] === 'requested');
    if (found !== undefined) return found;
    await memory.pass(1_000);
  }
  throw new Error(`Nobody asked to break the ${noun}.`);
}

const latest = (approval: Value): Value | undefined =>
  documents('oddkin.ai.approval').findLast((each) => each['approvalId'] === approval['approvalId']);

it.each(['urn', 'statue'])('breaks the %s when a person allows it, and not before', async (noun) => {
  const approval = await openApproval(noun);
  expect(approval).toMatchObject({ revision: 1, toolCallId: expect.stringContaining('/call-') as string });
  expect(changes().filter((change) => change.startsWith('broke'))).toEqual([]);
  act('decide_approval', { approvalId: approval['approvalId'], revision: 1, decision: 'approve', scope: 'once' });
  await memory.pass(45_000);
  expect(latest(approval)).toMatchObject({ status: 'approved', scope: 'once', decidedBy: 'a person' });
  expect(changes().some((change) => change.startsWith(`broke the ${noun}`))).toBe(true);
});

it('leaves the urn alone when a person says no, and says so', async () => {
  const approval = await openApproval('urn');
  act('decide_approval', { approvalId: approval['approvalId'], revision: 1, decision: 'deny', reason: 'It is mine.' });
  await memory.pass(60_000);
  expect(latest(approval)).toMatchObject({ status: 'denied', reason: 'It is mine.', decidedBy: 'a person' });
  expect(changes().filter((change) => change.startsWith('broke the urn'))).toEqual([]);
  expect(spoken()).toContain('Not allowed: It is mine.');
});

it('asks once more when nobody answers, and takes no decision on what is no longer asked', async () => {
  const approval = await openApproval('urn');
  await memory.pass(46_000);
  expect(latest(approval)).toMatchObject({ status: 'expired' });
  act('decide_approval', { approvalId: approval['approvalId'], revision: 1, decision: 'approve' });
  await memory.pass(500);
  expect(frames().find((frame) => frame['type'] === 'tool_result' && String(frame['call_id']).startsWith('observer-'))).toMatchObject({
    error: { code: 'execution_failed', message: 'That is no longer asked.' },
  });
  expect(latest(approval)).toMatchObject({ status: 'expired' });
  await memory.pass(70_000);
  expect(latest(approval)?.['revision']).toBeGreaterThan(1);
});

it('asks nobody any more once a person has allowed everything for the session', async () => {
  const approval = await openApproval('urn');
  act('decide_approval', { approvalId: approval['approvalId'], revision: 1, decision: 'approve', scope: 'session' });
  await memory.pass(200);
  const before = documents('oddkin.ai.approval').filter((each) => each['status'] === 'requested').length;
  act('select_model', { id: 'bold' });
  await memory.pass(90_000);
  expect(documents('oddkin.ai.approval').filter((each) => each['status'] === 'requested')).toHaveLength(before);
  expect(changes().filter((change) => change.startsWith('broke')).length).toBeGreaterThan(1);
});

it('shows an answer that it can not use as failed, and asks again', async () => {
  await memory.pass(13_000);
  const questionId = documents('oddkin.ai.question').at(-1)?.['questionId'];
  act('answer_question', { questionId, revision: 1, answer: 'up' });
  await memory.pass(500);
  expect(documents('oddkin.ai.question').at(-1)).toMatchObject({ questionId, status: 'failed', error: { code: 'unfit_answer' } });
  await memory.pass(3_000);
  expect(documents('oddkin.ai.question').at(-1)).toMatchObject({ questionId, revision: 2, status: 'requested' });
  act('answer_question', { questionId, revision: 2, answer: 'nearest' });
  await memory.pass(500);
  expect(documents('oddkin.ai.question').at(-1)).toMatchObject({ questionId, revision: 2, status: 'submitted' });
});

it('looks again and tries anew what failed last when a person asks for it', async () => {
  await memory.pass(24_000);
  const failed = frames().findLast((frame) => frame['type'] === 'tool_result' && frame['ok'] === false);
  const tool = frames().find((frame) => frame['type'] === 'tool_call' && frame['call_id'] === failed?.['call_id'])?.['tool'];
  const before = calls(String(tool)).length;
  act('retry_message', { messageId: documents('oddkin.ai.message')[0]?.['id'] });
  await memory.pass(5_000);
  expect(calls(String(tool)).length).toBeGreaterThan(before);
  expect(
    answers().some((answer) => answer.startsWith(`You asked me to say it anew. I look again, and try \`${String(tool)}\` once more: `)),
  ).toBe(true);
});

it.each(['stop', 'send_message'])('stops by %s at once, says so, makes no call for a minute, and goes on by itself', async (tool) => {
  await memory.pass(5_000);
  act(tool, tool === 'stop' ? {} : { text: 'Please stop' });
  await memory.pass(2_000);
  expect(answers().at(-1)).toBe('I stop. Tell me to go on, or I go on by myself in 60 s.');
  const before = agentCalls();
  await memory.pass(57_500);
  expect(agentCalls()).toBe(before);
  await memory.pass(4_000);
  expect(agentCalls()).toBeGreaterThan(before);
});

it('walks on when told so', async () => {
  await memory.pass(5_000);
  act('stop', {});
  await memory.pass(2_000);
  const before = agentCalls();
  act('send_message', { text: 'Go on, please' });
  await memory.pass(4_000);
  expect(answers()).toContain('You told me to go on: on I go.');
  expect(agentCalls()).toBeGreaterThan(before);
});

it.each([
  ['What do you see?', /^You asked what I see: /],
  ['Where are you?', /^You asked where I am: /],
  ['What are you doing?', /^You asked what I am doing: /],
  ['Go south', /^You told me to go south: /],
  ['Sing a song', /^You said `Sing a song`: /],
])('takes up %j within two seconds, whatever it is saying and asking', async (text, opening) => {
  for (const moment of [900, 5_300, 5_800, 10_000, 30_000]) {
    await memory.pass(moment);
    const before = documents('oddkin.ai.message').length;
    act('send_message', { text });
    await memory.pass(2_000);
    expect(answers(before).filter((answer) => opening.test(answer))).toHaveLength(1);
  }
});

it('answers each of three messages that come at once, in their order', async () => {
  await memory.pass(6_500);
  act('send_message', { text: 'Where are you?' });
  act('send_message', { text: 'What do you see?' });
  act('send_message', { text: 'What are you doing?' });
  await memory.pass(2_500);
  expect(
    answers()
      .filter((answer) => answer.startsWith('You asked'))
      .map((answer) => answer.slice(0, answer.indexOf(':'))),
  ).toEqual(['You asked where I am', 'You asked what I see', 'You asked what I am doing']);
});

it('gives a parent only to a message and its alternative', async () => {
  await memory.pass(80_000);
  act('retry_message', { messageId: documents('oddkin.ai.message')[3]?.['id'] });
  await memory.pass(4_000);
  const latest = new Map(documents('oddkin.ai.message').map((message) => [message['id'], message['parentId']]));
  const parents = [...latest.values()].filter((parent) => parent !== undefined);
  expect(parents).toHaveLength(4);
  for (const parent of parents) expect(parents.filter((other) => other === parent)).toHaveLength(2);
});

it.each(['north', 'east', 'south', 'west'])('walks %s when a person says so, or says what is in the way', async (direction) => {
  await memory.pass(3_000);
  const before = calls('move').length;
  act('send_message', { text: `Please go ${direction}` });
  await memory.pass(4_000);
  expect(spoken()).toContain(`I go **${direction}**`);
  const isBlocked = spoken().includes(`I can't go ${direction} from here: a `);
  if (!isBlocked) expect(calls('move').slice(before)).toContainEqual({ direction });
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
  await memory.pass(10_000);
  const [before, first] = documents('oddkin.ai.message');
  act('select_model', { id: 'bold' });
  act('retry_message', { messageId: first?.['id'] });
  await memory.pass(3_000);
  const moved = documents('oddkin.ai.message').filter((each) => each['parentId'] === before?.['id']);
  expect(moved[0]).toEqual({ ...first, parentId: before?.['id'] });
  expect(moved).toHaveLength(2);
  expect(moved[1]).toMatchObject({ provenance: { model: 'bold' } });
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

function changes(): string[] {
  return frames().flatMap((frame) => (frame['topic'] === 'state_change' ? [String((frame['payload'] as Value)['change'])] : []));
}

function calls(tool: string): unknown[] {
  return frames()
    .filter((frame) => frame['type'] === 'tool_call' && frame['tool'] === tool)
    .map((frame) => frame['input']);
}

/** The texts of the messages that were put, after the first so many. */
function answers(after = 0): string[] {
  return documents('oddkin.ai.message')
    .slice(after)
    .flatMap((message) => message['parts'] as { type: string; text: string }[])
    .filter((part) => part.type === 'text')
    .map((part) => part.text);
}

/** How many calls the agent has made. Those of a person are not among them. */
function agentCalls(): number {
  return frames().filter((frame) => frame['type'] === 'tool_call' && !String(frame['call_id']).startsWith('observer-')).length;
}

function spoken(): string {
  return JSON.stringify(documents('oddkin.ai.message'));
}
