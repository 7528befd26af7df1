import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bridge } from '@oddkin/ai/bridge';
import { runScenarios, scenarios, type ConformanceTarget } from '@oddkin/ai/conformance';
import { root } from '../package/source-files.js';
import { faulty, openEcho, targetOf, type Fault } from './echo-target.js';

let bridge: Bridge;
let target: ConformanceTarget;
beforeAll(async () => {
  bridge = await openEcho();
  target = targetOf(bridge);
});
afterAll(() => bridge.close());

const core = scenarios.filter(({ category }) => category === 'core');
const scenario = (...steps: readonly object[]) => ({ id: 'own', title: 'Own', category: 'own', version: 'aicc/0.1', steps });
/** Long enough for a busy machine: it is waited out only where nothing comes. */
const timeoutMs = 3_000;
const runOne = async (value: unknown) => (await runScenarios([value], target, { timeoutMs }))[0]!;

describe('the scenarios of the package', () => {
  it('are the files of their folder, in order', () => {
    const files = readdirSync(`${root}src/conformance/scenarios`).filter((file) => file.endsWith('.json'));
    expect(scenarios.map(({ id }) => `${id}.json`).toSorted()).toEqual(files.toSorted());
    expect(core).toHaveLength(9);
  });

  it.each(scenarios)('$id passes on the echo world: $title', async (each) => {
    const [result] = await runScenarios([each], target);
    expect(result).toMatchObject({ id: each.id, status: 'passed' });
  });
});

const on =
  (type: string, sentType: string, change: (frame: Record<string, unknown>) => ReturnType<Fault>): Fault =>
  (frame, sent) =>
    frame['type'] === type && sent?.['type'] === sentType ? change(frame) : [frame];
const ofTool =
  (tool: string, change: (frame: Record<string, unknown>) => ReturnType<Fault>): Fault =>
  (frame, sent) =>
    frame['type'] === 'tool_result' && sent?.['tool'] === tool ? change(frame) : [frame];
const greeting =
  (change: object): Fault =>
  (frame, _sent, count) =>
    count === 0 ? [{ ...frame, ...change }] : [frame];
const foreign = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const error = (code: string) => ({ code, message: 'No.', retryable: false });

const faults: Readonly<Record<string, readonly (readonly [string, Fault])[]>> = {
  'core-01-handshake': [
    ['a tick rate of zero', greeting({ tick_rate_hz: 0 })],
    ['tools that are no array', greeting({ tools: {} })],
  ],
  'core-02-manifest-request': [
    ['no answer', on('session_init', 'manifest_request', () => [])],
    ['the manifest of another session', on('session_init', 'manifest_request', (frame) => [{ ...frame, session_id: foreign }])],
  ],
  'core-03-tool-call-ok': [
    ['an empty output', ofTool('echo', (frame) => [{ ...frame, output: {} }])],
    ['another call_id', ofTool('echo', (frame) => [{ ...frame, call_id: 'other' }])],
  ],
  'core-04-tool-unknown': [
    ['another code', ofTool('no_such_tool', (frame) => [{ ...frame, error: error('execution_failed') }])],
    [
      'an error frame',
      ofTool('no_such_tool', ({ protocol, session_id, message_id }) => [
        { protocol, session_id, message_id, type: 'error', error: error('tool_unknown') },
      ]),
    ],
  ],
  'core-05-tool-execution-failed': [
    ['success', ofTool('fail', ({ error: _error, ...frame }) => [{ ...frame, ok: true, output: {} }])],
    ['another code', ofTool('fail', (frame) => [{ ...frame, error: error('internal_error') }])],
  ],
  'core-06-protocol-mismatch': [
    ['no answer', (frame) => (frame['type'] === 'error' && JSON.stringify(frame).includes('protocol_mismatch') ? [] : [frame])],
    ['a closed socket', (frame) => (frame['type'] === 'error' && JSON.stringify(frame).includes('protocol_mismatch') ? 'close' : [frame])],
  ],
  'core-07-heartbeat': [
    ['no answer', on('heartbeat', 'heartbeat', () => [])],
    ['the heartbeat of another session', on('heartbeat', 'heartbeat', (frame) => [{ ...frame, session_id: foreign }])],
  ],
  'core-08-session-close': [
    ['no answer', (frame) => (JSON.stringify(frame).includes('session_expired') ? [] : [frame])],
    [
      'another code',
      (frame) => (JSON.stringify(frame).includes('session_expired') ? [{ ...frame, error: error('invalid_input') }] : [frame]),
    ],
  ],
  'core-09-event-delivery': [
    ['no event', (frame) => (frame['type'] === 'event' ? [] : [frame])],
    ['another payload', (frame) => (frame['type'] === 'event' ? [{ ...frame, payload: {} }] : [frame])],
  ],
};

describe.each(Object.entries(faults))('a bridge that is wrong in what %s checks', (id, wrong) => {
  it.each(wrong)('by %s fails exactly that', async (_name, fault) => {
    const results = await runScenarios(core, faulty(target, fault), { timeoutMs });
    expect(results.filter(({ status }) => status !== 'passed').map((result) => [result.id, result.status])).toEqual([[id, 'failed']]);
  });
});

describe('the runner', () => {
  it('tells of a failure the step, the path, what was expected, what came, and the frames before', async () => {
    const result = await runOne(
      scenario({ send: { type: 'tool_call', tool: 'echo', input: { n: 1 } } }, { expect: { type: 'tool_result', output: { n: 2 } } }),
    );
    expect(result).toMatchObject({ status: 'failed', failure: { step: 1, path: '/output/n', expected: 2, came: 1 } });
    expect(result.failure?.before.map(({ sent }) => sent)).toEqual([false, true, false]);
    expect(result.failure?.before.at(-1)?.text).toContain('"n":1');
  });

  it('tells when nothing comes in time', async () => {
    const result = await runOne(scenario({ expect: { type: 'session_init' } }, { expect: { type: 'error' }, timeoutMs: 30 }));
    expect(result).toMatchObject({ status: 'failed', failure: { step: 1, message: expect.stringContaining('30 ms') as string } });
  });

  it.each([
    ['a word', 'nonsense', ''],
    ['a scenario without steps', { ...scenario(), steps: [] }, '/steps'],
    ['an unknown step', scenario({ shout: {} }), '/steps/0'],
    ['another version', { ...scenario({ wait: 1 }), version: 'aicc/0.2' }, '/version'],
  ])('answers %s by an error', async (_name, value, path) => {
    const result = await runOne(value);
    expect(result.status).toBe('error');
    expect(result.failure?.path).toContain(path);
  });

  it('answers an unknown matcher by an error, before anything is sent', async () => {
    const result = await runOne(scenario({ send: { type: 'heartbeat' } }, { expect: { type: { $foo: 1 } } }));
    expect(result).toMatchObject({ status: 'error', failure: { step: 1, message: expect.stringContaining('$foo') as string, before: [] } });
  });

  it('passes over events and heartbeats that nobody asked for, and takes the event and the result in either order', async () => {
    const call = { send: { type: 'tool_call', tool: 'emit_event', input: {} } };
    const event = { expect: { type: 'event', topic: 'state_change' } };
    const answer = { expect: { type: 'tool_result', call_id_echo: true } };
    for (const steps of [
      [call, event, answer],
      [call, answer, event],
      [call, answer],
    ])
      expect((await runOne(scenario(...steps))).status).toBe('passed');
    expect((await runOne(scenario(call, { expect: { type: 'event', topic: 'audio' } }))).status).toBe('failed');
  });

  it('fails a frame that does not fit the schema, also where the expectation does not look', async () => {
    const spoiled = faulty(
      target,
      ofTool('echo', (frame) => [{ ...frame, extra: 1 }]),
    );
    const [result] = await runScenarios(
      [scenario({ send: { type: 'tool_call', tool: 'echo', input: {} } }, { expect: { type: 'tool_result' } })],
      spoiled,
    );
    expect(result).toMatchObject({ status: 'failed', failure: { path: '/extra' } });
  });

  it('opens a new socket with session_resume where a bridge closes on session_close', async () => {
    const closing = faulty(target, (frame, sent) => (frame['type'] === 'error' && sent?.['type'] === 'tool_call' ? 'close' : [frame]));
    const results = await runScenarios(core, closing, { timeoutMs });
    expect(results.find(({ id }) => id === 'core-08-session-close')?.status).toBe('passed');
  });

  it('skips scenarios for observers where there is no address for them', async () => {
    const results = await runScenarios(
      scenarios.filter(({ category }) => category === 'observer'),
      { agent: target.agent },
    );
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['skipped']));
  });

  it('fails where nobody listens', async () => {
    const closed = await openEcho();
    const gone = targetOf(closed);
    await closed.close();
    expect((await runScenarios([core[0]], gone))[0]).toMatchObject({
      status: 'failed',
      failure: { message: expect.stringContaining('could not be opened') as string },
    });
  });
});
