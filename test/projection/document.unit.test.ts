import { describe, expect, it } from 'vitest';
import { createDocuments, countedUuid, createFrames, documentEntry, removalEntry } from '@oddkin/ai/testing';
import { feedStore, hostileIds, type Fed } from './feed-store.js';

const documents = createDocuments();
const nouns = [
  ['oddkin.ai.message', documents.message({ id: 'x' }), ({ state }: Fed) => state().messages.records],
  ['oddkin.ai.plan', documents.plan({ planId: 'x' }), ({ state }: Fed) => state().plans],
  ['oddkin.ai.question', documents.question({ questionId: 'x' }), ({ state }: Fed) => state().questions],
  ['oddkin.ai.suggestion', documents.suggestion({ id: 'x' }), ({ state }: Fed) => state().suggestions],
  ['oddkin.ai.model-option', documents.modelOption({ id: 'x' }), ({ state }: Fed) => state().models],
  ['oddkin.ai.tool-call', documents.toolCall({ toolCallId: 'x' }), ({ state }: Fed) => state().toolCalls.records],
  ['oddkin.ai.approval', documents.approval({ approvalId: 'x' }), ({ state }: Fed) => state().approvals],
  ['oddkin.ai.artifact', documents.artifact({ artifactId: 'x' }), ({ state }: Fed) => state().artifacts],
  ['oddkin.ai.attempt', documents.attempt({ attemptId: 'x' }), ({ state }: Fed) => state().attempts],
] as const;

describe.each(nouns)('a document of %s', (schema, value, slice) => {
  it('is put in the store by its key, in its session', () => {
    const fed = feedStore();
    expect(fed.document({ schema, version: 1, value }).accepted).toBe(true);
    const kept = slice(fed).get(fed.key('x'));
    expect(kept).toMatchObject({ key: fed.key('x'), sessionId: fed.sessionId, position: 1 });
    expect(kept?.value).toMatchObject(schema === 'oddkin.ai.tool-call' ? { tool: 'look' } : value);
  });

  it('is replaced by a later one in its place', () => {
    const fed = feedStore();
    fed.document({ schema, version: 1, value });
    const first = slice(fed).get(fed.key('x'));
    fed.take(fed.frames.agentMessage({ documents: [{ schema, version: 1, value: { ...value, note: 'later' } }] }), 90);
    const second = slice(fed).get(fed.key('x'));
    expect(second?.value).toMatchObject({ note: 'later' });
    expect(second?.createdAt).toBe(first?.createdAt);
    expect(second?.updatedAt).toBe((first?.updatedAt ?? 0) + 90);
    expect(slice(fed).size).toBe(1);
  });

  it('is removed by null and its id', () => {
    const fed = feedStore();
    fed.document({ schema, version: 1, value });
    fed.document(removalEntry(schema, 'x'));
    expect(slice(fed).size).toBe(0);
    fed.document(removalEntry(schema, 'x'));
    expect(fed.codes()).toEqual(['document_absent']);
  });

  it('is refused alone when it is bad, with a pointer', () => {
    const fed = feedStore();
    const member = Object.keys(value)[0]!;
    const { [member]: _id, ...bad } = value as unknown as Record<string, unknown>;
    fed.document(
      { schema, version: 1, value },
      { schema, version: 1, value: bad },
      documentEntry('oddkin.ai.suggestion', documents.suggestion({ id: 'after' })),
    );
    expect(fed.state().problems.entries.at(0)).toMatchObject({
      code: 'document_invalid',
      keyword: 'required',
      path: `/payload/documents/1/value/${member}`,
    });
    expect(slice(fed).has(fed.key('x'))).toBe(true);
    expect(fed.state().suggestions.has(fed.key('after'))).toBe(true);
  });

  it.each(hostileIds)('may have the id %.20s', (id) => {
    const fed = feedStore();
    const idMember = Object.keys(value)[0]!;
    fed.document({ schema, version: 1, value: { ...value, [idMember]: id } });
    expect([...slice(fed).keys()]).toEqual([fed.key(id)]);
    expect(fed.codes()).toEqual([]);
  });

  it.each([null, 7, 'text', [], {}, { [Symbol.iterator]: 1 }])('never throws for the value %j', (bad) => {
    const fed = feedStore();
    expect(fed.document({ schema, version: 1, value: bad }).accepted).toBe(false);
    expect(slice(fed).size).toBe(0);
  });
});

describe('documents', () => {
  it.each([
    [{ schema: 'oddkin.ai.poem', version: 1, value: {} }, 'document_schema_unknown', '/payload/documents/0/schema'],
    [{ schema: '__proto__', version: 1, value: {} }, 'document_schema_unknown', '/payload/documents/0/schema'],
    [{ schema: 'oddkin.ai.plan', version: 2, value: {} }, 'document_schema_unknown', '/payload/documents/0/version'],
    [{ schema: 'oddkin.ai.plan', version: '1', value: {} }, 'document_schema_unknown', '/payload/documents/0/version'],
    ['text', 'document_malformed', '/payload/documents/0'],
    [null, 'document_malformed', '/payload/documents/0'],
    [{ schema: 'oddkin.ai.plan', version: 1, value: null }, 'document_malformed', '/payload/documents/0/id'],
    [{ schema: 'oddkin.ai.plan', version: 1 }, 'document_invalid', '/payload/documents/0/value'],
  ])('such as %j are refused with %s', (entry, code, path) => {
    const fed = feedStore();
    fed.document(entry as Record<string, unknown>);
    expect(Array.from(fed.state().problems.entries)).toMatchObject([{ code, path }]);
  });

  it('of the same id in two sessions are two', () => {
    const fed = feedStore();
    const other = createFrames(countedUuid(0, 2));
    fed.take(other.sessionInit());
    fed.document(documentEntry('oddkin.ai.approval', documents.approval({ approvalId: 'a', title: 'Start?' })));
    fed.take(
      other.agentMessage({ documents: [documentEntry('oddkin.ai.approval', documents.approval({ approvalId: 'a', title: 'Stop?' }))] }),
    );
    expect(Array.from(fed.state().approvals.values(), ({ sessionId, value }) => [sessionId, value.title])).toEqual([
      [fed.sessionId, 'Start?'],
      [other.sessionId, 'Stop?'],
    ]);
  });

  it('that a host puts stand under their own id, and their faults under the problems', () => {
    const { store } = feedStore();
    const plan = documentEntry('oddkin.ai.plan', documents.plan({ planId: 'p' }));
    const reports = store.put([plan, documentEntry('oddkin.ai.plan', { planId: '', steps: [] })]);
    expect(store.getState().plans.get('p')?.sessionId).toBeUndefined();
    expect(reports.map(({ accepted }) => accepted)).toEqual([true, false]);
    expect(reports[1]?.problems[0]).toMatchObject({ path: '/value/planId', sessionId: undefined });
  });
});

describe('the parts of a message', () => {
  it('of an unknown type become unsupported before the message is checked', () => {
    const fed = feedStore();
    const parts = [
      { type: 'text', id: 'part-1', text: 'Look:' },
      { type: 'hologram', cube: 1 },
      { type: 'constructor', id: 'c' },
    ];
    fed.document({ schema: 'oddkin.ai.message', version: 1, value: { id: 'm', role: 'assistant', parts } });
    const kept = fed.state().messages.records.get(fed.key('m'))?.value.parts;
    expect(kept?.map((part) => (part.type === 'unsupported' ? part.originalType : part.type))).toEqual(['text', 'hologram', 'constructor']);
    expect(new Set(kept?.map(({ id }) => id)).size).toBe(3);
    expect(Array.from(fed.state().problems.entries)).toMatchObject([
      { code: 'part_unsupported', level: 'note', path: '/payload/documents/0/value/parts/1/type', value: 'hologram' },
      { code: 'part_unsupported', path: '/payload/documents/0/value/parts/2/type' },
    ]);
  });

  it('that are bad are each named, and refuse the message', () => {
    const fed = feedStore();
    const parts = [{ type: 'text', id: 'a' }, { type: 'file', id: 'b', name: 'x' }, { type: 7 }];
    fed.document({ schema: 'oddkin.ai.message', version: 1, value: { id: 'm', role: 'assistant', parts } });
    expect(fed.state().messages.records.size).toBe(0);
    expect(fed.codes()[0]).toBe('document_invalid');
  });

  it('must not share an id', () => {
    const fed = feedStore();
    const parts = ['a', 'b', 'a'].map((id) => ({ type: 'text', id, text: id }));
    fed.document({ schema: 'oddkin.ai.message', version: 1, value: { id: 'm', role: 'assistant', parts } });
    expect(Array.from(fed.state().problems.entries)).toMatchObject([
      { code: 'part_id_repeated', value: 'a', path: '/payload/documents/0/value/parts' },
    ]);
    expect(fed.state().messages.records.size).toBe(0);
  });
});

describe.each([
  [
    'question',
    'oddkin.ai.question',
    (overrides: object) => ({ ...documents.question({ questionId: 'x' }), ...overrides }),
    ({ state }: Fed) => state().questions,
  ],
  [
    'approval',
    'oddkin.ai.approval',
    (overrides: object) => ({ ...documents.approval({ approvalId: 'x' }), ...overrides }),
    ({ state }: Fed) => state().approvals,
  ],
] as const)('the revision of a %s', (_noun, schema, make, slice) => {
  it('that is lower is stale and refused', () => {
    const fed = feedStore();
    fed.document({ schema, version: 1, value: make({ revision: 3 }) });
    const before = slice(fed);
    fed.document({ schema, version: 1, value: make({ revision: 2 }) });
    expect(fed.state().problems.entries.at(0)).toMatchObject({
      code: 'revision_stale',
      path: '/payload/documents/0/value/revision',
      value: 2,
    });
    expect(slice(fed)).toBe(before);
  });

  it('that is equal or higher is taken', () => {
    const fed = feedStore();
    fed.document({ schema, version: 1, value: make({ revision: 3 }) });
    fed.document({ schema, version: 1, value: make({ revision: 3, status: 'expired' }) });
    expect(slice(fed).get(fed.key('x'))?.value.status).toBe('expired');
    fed.document({ schema, version: 1, value: make({ revision: 4 }) });
    expect(slice(fed).get(fed.key('x'))?.value.revision).toBe(4);
    expect(fed.codes()).toEqual([]);
  });
});

describe('a tool-call document', () => {
  it('adds to the call that frames have told of, and does not rewrite it', () => {
    const fed = feedStore();
    fed.take(fed.frames.toolCall({ tool: 'move', input: { to: 'north' } }));
    const value = documents.toolCall({ toolCallId: 'call-1', tool: 'look', input: {}, title: 'Walk north', progress: 0.5 });
    fed.document(documentEntry('oddkin.ai.tool-call', value));
    const record = () => fed.state().toolCalls.records.get(fed.key('call-1'));
    expect(record()?.value).toMatchObject({ tool: 'move', input: { to: 'north' }, title: 'Walk north', progress: 0.5, status: 'running' });
    fed.take(fed.frames.toolResult({ output: { done: true } }));
    fed.document(documentEntry('oddkin.ai.tool-call', { ...value, status: 'running', progress: 0.9 }));
    expect(record()?.value).toMatchObject({ status: 'succeeded', output: { done: true } });
    expect(fed.state().statistics.get(fed.key('move'))).toMatchObject({ calls: 1, inFlight: 0, succeeded: 1 });
  });

  it('that comes before its call becomes the record of it', () => {
    const fed = feedStore();
    fed.document(
      documentEntry('oddkin.ai.tool-call', documents.toolCall({ toolCallId: 'call-1', title: 'Have a look', status: 'pending' })),
    );
    fed.take(fed.frames.toolCall());
    expect(fed.state().toolCalls.records.size).toBe(1);
    expect(fed.state().toolCalls.records.get(fed.key('call-1'))?.value).toMatchObject({ title: 'Have a look', status: 'running' });
    expect(fed.codes()).toEqual([]);
  });
});
