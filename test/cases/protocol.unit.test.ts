import { describe, expect, it } from 'vitest';
import { readArrival } from '@oddkin/ai/aicc';
import { parseRecording, record } from '@oddkin/ai/recording';
import { conversation, createObserverStore, type ObserverState, type StoreSnapshot } from '@oddkin/ai/store';
import { createManifest, declareTool, documentEntry, replay } from '@oddkin/ai/testing';
import { feedStore as feedAny, startAt, type Fed } from '../projection/feed-store.js';
import { plainState } from '../projection/plain-state.js';

const tools = ['search', 'slow', 'pay', 'delete', 'a', 'b', 'x', 'deploy'].map((id) => declareTool(id));

/** A store whose session declares the tools of the cases. */
function feedStore(options: Parameters<typeof feedAny>[0] = {}): Fed {
  const fed = feedAny(options, { isLive: false });
  fed.take(fed.frames.sessionInit(createManifest({ tools })));
  return fed;
}

const grow = (fed: Fed, messageId: string, partId: string, offset: number, text: string, rest: Record<string, unknown> = {}) =>
  fed.delta({ messageId, partId, offset, text, ...rest });
const call = (fed: Fed, id: string) => fed.state().toolCalls.records.get(fed.key(id))?.value;
const shown = ({ state, sessionId }: Fed) =>
  conversation(state().messages.tree, sessionId).map((key) =>
    (state().messages.records.get(key)?.value.parts ?? []).map((part) =>
      part.type === 'tool-call' ? `tool:${part.toolCallId.split('/').at(-1)}` : 'text' in part ? `${part.type}:${part.text}` : part.type,
    ),
  );

it('PRO-01: a result that outruns its call is parked for it, and one of no call ends nothing', () => {
  const fed = feedStore();
  const { frames } = fed;
  grow(fed, 'm1', 'p', 0, '');
  fed.take(frames.toolResult({ call_id: 'c1', output: { ok: true } }));
  fed.take(frames.toolCall({ call_id: 'c1', tool: 'search', input: { q: 'x' } }));
  fed.take(frames.toolCall({ call_id: 'c2', tool: 'slow', input: {} }));
  fed.take(frames.toolResult({ call_id: 'c2', output: { n: 1 } }));
  fed.take(frames.event({ topic: 'state_change', payload: { call_id: 'c2', progress: 0.9 } }));
  fed.take(frames.toolResult({ call_id: 'never-issued', output: { n: 1 } }));
  grow(fed, 'm1', 'p', 0, '', { state: 'done' });
  expect(call(fed, 'c1')).toMatchObject({ status: 'succeeded', input: { q: 'x' }, output: { ok: true } });
  expect(call(fed, 'c2')).toMatchObject({ status: 'succeeded', output: { n: 1 } });
  expect(call(fed, 'c2')?.progress).toBeUndefined();
  expect([...fed.state().problems.entries].map(({ code, position }) => [code, position])).toEqual([
    ['result_before_call', 2],
    ['result_before_call', 7],
  ]);
  expect(shown(fed).flat()).not.toContain('tool:never-issued');
  expect(fed.state().sessions.get(fed.sessionId)?.phase).toBe('live');
  const small = feedStore({ limits: { heldResults: 64 } });
  for (let count = 0; count < 200; count += 1) small.take(small.frames.toolResult({ call_id: `never-${count}` }));
  expect(small.state().toolCalls.held.size).toBeLessThanOrEqual(64);
  small.take(small.frames.sessionClose());
  expect(small.state().toolCalls.held.size).toBe(0);
});

it('PRO-02: a call that is sent again is one card, and another call under its id never takes its result', () => {
  const fed = feedStore();
  const first = fed.frames.toolCall({ call_id: 'c1', tool: 'pay', input: { amount: 5 } });
  const paid = fed.frames.toolResult({ call_id: 'c1', output: { said: 'ok' } });
  for (const frame of [first, first, paid, paid]) fed.take(frame);
  expect(shown(fed)).toEqual([['tool:c1']]);
  expect(fed.codes()).toEqual([]);
  fed.take(fed.frames.toolCall({ call_id: 'c1', tool: 'pay', input: { amount: 500 } }));
  fed.take(fed.frames.toolResult({ call_id: 'c1', output: { said: 'other' } }));
  expect(call(fed, 'c1')).toMatchObject({ input: { amount: 5 }, output: { said: 'ok' } });
  // By PROTOCOL section 4 the conflicting call is kept apart, as one of its own.
  expect(call(fed, 'c1#2')).toMatchObject({ input: { amount: 500 }, output: { said: 'other' } });
  expect(fed.codes().filter((code) => code === 'call_id_reused')).toHaveLength(1);
  const keys = [...fed.state().toolCalls.records.keys()];
  expect(new Set(keys).size).toBe(keys.length);
});

it('PRO-03: what is told of two calls in turn goes to the one that it names', () => {
  const fed = feedStore();
  const tell = (toolCallId: string | undefined, tool: string, input?: Record<string, unknown>) =>
    fed.document({ schema: 'oddkin.ai.tool-call', version: 1, value: { toolCallId, tool, status: 'pending', input } });
  tell('A', 'search');
  tell('B', 'delete');
  tell('A', 'search', { q: '' });
  tell('B', 'delete', { path: '' });
  tell('A', 'search', { q: 'alpha' });
  tell('B', 'delete', { path: '/tmp/x' });
  const before = fed.state().toolCalls;
  expect(tell(undefined, 'search', { z: 1 }).problems).toMatchObject([{ code: 'document_invalid' }]);
  const { call_id: _, ...nameless } = fed.frames.toolCall({ input: { z: 1 } });
  expect(fed.take(nameless)).toMatchObject({ accepted: false, problems: [{ code: 'schema_mismatch' }] });
  expect(fed.state().toolCalls).toBe(before);
  expect(call(fed, 'A')).toMatchObject({ tool: 'search', input: { q: 'alpha' } });
  expect(call(fed, 'B')).toMatchObject({ tool: 'delete', input: { path: '/tmp/x' } });
});

it('PRO-04: text, thoughts and calls that overlap all go on, each in its place', () => {
  const fed = feedStore();
  const { frames } = fed;
  grow(fed, 'm1', 'p1', 0, 'Looking ');
  fed.take(frames.toolCall({ call_id: 'c1', tool: 'a' }));
  grow(fed, 'm1', 'p1', 8, 'it up');
  fed.take(frames.toolCall({ call_id: 'c2', tool: 'b' }));
  grow(fed, 'm1', 'r1', 0, 'hmm', { partType: 'reasoning' });
  fed.take(frames.toolResult({ call_id: 'c2', output: { n: 1 } }));
  grow(fed, 'm1', 'p2', 0, 'Done.');
  fed.take(frames.toolResult({ call_id: 'c1', output: { n: 2 } }));
  for (const [partId, partType, text] of [
    ['p1', 'text', 'Looking it up'],
    ['r1', 'reasoning', 'hmm'],
    ['p2', 'text', 'Done.'],
  ] as const)
    grow(fed, 'm1', partId, text.length, '', { partType, state: 'done' });
  expect(shown(fed)).toEqual([
    ['text:Looking it up', 'reasoning:hmm', 'text:Done.'],
    ['tool:c1', 'tool:c2'],
  ]);
  expect([call(fed, 'c1')?.output, call(fed, 'c2')?.output]).toEqual([{ n: 2 }, { n: 1 }]);
  expect(fed.codes()).toEqual([]);
  // A whole document says in which order calls stand among the text.
  const whole = feedStore();
  whole.take(whole.frames.toolCall({ call_id: 'c1', tool: 'a' }));
  const parts = [
    { type: 'text', id: 'p1', text: 'Looking it up' },
    { type: 'tool-call', id: 't1', toolCallId: 'c1' },
    { type: 'reasoning', id: 'r1', text: 'hmm' },
    { type: 'text', id: 'p2', text: 'Done.' },
  ] as const;
  whole.document(documentEntry('oddkin.ai.message', { id: 'm1', role: 'assistant', parts: [...parts] }));
  expect(shown(whole).at(-1)).toEqual(['text:Looking it up', 'tool:c1', 'reasoning:hmm', 'text:Done.']);
});

describe('PRO-06: a call whose end never comes', () => {
  const expired = { code: 'session_expired', message: 'Too old.', retryable: false } as const;
  const endings = ['user_stop', 'error', 'session_expired', 'resume refused', 'reload, then session_expired'] as const;
  it.each(endings)('does not go on after %s', (ending) => {
    const fed = feedStore();
    fed.delta({ messageId: 'm1', offset: 0, text: 'I am ' });
    fed.take(fed.frames.toolCall({ call_id: 'c1', tool: 'deploy' }));
    fed.document({ schema: 'oddkin.ai.tool-call', version: 1, value: { toolCallId: 'c2', tool: 'deploy', status: 'pending' } });
    let { store } = fed;
    if (ending === 'resume refused') store.ingest([fed.frames.sessionResume()]);
    if (ending.startsWith('reload')) {
      store = createObserverStore();
      store.restore(JSON.parse(JSON.stringify(fed.store.snapshot())) as StoreSnapshot);
    }
    const isClose = ending === 'user_stop' || ending === 'error';
    store.ingest([isClose ? fed.frames.sessionClose({ reason: ending }) : fed.frames.error({ error: expired })]);
    expectNothingGoesOn(store.getState());
    const { toolCalls } = store.getState();
    store.ingest([fed.frames.event({ topic: 'state_change', payload: { call_id: 'c1', progress: 0.5 } })]);
    expect(store.getState().toolCalls).toBe(toolCalls);
  });

  function expectNothingGoesOn({ toolCalls, messages, sessions, statistics }: ObserverState): void {
    expect(Array.from(toolCalls.records.values(), ({ value }) => value.status)).toEqual(['cancelled', 'cancelled']);
    for (const { value, interrupted } of messages.records.values())
      if (value.parts.some((part) => 'state' in part && part.state === 'streaming')) expect(interrupted).toBe(true);
    for (const { turn, openCalls } of sessions.values()) expect([turn, openCalls.size]).toEqual([undefined, 0]);
    for (const { inFlight } of statistics.values()) expect(inFlight).toBe(0);
  }
});

it('PRO-08: what a resume repeats stands there once, and no answer grows into another', () => {
  const fed = feedStore();
  const tell = (messageId: string, offset: number, text: string, state = 'streaming') =>
    fed.frames.agentMessage({ delta: { messageId, partId: 'p1', partType: 'text', offset, text, state } });
  const again = [tell('m2', 0, ''), tell('m2', 0, 'Answer t')];
  for (const frame of [tell('m1', 0, ''), tell('m1', 0, 'Answer one'), tell('m1', 10, '', 'done'), ...again]) fed.take(frame);
  fed.take(fed.frames.sessionResume());
  fed.take(fed.frames.sessionInit());
  for (const frame of [...again, tell('m2', 8, 'wo'), tell('m2', 10, '', 'done')]) fed.take(frame);
  // A server that sends the same text under new ids changes nothing either.
  fed.take(tell('m2', 0, 'Answer t'));
  expect(shown(fed)).toEqual([['text:Answer one'], ['text:Answer two']]);
  fed.document(
    documentEntry('oddkin.ai.message', { id: 'm2', role: 'assistant', parts: [{ type: 'text', id: 'p1', text: 'Answer two' }] }),
  );
  expect(shown(fed)).toEqual([['text:Answer one'], ['text:Answer two']]);
});

it('PRO-10: what is older than what is known brings nothing back, what comes twice counts once, and a hole is told', () => {
  const fed = feedStore();
  const banner = (revision: number, title: string) =>
    documentEntry('oddkin.ai.approval', fed.documents.approval({ approvalId: 'banner', revision, title }));
  fed.document(banner(40, 'HOLD'));
  fed.document(banner(42, 'none'));
  const mode = fed.frames.event({ topic: 'state_change', payload: { mode: 'b' } });
  fed.take(mode);
  expect(fed.take(mode).accepted).toBe(false);
  expect(fed.document(banner(41, 'HOLD')).problems).toMatchObject([{ code: 'revision_stale' }]);
  expect(fed.state().approvals.get(fed.key('banner'))?.value).toMatchObject({ revision: 42, title: 'none' });
  expect([...fed.state().timeline].filter((entry) => entry.kind === 'event' && entry.topic === 'state_change')).toHaveLength(1);
  grow(fed, 'm', 'p', 0, 'one ');
  grow(fed, 'm', 'p', 8, 'three');
  expect(fed.codes().at(-1)).toBe('delta_gap');
  expect(fed.state().messages.records.get(fed.key('m'))?.damage.get('p')?.holes).toEqual([{ at: 4, length: 4 }]);
});

describe('PRO-14: a run that broke off', () => {
  const { frames } = feedAny({}, { isLive: false });
  const run = [
    frames.sessionInit(createManifest({ tools })),
    frames.agentMessage({ delta: { messageId: 'm1', partId: 'p1', partType: 'text', offset: 0, text: '' } }),
    frames.toolCall({ call_id: 'c2', tool: 'x', input: { a: 1 } }),
    frames.agentMessage({ delta: { messageId: 'm1', partId: 'p1', partType: 'text', offset: 0, text: 'par' } }),
    frames.sessionClose({ reason: 'network' }),
  ].map((frame) => JSON.stringify(frame));

  it.each(run.map((_, index) => index + 1))('after %i frames is recorded, read and replayed as it was', (length) => {
    const texts = run.slice(0, length);
    const live = createObserverStore();
    let written = '';
    const sink = record({ write: (line) => (written += line), startAt });
    for (const [index, text] of texts.entries()) {
      const arrival = readArrival(text, startAt + index * 10);
      live.receive([arrival]);
      sink(arrival);
    }
    expect(parseRecording(written)).toMatchObject({ problems: [] });
    const again = createObserverStore();
    replay(written, again);
    expect(plainState(again.getState())).toEqual(plainState(live.getState()));
    expect([...again.getState().problems.entries]).toEqual([]);
    // A tail that was cut in the middle of a line costs that line alone.
    const cut = createObserverStore();
    replay(written.slice(0, -5), cut);
    expect(cut.getState().wire.next).toBe(length - 1);
  });
});

it('PRO-19: a plan has steps that run side by side, is not taken for another, and takes nothing back', () => {
  const fed = feedStore();
  const plan = (planId: string, steps: Record<string, 'pending' | 'active' | 'done'>, dependsOn = {}) =>
    fed.frames.agentMessage({
      documents: [
        documentEntry('oddkin.ai.plan', {
          planId,
          title: planId,
          steps: Object.entries(steps).map(([id, status]) => ({ id, title: id, status, ...dependsOn })),
        }),
      ],
    });
  const statuses = (planId: string) =>
    Object.fromEntries(
      fed
        .state()
        .plans.get(fed.key(planId))
        ?.value.steps.map(({ id, status }) => [id, status]) ?? [],
    );
  fed.take(plan('P', { t1: 'pending', t2: 'pending', t3: 'pending' }, { dependsOn: ['t1', 't2'] }));
  fed.take(plan('P', { t1: 'active', t2: 'pending', t3: 'pending' }));
  const both = plan('P', { t1: 'active', t2: 'pending', t3: 'active' });
  fed.take(both);
  expect(statuses('P')).toEqual({ t1: 'active', t2: 'pending', t3: 'active' });
  fed.take(plan('P-sub', { t1: 'active' }));
  fed.take(plan('P', { t1: 'done', t2: 'pending', t3: 'active' }));
  expect(fed.take(both).accepted).toBe(false);
  const ghost = { planId: 'P', task: { id: 'ghost', status: 'done' } };
  fed.take(fed.frames.event({ topic: 'state_change', payload: ghost }));
  expect(statuses('P')).toEqual({ t1: 'done', t2: 'pending', t3: 'active' });
  expect(statuses('P-sub')).toEqual({ t1: 'active' });
  expect(fed.state().plans.size).toBe(2);
});
