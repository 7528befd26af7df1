import { writeRecording, type RecordedMessage } from '@oddkin/ai/recording';
import { createDocuments, createFrames, createManifest, declareTool, documentEntry } from '@oddkin/ai/testing';
import type { DocumentEntry } from '@oddkin/ai/store';

const approvalStatuses = ['requested', 'submitting', 'approved', 'denied', 'expired', 'failed'] as const;
const questionStatuses = ['requested', 'submitting', 'submitted', 'skipped', 'expired', 'failed'] as const;
const attemptStatuses = ['running', 'succeeded', 'failed', 'cancelled'] as const;
const stepStatuses = ['pending', 'active', 'done', 'failed', 'blocked', 'skipped', 'needs-input'] as const;
const artifactKinds = ['code', 'document', 'image', 'data', 'other'] as const;
const error = { code: 'locked', message: 'The door is locked.', retryable: true };

/** The text of stories/recordings/every-noun.ndjson: every frame type, topic, document, part and status, and faults of each kind. Nothing in it happened. */
export function everyNoun(): string {
  const messages: RecordedMessage[] = allFrames().map((frame, index) => {
    const text = typeof frame === 'string' ? frame : JSON.stringify(frame);
    const isOfAgent = /"type":"(?:tool_call|session_resume|manifest_request)"|"topic":"agent_message"/.test(text);
    return { at: index * 250, from: isOfAgent ? 'agent' : 'bridge', text };
  });
  const header = { recording: 'oddkin-aicc', version: 1, createdAt: '2026-01-01T09:00:00.000Z', source: 'made by hand' } as const;
  return [...writeRecording({ header, messages })].join('');
}

function allFrames(): readonly (object | string)[] {
  const frames = createFrames();
  const delta = (offset: number, text: string, state: string, partType = 'text') =>
    frames.agentMessage({ from: 'Scout', delta: { messageId: 'streamed', partId: partType, partType, offset, text, state } });
  return [
    frames.sessionInit(),
    frames.event({ topic: 'tick', meta: { tick: 1 } }),
    frames.agentMessage({ text: 'Which way is out?', role: 'user', from: 'person' }),
    frames.agentMessage({ text: 'I look around.', from: 'Scout' }),
    frames.toolCall({ input: { direction: 'north' } }),
    frames.toolResult({ output: { sees: ['door', 'chest'] }, meta: { tick: 2, latency_ms: 34, source: 'world' } }),
    frames.toolCall({ tool: 'move', input: { to: 'door' } }),
    frames.event({ topic: 'collision', payload: { with: 'door' }, meta: { tick: 3 } }),
    frames.toolResult({ error: { code: 'execution_failed', message: 'The door is locked.', retryable: false }, meta: { tick: 3 } }),
    frames.toolResult({ output: { again: true } }),
    frames.event({ topic: 'audio', payload: { sound: 'a knock' }, meta: { tick: 4 } }),
    frames.event({ topic: 'state_change', payload: { door: { locked: true } }, meta: { tick: 4 } }),
    frames.event({ topic: 'weather', payload: { rain: true } }),
    delta(0, 'The door is locked, ', 'streaming', 'reasoning'),
    delta(20, 'so I need a key.', 'done', 'reasoning'),
    delta(0, 'I look for ', 'streaming'),
    delta(13, ' **key**.', 'done'),
    ...allDocuments().map((entry) => frames.agentMessage({ from: 'Scout', documents: [entry] })),
    frames.agentMessage({ form: 'of its own' }),
    frames.heartbeat(),
    frames.heartbeat({ manifest_update: createManifest({ tools: [declareTool('look'), declareTool('open', 'actuator')] }) }),
    frames.manifestRequest(),
    frames.error({ error: { code: 'invalid_input', message: '/type is missing.', retryable: false } }),
    'not json {',
    '[1, 2]',
    { ...frames.heartbeat(), protocol: 'aicc/9.9' },
    { ...frames.heartbeat(), type: 'whisper' },
    { ...frames.toolCall(), call_id: '' },
    frames.agentMessage({ documents: [{ schema: 'oddkin.ai.plan', version: 1, value: { planId: 'bad', steps: 'none' } }] }),
    frames.agentMessage({
      documents: [
        {
          schema: 'oddkin.ai.approval',
          version: 1,
          value: { approvalId: 'approval-1', revision: 1, title: 'Too old', status: 'requested' },
        },
      ],
    }),
    frames.sessionResume(),
    frames.sessionInit(),
    frames.toolCall({ call_id: 'still-running', tool: 'look' }),
    ...closedSession(),
    frames.event({ topic: 'tick', meta: { tick: 5 } }),
  ];
}

function closedSession(): readonly object[] {
  const frames = createFrames('00000000-0000-4000-8000-0000000000ff');
  return [
    frames.sessionInit(),
    frames.agentMessage({ text: 'I am done.', from: 'Courier' }),
    frames.sessionClose({ reason: 'The letter is delivered.' }),
  ];
}

function allDocuments(): readonly DocumentEntry[] {
  const documents = createDocuments();
  return [
    documentEntry(
      'oddkin.ai.plan',
      documents.plan({ steps: stepStatuses.map((status) => ({ id: status, title: `A step that is ${status}`, status })) }),
    ),
    ...approvalStatuses.map((status) =>
      documentEntry(
        'oddkin.ai.approval',
        documents.approval({ revision: 2, status, risk: 'high', scopes: ['once', 'session'], ...(status === 'failed' ? { error } : {}) }),
      ),
    ),
    ...questionStatuses.map((status) =>
      documentEntry('oddkin.ai.question', documents.question({ status, ...(status === 'failed' ? { error } : {}) })),
    ),
    documentEntry('oddkin.ai.question', documents.question({ kind: 'text', allowCustom: true, prompt: 'What shall I write?' })),
    documentEntry('oddkin.ai.question', documents.question({ kind: 'multi-choice', prompt: 'Which rooms?' })),
    documentEntry(
      'oddkin.ai.question',
      documents.question({ kind: 'form', prompt: 'How far?', fields: [{ id: 'steps', label: 'Steps', type: 'number', required: true }] }),
    ),
    ...attemptStatuses.map((status) =>
      documentEntry(
        'oddkin.ai.attempt',
        documents.attempt({ status, usage: { inputTokens: 120, outputTokens: 30 }, ...(status === 'failed' ? { error } : {}) }),
      ),
    ),
    ...artifactKinds.map((kind) => documentEntry('oddkin.ai.artifact', documents.artifact({ kind, title: `Something of kind ${kind}` }))),
    documentEntry('oddkin.ai.suggestion', documents.suggestion()),
    documentEntry('oddkin.ai.suggestion', documents.suggestion({ label: 'Turn back', prompt: 'Turn back to the first room.' })),
    documentEntry('oddkin.ai.model-option', documents.modelOption()),
    documentEntry(
      'oddkin.ai.model-option',
      documents.modelOption({ label: 'Large model', available: false, reason: 'Its budget is used up.' }),
    ),
    documentEntry(
      'oddkin.ai.tool-call',
      documents.toolCall({ toolCallId: 'asked', status: 'pending', title: 'Open the chest', progress: 0 }),
    ),
    documentEntry('oddkin.ai.message', documents.message({ role: 'system', parts: [{ type: 'text', id: 'text', text: 'Be careful.' }] })),
    documentEntry(
      'oddkin.ai.message',
      documents.message({ role: 'tool', parts: [{ type: 'data', id: 'data', name: 'room', data: { width: 4, depth: 3 } }] }),
    ),
    documentEntry('oddkin.ai.message', documents.message({ id: 'everything', parts: [...everyPart()] })),
    documentEntry(
      'oddkin.ai.message',
      documents.message({ id: 'other', parentId: 'everything', provenance: { kind: 'generated', model: 'Small model' } }),
    ),
    documentEntry('oddkin.ai.message', documents.message({ id: 'alternative', parentId: 'everything' })),
  ];
}

function everyPart() {
  return [
    { type: 'text', id: 'text', text: 'A key lies in the *second* room[^map].', state: 'done' },
    { type: 'reasoning', id: 'reasoning', text: 'The map shows it.', state: 'done' },
    { type: 'file', id: 'file', name: 'map.png', mediaType: 'image/png', size: 2_048 },
    { type: 'source', id: 'source', sourceId: 'map', title: 'Map of the first floor', kind: 'document' },
    { type: 'tool-call', id: 'tool-call', toolCallId: 'asked' },
    { type: 'approval', id: 'approval', approvalId: 'approval-1' },
    { type: 'artifact', id: 'artifact', artifactId: 'artifact-2', revisionId: 'first' },
    { type: 'data', id: 'data', name: 'room', data: { width: 4, depth: 3 } },
    { type: 'unsupported', id: 'unsupported', originalType: 'hologram' },
  ] as const;
}
