import { createObserverStore } from '@oddkin/ai/store';
import { createFrames, createManifest, declareTool } from '@oddkin/ai/testing';
import { describe, expect, it } from 'vitest';
import { checkToolCall } from '../../src/store/index.js';

const numbered = (type: string, overrides = {}) =>
  createManifest({
    tools: [
      declareTool('look', 'sensor', {
        input_schema: { type: 'object', properties: { n: { type } } },
        output_schema: { type: 'object', required: ['seen'] },
        ...overrides,
      }),
    ],
  });

function check(frames: readonly unknown[], callId = 'call-1') {
  const store = createObserverStore();
  store.ingest(frames);
  const call = [...store.getState().toolCalls.records.values()].find(({ key }) => key.endsWith(`/${callId}`));
  return call === undefined ? undefined : checkToolCall(store.getState(), call);
}

describe('checkToolCall', () => {
  it('names what of input and output does not have its declared shape', () => {
    const frames = createFrames();
    expect(
      check([
        frames.sessionInit(numbered('integer')),
        frames.toolCall({ input: { n: 'seven' } }),
        frames.toolResult({ output: { other: 1 } }),
      ]),
    ).toEqual({
      input: { status: 'mismatch', problems: [{ path: '/n', keyword: 'type', message: '/n must be of type integer.', value: 'seven' }] },
      output: {
        status: 'mismatch',
        problems: [{ path: '/seen', keyword: 'required', message: '/seen is missing.', value: undefined }],
      },
    });
  });

  it('judges each call by the manifest that was in force when it was made', () => {
    const frames = createFrames();
    const all = [
      frames.sessionInit(numbered('integer')),
      frames.toolCall({ input: { n: 7 } }),
      frames.heartbeat({ manifest_update: numbered('string') }),
      frames.toolCall({ input: { n: 7 } }),
    ];
    expect(check(all, 'call-1')?.input).toEqual({ status: 'fits' });
    expect(check(all, 'call-2')?.input?.status).toBe('mismatch');
  });

  it('forbids members that are not declared only under strict_input', () => {
    const frames = createFrames();
    const called = frames.toolCall({ input: { n: 1, more: 2 } });
    expect(check([frames.sessionInit(numbered('integer')), called])?.input).toEqual({ status: 'fits' });
    expect(check([frames.sessionInit(numbered('integer', { strict_input: true })), called])?.input).toMatchObject({
      status: 'mismatch',
      problems: [{ path: '/more', keyword: 'additionalProperties' }],
    });
  });

  it('says nothing of a tool that no manifest declares, nor of an output that has not come', () => {
    const frames = createFrames();
    expect(check([frames.sessionInit(), frames.toolCall({ tool: 'fly' })])).toEqual({ input: undefined, output: undefined });
    expect(check([frames.sessionInit(), frames.toolCall()], 'call-2')).toEqual({ input: { status: 'fits' }, output: undefined });
  });

  it('tells why a schema can not be used, and goes on', () => {
    const frames = createFrames();
    const manifest = createManifest({ tools: [declareTool('look', 'sensor', { input_schema: { $ref: 'https://example.org/s' } })] });
    expect(check([frames.sessionInit(manifest), frames.toolCall()])?.input).toMatchObject({
      status: 'unchecked',
      reason: 'reference_remote',
    });
  });

  it('keeps the same manifest when a session is told again of what it has', () => {
    const store = createObserverStore();
    const frames = createFrames();
    store.ingest([frames.sessionInit()]);
    const before = store.getState().sessions.get(frames.sessionId);
    store.ingest([frames.sessionInit()]);
    expect(store.getState().sessions.get(frames.sessionId)?.manifests).toBe(before?.manifests);
  });
});
