import fc, { type Arbitrary } from 'fast-check';
import { countedUuid, createManifest, declareTool } from '@oddkin/ai/testing';
import { documentTable } from '../../src/schema/index.js';
import { damaged } from '../package/schema-arbitrary.js';

const sessionIds = [countedUuid(0, 1), countedUuid(0, 2)];
/** A long one now and then: it takes a hundred times as long as all others together. */
const id = fc.oneof(
  { weight: 60, arbitrary: fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor', 'a#2', ' ', '7') },
  { weight: 1, arbitrary: fc.constant('x'.repeat(10_000)) },
);
const text = fc.string({ unit: 'grapheme', maxLength: 6 });
const revision = fc.integer({ min: 1, max: 3 });
const error = fc.record({
  code: fc.constantFrom('session_expired', 'timeout', 'internal_error'),
  message: text,
  retryable: fc.boolean(),
});
const meta = fc.option(fc.record({ tick: fc.nat(5), latency_ms: fc.nat(9_000) }, { requiredKeys: [] }), { nil: undefined });

const part = fc.oneof(
  fc.record({ type: fc.constantFrom('text', 'reasoning'), id, text, state: fc.constantFrom('streaming', 'done') }),
  fc.record({ type: fc.constant('tool-call'), id, toolCallId: id }),
  fc.record({ type: fc.constantFrom('hologram', 'toString'), id }),
);
/** Documents, removals too, as a host puts them and a payload holds them. */
export const documentEntry = fc.oneof(
  entry(
    'oddkin.ai.message',
    fc.record(
      { id, role: fc.constantFrom('user', 'assistant'), parentId: id, parts: fc.array(part, { maxLength: 3 }) },
      { requiredKeys: ['id', 'role', 'parts'] },
    ),
  ),
  entry(
    'oddkin.ai.plan',
    fc.record({
      planId: id,
      steps: fc.constantFrom([], [{ id: 's', title: 'Go', status: 'active' }], [{ id: 's', title: 'Go', status: 'done' }]),
    }),
  ),
  entry(
    'oddkin.ai.question',
    fc.record({
      questionId: id,
      revision,
      prompt: text,
      kind: fc.constant('text'),
      status: fc.constantFrom('requested', 'submitting', 'failed', 'submitted'),
    }),
  ),
  entry(
    'oddkin.ai.approval',
    fc.record({ approvalId: id, revision, title: text, status: fc.constantFrom('requested', 'submitting', 'approved') }),
  ),
  entry(
    'oddkin.ai.tool-call',
    fc.record({ toolCallId: id, tool: fc.constant('look'), status: fc.constantFrom('pending', 'running', 'succeeded') }),
  ),
  entry('oddkin.ai.attempt', fc.record({ attemptId: id, status: fc.constantFrom('running', 'succeeded') })),
  entry('oddkin.ai.artifact', fc.record({ artifactId: id, title: text, kind: fc.constant('code'), revisions: fc.constant([]) })),
  entry('oddkin.ai.suggestion', fc.record({ id, label: text, prompt: text })),
  entry('oddkin.ai.model-option', fc.record({ id, label: text, available: fc.boolean() })),
  fc.record({
    schema: fc.constantFrom(...documentTable.keys()),
    version: fc.constant(1),
    value: fc.constant(null),
    id,
  }),
);
const delta = fc.record(
  {
    messageId: id,
    partId: id,
    partType: fc.constantFrom('text', 'reasoning'),
    offset: fc.nat(8),
    text,
    state: fc.constantFrom('streaming', 'done'),
  },
  { requiredKeys: ['messageId', 'partId', 'partType', 'offset', 'text'] },
);
const payload = fc.oneof(
  fc.record({ documents: fc.array(documentEntry, { maxLength: 3 }) }),
  fc.record({ delta }),
  fc.record({ text, role: fc.constantFrom('user', 'assistant', 'system'), from: text }, { requiredKeys: ['text'] }),
  fc.dictionary(id, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 2 }),
);

const content = fc.oneof(
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(createManifest(), createManifest({ tools: [declareTool('look')] }))
      .map((manifest) => ({ type: 'session_init', ...manifest })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom({ type: 'session_resume' }, { type: 'session_close', reason: 'over' }, { type: 'manifest_request' }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { type: 'heartbeat' },
      { type: 'heartbeat', manifest_update: createManifest({ tools: [] }) },
      { type: 'heartbeat', manifest_update: { tools: 1 } },
    ),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('tool_call'),
      call_id: id,
      tool: fc.constantFrom('look', 'move', 'stop', 'fly'),
      input: fc.constant({}),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record(
      { type: fc.constant('tool_result'), call_id: id, ok: fc.boolean(), output: fc.constant({ n: 1 }), error, meta },
      { requiredKeys: ['type', 'call_id', 'ok'] },
    ),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('event'),
      topic: fc.constantFrom('tick', 'collision', 'weather'),
      payload: fc.record({ tick: fc.nat(9) }),
      meta,
    }),
  },
  { weight: 8, arbitrary: payload.map((said) => ({ type: 'event', topic: 'agent_message', payload: said })) },
  { weight: 1, arbitrary: error.map((found) => ({ type: 'error', error: found })) },
);

/** One message of the wire with the time that passed before it. */
export interface Streamed {
  readonly text: string;
  readonly afterMs: number;
}

/** Messages of two sessions, of all frame types, in any order. With `faults`, some are damaged or no frames at all. */
export function stream(faults: boolean): Arbitrary<readonly Streamed[]> {
  const frame = fc
    .record({ session_id: fc.constantFrom(...sessionIds), content })
    .map(({ session_id, content: rest }) => ({ protocol: 'aicc/0.1', session_id, message_id: countedUuid(9, 9), ...rest }));
  const value = faults
    ? fc.oneof(
        { weight: 3, arbitrary: frame },
        { weight: 2, arbitrary: damaged(frame) },
        { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
      )
    : frame;
  return fc
    .array(fc.tuple(value, fc.constantFrom(0, 1, 900, 31_000)), { maxLength: 40 })
    .map((items) => items.map(([item, afterMs], index) => ({ text: withMessageId(item, index), afterMs })));
}

function withMessageId(value: unknown, index: number): string {
  return (JSON.stringify(value) ?? 'undefined').replace(countedUuid(9, 9), countedUuid(9, index));
}

function entry(schema: string, value: Arbitrary<unknown>): Arbitrary<unknown> {
  return value.map((each) => ({ schema, version: 1, value: each }));
}
