import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseRecording } from '@oddkin/ai/recording';
import { replay } from '@oddkin/ai/testing';
import { root } from '../package/source-files.js';
import { findMissing } from '../bridge/dungeon-coverage.js';
import { dungeonRuns, recordDungeon, withoutIds } from './dungeon-recordings.js';
import { everyNoun } from './every-noun.js';

const read = (name: string) => readFileSync(`${root}stories/recordings/${name}.ndjson`, 'utf8');

describe.each(dungeonRuns)('the recording $name', (run) => {
  const text = read(run.name);
  const recording = parseRecording(text);

  it('is what its seed gives, ids aside: npm run recordings makes it anew', async () => {
    expect(withoutIds(await recordDungeon(run))).toBe(withoutIds(text));
  });

  it('can be read whole and replayed', () => {
    expect(recording.problems).toEqual([]);
    const { store, reports } = replay(recording);
    // What a resume repeats is passed over, and is no fault.
    const refused = reports.filter(({ accepted }) => !accepted).flatMap(({ problems }) => problems).length;
    if (run.spoil === undefined) expect(refused).toBe(0);
    else expect(refused).toBeGreaterThan(5);
    const { toolCalls, messages, plans, sessions } = store.getState();
    expect(toolCalls.records.size).toBeGreaterThan(50);
    for (const { size } of [messages.records, plans]) expect(size).toBeGreaterThan(0);
    expect(new Set([...sessions.values()].map(({ agentName }) => agentName)).size).toBe(run.isOfFirst === true ? 1 : run.agents.length);
  });

  it('is small enough to be carried along', () => {
    expect(Buffer.byteLength(text)).toBeLessThan(1_000_000);
  });
});

describe('the recording dungeon', () => {
  it('shows within two minutes all that the world can bring about without a click', () => {
    const { messages } = parseRecording(read('dungeon'));
    expect(messages.at(-1)?.at).toBeLessThanOrEqual(120_000);
    expect(findMissing(messages.map(({ text }) => text ?? '{}'))).toEqual([]);
  });

  it('would be found wanting without its approvals', () => {
    const { messages } = parseRecording(read('dungeon'));
    const without = messages.filter(({ text }) => text?.includes('oddkin.ai.approval') !== true);
    expect(findMissing(without.map(({ text }) => text ?? '{}'))).toContain('approval denied');
  });
});

describe('the recording dungeon-faults', () => {
  it('holds faults of the wire and of the stream', () => {
    const { store } = replay(read('dungeon-faults'));
    const codes = new Set(Array.from(store.getState().problems.entries, ({ code }) => code));
    for (const code of ['not_json', 'protocol_mismatch', 'unknown_type', 'delta_gap', 'result_repeated']) expect(codes).toContain(code);
  });
});

describe('the recording of every noun', () => {
  const text = read('every-noun');
  const frames = parseRecording(text).messages.map(
    (message) => JSON.parse(message.text?.startsWith('{') === true ? message.text : '{}') as Record<string, unknown>,
  );
  const { store } = replay(text);

  it('is what its maker makes', () => {
    expect(text).toBe(everyNoun());
  });

  it('holds every frame type, topic, document, part and status', () => {
    expect(new Set(frames.map(({ type }) => type).filter(Boolean)).size).toBe(9 + 1);
    expect(new Set(frames.map(({ topic }) => topic).filter(Boolean))).toEqual(
      new Set(['tick', 'collision', 'audio', 'state_change', 'agent_message', 'weather']),
    );
    const { approvals, attempts, artifacts, messages, models, plans, questions, suggestions, toolCalls } = store.getState();
    const statuses = (values: Iterable<{ value: { status: string } }>) => new Set(Array.from(values, ({ value }) => value.status));
    expect(statuses(toolCalls.records.values())).toEqual(new Set(['pending', 'running', 'succeeded', 'failed']));
    expect(statuses(approvals.values())).toEqual(new Set(['requested', 'submitting', 'approved', 'denied', 'expired', 'failed']));
    expect(statuses(questions.values())).toEqual(new Set(['requested', 'submitting', 'submitted', 'skipped', 'expired', 'failed']));
    expect(statuses(attempts.values())).toEqual(new Set(['running', 'succeeded', 'failed', 'cancelled']));
    expect(new Set([...artifacts.values()].map(({ value }) => value.kind))).toEqual(
      new Set(['code', 'document', 'image', 'data', 'other']),
    );
    expect(new Set([...plans.values()].flatMap(({ value }) => value.steps.map(({ status }) => status))).size).toBe(7);
    expect(models.size).toBe(2);
    expect(suggestions.size).toBe(2);
    const parts = [...messages.records.values()].flatMap(({ value }) => value.parts.map(({ type }) => type));
    expect(new Set(parts)).toEqual(
      new Set(['text', 'reasoning', 'file', 'source', 'tool-call', 'approval', 'artifact', 'data', 'unsupported']),
    );
    expect(new Set([...messages.records.values()].map(({ value }) => value.role))).toEqual(
      new Set(['user', 'assistant', 'system', 'tool']),
    );
  });

  it('holds a fault of each kind that crosses a wire, and the stream goes on', () => {
    const codes = new Set(Array.from(store.getState().problems.entries, ({ code }) => code));
    for (const code of [
      'not_json',
      'not_object',
      'protocol_mismatch',
      'unknown_type',
      'schema_mismatch',
      'document_invalid',
      'revision_stale',
      'delta_gap',
      'result_repeated',
    ])
      expect(codes).toContain(code);
    expect(store.getState().wire.entries.at(-1)?.accepted).toBe(true);
  });
});
