import { describe, expect, it } from 'vitest';
import { createDocuments, createFrames, createManifest, declareTool, documentEntry, removalEntry } from '@oddkin/ai/testing';
import { validateDocument, validateFrame } from '@oddkin/ai/validate';
import { createObserverStore } from '@oddkin/ai/store';
import { documentTable, frameTable } from '../../src/schema/index.js';

const build = () => {
  const frames = createFrames();
  const error = { code: 'timeout', message: 'Too slow.', retryable: true } as const;
  return [
    frames.sessionInit(),
    frames.sessionResume(),
    frames.sessionClose(),
    frames.manifestRequest(),
    frames.toolCall(),
    frames.toolResult(),
    frames.toolResult({ error }),
    frames.event(),
    frames.agentMessage({ text: 'Hello' }),
    frames.error(),
    frames.heartbeat(),
    frames.heartbeat({ manifest_update: createManifest({ tools: [declareTool('fly')] }) }),
  ];
};

describe('frame builders', () => {
  it('make frames that fit the schema, each with a message_id of its own, the same each time', () => {
    const frames = build();
    for (const frame of frames) expect(validateFrame(frame)).toMatchObject({ ok: true });
    expect(new Set(frames.map(({ message_id: id }) => id)).size).toBe(frames.length);
    expect(build()).toEqual(frames);
  });

  it('are there for every type of frame', () => {
    expect(new Set(build().map(({ type }) => type))).toEqual(new Set(frameTable.keys()));
  });

  it('answer the last call with ok true, and with ok false where an error is given', () => {
    const frames = createFrames();
    const call = frames.toolCall();
    expect(frames.toolResult()).toMatchObject({ call_id: call.call_id, ok: true, output: {} });
    const failed = frames.toolResult({ error: { code: 'timeout', message: 'Too slow.', retryable: true } });
    expect(failed.ok).toBe(false);
    expect('output' in failed).toBe(false);
  });
});

describe('document builders', () => {
  it('make a document of every schema that fits it, and that a store takes and removes', () => {
    const documents = createDocuments();
    const entries = [
      documentEntry('oddkin.ai.message', documents.message()),
      documentEntry('oddkin.ai.plan', documents.plan()),
      documentEntry('oddkin.ai.question', documents.question()),
      documentEntry('oddkin.ai.suggestion', documents.suggestion()),
      documentEntry('oddkin.ai.model-option', documents.modelOption()),
      documentEntry('oddkin.ai.tool-call', documents.toolCall()),
      documentEntry('oddkin.ai.approval', documents.approval()),
      documentEntry('oddkin.ai.artifact', documents.artifact()),
      documentEntry('oddkin.ai.attempt', documents.attempt()),
    ];
    expect(new Set(entries.map(({ schema }) => schema))).toEqual(new Set(documentTable.keys()));
    for (const { schema, value } of entries) expect(validateDocument(schema, value)).toMatchObject({ ok: true });
    const store = createObserverStore();
    expect(store.put(entries).every(({ accepted }) => accepted)).toBe(true);
    store.put([removalEntry('oddkin.ai.plan', 'plan-1')]);
    expect(store.getState().plans.size).toBe(0);
  });
});
