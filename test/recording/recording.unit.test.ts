import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readArrival } from '@oddkin/ai/aicc';
import { arrivalsOf, parseRecording, readRecording, record, redact, writeRecording, type Recording } from '@oddkin/ai/recording';
import { createObserverStore } from '@oddkin/ai/store';
import { createFrames, documentEntry, replay } from '@oddkin/ai/testing';
import { plainState } from '../projection/plain-state.js';
import { stream } from '../projection/stream-arbitrary.js';

const header = { recording: 'oddkin-aicc', version: 1, createdAt: '2026-01-02T03:04:05.000Z', source: 'a test' } as const;
const startAt = Date.parse(header.createdAt);

function recordAll(texts: readonly (string | undefined)[]): string {
  let written = '';
  const sink = record({ write: (line) => (written += line), startAt, source: 'a test' });
  for (const [index, text] of texts.entries()) sink(readArrival(text, startAt + index * 10));
  return written;
}

describe('record', () => {
  it('writes a header and a line for each message, as soon as it comes', () => {
    const frames = createFrames();
    const [init, result] = [JSON.stringify(frames.sessionInit()), JSON.stringify(frames.toolCall())];
    const lines = recordAll([init, result]).split('\n');
    expect(lines).toEqual([
      JSON.stringify(header),
      `{"at":0,"from":"bridge","frame":${init}}`,
      `{"at":10,"from":"agent","frame":${result}}`,
      '',
    ]);
  });

  it('keeps the text of a frame to the last digit, on one line', () => {
    const text = JSON.stringify(createFrames().event({ payload: { id: 'ID' } }), undefined, 2).replace('"ID"', '12345678901234567890');
    const recording = parseRecording(recordAll([text, text.replace('12345678901234567890', '1e400')]));
    expect(recording.messages[0]?.text).toContain('12345678901234567890');
    expect(recording.messages[1]?.text).toContain('1e400');
    expect(recording.messages[0]?.text).toBe(text.replaceAll('\n', ' '));
  });

  it.each(['not json {', '[1]', '7', '"text"', '', 'two\nlines', '\ud800', undefined])('keeps %j, which is no frame', (text) => {
    expect(parseRecording(recordAll([text])).messages).toEqual([{ at: 0, from: 'bridge', text }]);
  });

  it('comes to the live state again when it is played back, for any stream cut anywhere', () => {
    fc.assert(
      fc.property(stream(true), (messages) => {
        const live = createObserverStore();
        const texts = messages.map(({ text }) => text);
        live.receive(texts.map((text, index) => readArrival(text, startAt + index * 10)));
        const replayed = createObserverStore();
        replay(recordAll(texts), replayed);
        expect(plainState(replayed.getState())).toEqual(plainState(live.getState()));
      }),
    );
  });
});

describe('reading', () => {
  const frames = createFrames();
  const whole: Recording = {
    header,
    problems: [],
    messages: [frames.sessionInit(), frames.toolCall(), frames.toolResult()].map((frame, index) => ({
      at: index * 5,
      from: 'bridge',
      text: JSON.stringify(frame),
    })),
  };
  const text = [...writeRecording(whole)].join('');

  it('gives what was written', async () => {
    expect(parseRecording(text)).toEqual(whole);
    expect(await readRecording(text)).toEqual(whole);
  });

  it('takes a source that is cut anywhere, in a character too', async () => {
    const spoken = { ...whole, messages: [{ at: 1, from: 'agent' as const, text: '{"said":"Grüße 😀 日本"}' }] };
    const bytes = new TextEncoder().encode([...writeRecording(spoken)].join(''));
    for (let cut = 0; cut <= bytes.length; cut += 1)
      expect(await readRecording([bytes.subarray(0, cut), bytes.subarray(cut)])).toEqual(spoken);
  });

  it('takes line breaks of either kind, empty lines, and a last line without one', async () => {
    const odd = `${text.replaceAll('\n', '\r\n\r\n')}`;
    expect(await readRecording(odd)).toEqual(whole);
    expect(parseRecording(odd)).toEqual(whole);
    expect(parseRecording(text.trimEnd())).toEqual(whole);
  });

  it('loses only the last line when that was cut', async () => {
    for (const cut of [1, 5, 40]) {
      const read = await readRecording(text.slice(0, -1 - cut));
      expect(read.messages).toEqual(whole.messages.slice(0, 2));
      expect(read.problems).toMatchObject([{ code: 'line_cut', line: 4 }]);
      expect(parseRecording(text.slice(0, -1 - cut))).toEqual(read);
    }
  });

  it.each([
    ['nonsense', ''],
    ['{"at":-1,"from":"agent","frame":{}}', '/at'],
    ['{"at":1,"from":"moon","frame":{}}', '/from'],
    ['{"at":1,"from":"agent","frame":[]}', '/frame'],
    ['{"at":1,"from":"agent","text":7}', '/text'],
    ['{"from":"agent","frame":{}}', '/at'],
    ['null', ''],
  ])('tells of the bad line %s and goes on', (line, path) => {
    const lines = text.split('\n');
    const read = parseRecording([lines[0], lines[1], line, ...lines.slice(2)].join('\n'));
    expect(read.messages).toEqual(whole.messages);
    expect(read.problems).toMatchObject([{ code: 'line_invalid', line: 3, path }]);
  });

  it('goes on without a header, and tells', () => {
    const lines = text.split('\n').slice(1).join('\n');
    expect(parseRecording(lines)).toMatchObject({ messages: whole.messages, problems: [{ code: 'header_invalid', line: 1 }] });
    expect(parseRecording(`{"recording":"oddkin-aicc","version":2,"createdAt":"x"}\n${lines}`).problems).toMatchObject([
      { code: 'header_invalid', path: '/version' },
    ]);
    expect(parseRecording('')).toMatchObject({ messages: [], problems: [{ code: 'header_invalid' }] });
  });

  it('keeps the order of members that another program chose', () => {
    const frame = frames.heartbeat();
    const read = parseRecording(
      `${JSON.stringify(header)}\n${JSON.stringify({ frame, extra: { frame: 1 }, from: 'agent', at: 3 })}\n${JSON.stringify({ at: 4, from: 'agent', frame, extra: {} })}\n`,
    );
    expect(read.messages.map((message) => message.text)).toEqual([JSON.stringify(frame), JSON.stringify(frame)]);
  });

  it('dates arrivals by the recording alone', () => {
    expect(arrivalsOf(whole).map(({ at }) => at)).toEqual([startAt, startAt + 5, startAt + 10]);
    expect(arrivalsOf({ ...whole, header: { ...header, createdAt: 'once' } })[1]?.at).toBe(5);
  });
});

describe('redact', () => {
  const frames = createFrames();
  const secret = 'sk-12345';
  const of = (...values: readonly unknown[]): Recording => ({
    header,
    problems: [],
    messages: values.map((value) => ({ at: 0, from: 'agent', text: typeof value === 'string' ? value : JSON.stringify(value) })),
  });
  const inputOf = (recording: Recording) => (JSON.parse(recording.messages[0]?.text ?? '') as { input: unknown }).input;

  it.each(['protocol', 'type', 'session_id', 'message_id'])('hides a secret in the place of %s, which such a thing never is', (name) => {
    const redacted = redact(of({ ...frames.toolCall(), [name]: secret }), { patterns: [/sk-\d+/] });
    expect([...writeRecording(redacted)].join('')).not.toContain(secret);
  });

  it('replaces what stands at a JSON Pointer, and leaves frames alone where nothing stands', () => {
    const call = frames.toolCall({ input: { 'a/b': { '~': 1 }, list: [{ pin: 1 }, { pin: 2 }], other: 'x' } });
    const given = of(call, frames.heartbeat());
    const redacted = redact(given, { pointers: ['/input/a~1b/~0', '/input/list/*/pin', '/none'] });
    expect(inputOf(redacted)).toEqual({ 'a/b': { '~': '[redacted]' }, list: [{ pin: '[redacted]' }, { pin: '[redacted]' }], other: 'x' });
    expect(redacted.messages[1]).toBe(given.messages[1]);
  });

  it('replaces every match of a pattern, in texts and names, and in what is no frame', () => {
    const call = frames.toolCall({ call_id: `call ${secret}`, input: { deep: [{ [`key ${secret}`]: `${secret} and ${secret}` }] } });
    const redacted = redact(of(call, `not json ${secret}`), { patterns: [/sk-\d+/], replacement: '$&' });
    expect(JSON.stringify(redacted)).not.toContain(secret);
    expect(redacted.messages[1]?.text).toBe('not json $&');
  });

  it('leaves a recording that can be played', () => {
    const redacted = redact(of(frames.sessionInit(), frames.toolCall()), {
      patterns: [/test-world|[0-9a-f-]{30,}/, /aicc/],
      pointers: ['/input/none'],
    });
    const store = createObserverStore();
    replay(redacted, store);
    expect([...store.getState().sessions.keys()]).toEqual([frames.sessionId]);
  });

  it('throws for a pointer that is none', () => {
    expect(() => redact(of(), { pointers: ['input'] })).toThrow(/must begin with "\/"/);
  });

  it('marks what stands where no text is allowed by an object, and numbers and dates by their place', () => {
    const plan = { planId: 'p', title: 'Plan', steps: [{ id: 'a', title: 'A', status: 'pending', cost: 3 }] };
    const attempt = { attemptId: 'a', status: 'running', startedAt: '2026-01-01T00:00:00Z', usage: { inputTokens: 5 } };
    const documents = [documentEntry('oddkin.ai.plan', plan as never), documentEntry('oddkin.ai.attempt', attempt as never)];
    const given = of(frames.toolCall({ input: { a: 1 } }), frames.agentMessage({ documents }));
    const redacted = redact(given, {
      pointers: ['/input', '/payload/documents/*/value/usage/inputTokens', '/payload/documents/*/value/startedAt'],
    });
    expect(inputOf(redacted)).toEqual({ '[redacted]': true });
    expect(JSON.parse(redacted.messages[1]?.text ?? '')).toMatchObject({
      payload: { documents: [{ value: plan }, { value: { startedAt: '1970-01-01T00:00:00.000Z', usage: { inputTokens: 0 } } }] },
      meta: { redacted: ['/payload/documents/1/value/startedAt', '/payload/documents/1/value/usage/inputTokens'] },
    });
    const store = createObserverStore();
    replay(redacted, store);
    expect(store.getState().problems.counts.error).toBe(0);
  });

  it('keeps the length of streamed text, so that what comes after it still fits', () => {
    const delta = (offset: number, text: string) =>
      frames.agentMessage({ delta: { messageId: 'm', partId: 't', partType: 'text', offset, text } });
    const redacted = redact(of(delta(0, `My key is ${secret}, `), delta(20, 'and sk-1 too.')), { patterns: [/sk-\d+/] });
    const store = createObserverStore();
    replay(redacted, store);
    const [message] = [...store.getState().messages.records.values()];
    expect(message?.value.parts).toMatchObject([{ text: 'My key is ████████, and ████ too.' }]);
    expect(message?.damage.size).toBe(0);
  });

  it('lets no two hidden names become one', () => {
    const redacted = redact(of(frames.toolCall({ input: { 'sk-1': 1, 'sk-2': 2 } })), { patterns: [/sk-\d+/] });
    expect(inputOf(redacted)).toEqual({ '[redacted]': 1, '[redacted] 2': 2 });
  });

  it('hides all of a frame that could not be one without what is hidden, or is nested too deep', () => {
    const call = frames.toolCall();
    expect(redact(of(call), { patterns: [/look/] }).messages[0]?.text).not.toContain('look');
    expect(redact(of(call), { pointers: ['/payload', '/call_id', '/tool', '/input'] }).messages[0]?.text).not.toContain('"look"');
    expect(redact(of(`{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`), { patterns: [/sk-\d+/] }).messages[0]?.text).toBe('[redacted]');
  });

  it.each([/(a+)+/, /(a|a)*b/, /(x)\1/])('throws for %s, which could run away', (pattern) => {
    expect(() => redact(of(), { patterns: [pattern] })).toThrow(/is not run on text from outside/);
  });

  it('leaves nothing of what was hidden anywhere in a store, and no place of it empty', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('before', 'key', 'value', 'list'), (rest, place) => {
        const input = { before: [`${secret}!`], key: { [`a ${secret}`]: 1 }, value: { of: secret }, list: [[secret]] }[place];
        const store = createObserverStore({ redact: { patterns: [/sk-\d+/], pointers: ['/payload/documents/*/value/steps/*/detail'] } });
        const one = createFrames();
        const steps = [{ id: 'a', title: secret, status: 'pending', detail: 'quiet' }];
        const told = documentEntry('oddkin.ai.plan', { planId: 'p', title: 'Plan', steps } as never);
        store.ingest([
          one.sessionInit(),
          one.toolCall({ input: { input, rest } }),
          `broken ${secret}`,
          one.agentMessage({ documents: [told] }),
        ]);
        store.put([told]);
        const all = JSON.stringify(store.snapshot());
        expect(all).not.toContain(secret);
        expect(all).not.toContain('quiet');
        expect(JSON.stringify([...store.getState().toolCalls.records.values()])).toContain('[redacted]');
        expect([...store.getState().plans.values()].map(({ value }) => value.steps[0])).toMatchObject([
          { title: '[redacted]', detail: '[redacted]' },
          { title: '[redacted]', detail: '[redacted]' },
        ]);
      }),
      { numRuns: 50 },
    );
  });

  it('keeps hostile names as what they are', () => {
    const text = JSON.stringify(frames.toolCall({ input: { NAME: secret } })).replace('NAME', '__proto__');
    const redacted = redact(of(text), { patterns: [/sk-\d+/] });
    expect(redacted.messages[0]?.text).toContain('"__proto__":"[redacted]"');
  });
});
