import { describe, expect, it } from 'vitest';
import { countedUuid, createFrames, createManifest, declareTool, documentEntry } from '@oddkin/ai/testing';
import { feedStore, startAt } from './feed-store.js';

const expired = { code: 'session_expired', message: 'The session is over.', retryable: false } as const;
const nil = '00000000-0000-0000-0000-000000000000';

describe('session_init', () => {
  it('makes the session live with its manifest and enters its opening into the timeline', () => {
    const { state, frames } = feedStore();
    const session = state().sessions.get(frames.sessionId);
    expect(session).toMatchObject({ phase: 'live', openedAt: startAt, frames: 1 });
    expect(session?.manifest).toEqual(createManifest());
    expect([...state().timeline]).toMatchObject([{ kind: 'session', change: 'opened', position: 0, at: startAt }]);
  });

  it('is not needed by the heartbeat of an observer, which opens no session', () => {
    const { state, take } = feedStore();
    const { size } = state().sessions;
    take(createFrames(nil).heartbeat());
    expect(state().sessions.size).toBe(size);
    expect(state().problems.entries.size).toBe(0);
    expect(state().wire.entries.at(-1)).toMatchObject({ type: 'heartbeat', accepted: true });
  });

  it('again for a live session takes the manifest and says nothing more', () => {
    const { state, frames, take } = feedStore();
    take(frames.sessionInit({ tick_rate_hz: 9 }));
    expect(state().sessions.get(frames.sessionId)?.manifest?.tick_rate_hz).toBe(9);
    expect(state().timeline.size).toBe(1);
  });

  it('after a resume keeps the history', () => {
    const { state, frames, take, key, codes } = feedStore();
    take(frames.toolCall());
    take(frames.sessionResume());
    expect(state().sessions.get(frames.sessionId)?.phase).toBe('resuming');
    take(frames.sessionInit());
    take(frames.toolResult());
    expect(state().sessions.get(frames.sessionId)?.phase).toBe('live');
    expect(state().toolCalls.records.get(key('call-1'))?.value.status).toBe('succeeded');
    expect(Array.from(state().timeline, (entry) => (entry.kind === 'session' ? entry.change : entry.kind))).toEqual([
      'opened',
      'tool-call',
      'resuming',
      'resumed',
    ]);
    expect(codes()).toEqual([]);
  });

  it('that a resumed stream repeats does not open a closed session again, however much came since', () => {
    const { state, frames, take } = feedStore({ limits: { recentMessageIds: 3 } }, { isLive: false });
    const init = frames.sessionInit();
    take(init);
    for (let count = 0; count < 9; count += 1) take(frames.heartbeat());
    take(frames.sessionClose());
    expect(take(init)).toMatchObject({ accepted: false, problems: [] });
    expect(state().sessions.get(frames.sessionId)?.phase).toBe('closed');
  });

  it.each([
    [{ tools: 'none' }, '/tools'],
    [{ tick_rate_hz: 0 }, '/tick_rate_hz'],
    [{ world: { name: 'w', kind: '4d' } }, '/world/kind'],
    [{ agent_model: { class: 'huge' } }, '/agent_model/class'],
  ])('with %j is refused with the pointer %s', (overrides, path) => {
    const { state, take, frames } = feedStore({}, { isLive: false });
    take({ ...frames.sessionInit(), ...overrides });
    expect(state().problems.entries.at(0)).toMatchObject({ code: 'schema_mismatch', path });
    expect(state().sessions.size).toBe(0);
    expect(state().wire.entries.at(0)).toMatchObject({ accepted: false, type: undefined });
  });
});

describe.each([
  ['session_close', 'closed', (frames: ReturnType<typeof createFrames>) => frames.sessionClose({ reason: 'The session is over.' })],
  ['session_expired', 'expired', (frames: ReturnType<typeof createFrames>) => frames.error({ error: expired })],
] as const)('%s', (_name, phase, ending) => {
  it('ends the session with its reason', () => {
    const { state, frames, take } = feedStore();
    take(ending(frames), 500);
    expect(state().sessions.get(frames.sessionId)).toMatchObject({
      phase,
      closeReason: 'The session is over.',
      endedAt: startAt + 500,
      turn: undefined,
      openCalls: { size: 0, newest: undefined },
    });
    expect(state().timeline.at(-1)).toMatchObject({ kind: 'session', change: phase, reason: 'The session is over.' });
  });

  it('cancels what is still open, of this session alone', () => {
    const { state, frames, take, document, documents, key, store } = feedStore();
    const other = createFrames(countedUuid(0, 2));
    take(other.sessionInit());
    take(other.toolCall());
    take(frames.toolCall());
    take(frames.toolResult());
    take(frames.toolCall());
    document(documentEntry('oddkin.ai.tool-call', documents.toolCall({ toolCallId: 'sub', status: 'pending' })));
    document(documentEntry('oddkin.ai.attempt', documents.attempt()));
    take(ending(frames), 500);
    const statuses = Object.fromEntries(Array.from(state().toolCalls.records, ([each, { value }]) => [each, value.status]));
    expect(statuses).toEqual({
      [`${other.sessionId}/call-1`]: 'running',
      [key('call-1')]: 'succeeded',
      [key('call-2')]: 'cancelled',
      [key('sub')]: 'cancelled',
    });
    expect(state().toolCalls.records.get(key('call-2'))).toMatchObject({ endedAt: startAt + 500 });
    expect(state().attempts.get(key('attempt-1'))?.value.status).toBe('cancelled');
    expect(store.getState().statistics.get(key('look'))).toMatchObject({ calls: 2, inFlight: 0, succeeded: 1, cancelled: 1 });
  });

  it('fails answers and decisions that were on their way, and leaves what is asked', () => {
    const { state, frames, take, document, documents, key } = feedStore();
    document(documentEntry('oddkin.ai.question', documents.question({ questionId: 'sent', status: 'submitting' })));
    document(documentEntry('oddkin.ai.question', documents.question({ questionId: 'asked', status: 'requested' })));
    document(documentEntry('oddkin.ai.approval', documents.approval({ approvalId: 'sent', status: 'submitting' })));
    take(ending(frames), 500);
    expect(state().questions.get(key('sent'))?.value).toMatchObject({ status: 'failed', error: { code: 'session_over' } });
    expect(state().questions.get(key('asked'))?.value.status).toBe('requested');
    expect(state().approvals.get(key('sent'))?.value).toMatchObject({ status: 'failed', error: { code: 'session_over' } });
  });

  it('interrupts messages that are streaming', () => {
    const { state, frames, take, delta, key, say } = feedStore();
    delta({ offset: 0, text: 'Hel' });
    say({ delta: { messageId: 'whole', partId: 'p', partType: 'text', offset: 0, text: 'Done.', state: 'done' } });
    take(ending(frames));
    expect(state().messages.records.get(key('m'))?.interrupted).toBe(true);
    expect(state().messages.records.get(key('whole'))?.interrupted).toBe(false);
  });

  it('refuses every frame that comes after, and keeps it under the problems', () => {
    const { state, frames, take } = feedStore();
    take(frames.toolCall());
    take(ending(frames));
    const before = state();
    const late = [frames.toolResult(), frames.toolCall(), frames.event(), frames.heartbeat(), frames.manifestRequest()];
    for (const frame of late) expect(take(frame)).toMatchObject({ accepted: false, problems: [{ code: 'session_over' }] });
    expect(state()).toMatchObject({
      sessions: before.sessions,
      messages: before.messages,
      toolCalls: before.toolCalls,
      timeline: before.timeline,
    });
    expect(state().wire.entries.at(-1)).toMatchObject({ accepted: false, type: 'manifest_request' });
  });

  it('a second time says nothing new', () => {
    const { state, frames, take } = feedStore();
    take(ending(frames));
    const { timeline } = state();
    take(frames.sessionClose({ reason: 'again' }));
    expect(state().timeline).toBe(timeline);
    expect(state().sessions.get(frames.sessionId)?.closeReason).toBe('The session is over.');
  });

  it('is not undone by a session_resume', () => {
    const { state, frames, take } = feedStore();
    take(ending(frames));
    take(frames.sessionResume());
    expect(state().sessions.get(frames.sessionId)?.phase).toBe(phase);
  });
});

describe('an error', () => {
  it('is counted, kept and entered into the timeline', () => {
    const { state, frames, take } = feedStore();
    take(frames.error());
    take(frames.error({ error: { code: 'invalid_input', message: 'No.', retryable: true } }));
    expect(state().sessions.get(frames.sessionId)).toMatchObject({ phase: 'live', errors: 2, lastError: { code: 'invalid_input' } });
    expect(state().timeline.at(-1)).toMatchObject({ kind: 'error', error: { code: 'invalid_input' } });
  });

  it.each(['its own id', 'the nil id'])(
    'session_expired that may be tried again, with %s, tells of a gap and loses sight of the session',
    (whose) => {
      const { state, frames, take } = feedStore();
      take(frames.error({ session_id: whose === 'the nil id' ? nil : frames.sessionId, error: { ...expired, retryable: true } }));
      expect(state().sessions.get(frames.sessionId)).toMatchObject({ phase: 'lost', endedAt: undefined });
      expect(state().timeline.at(-1)).toMatchObject({ kind: 'session', change: 'gap' });
    },
  );

  it.each(['session_init', 'tool_call'])('a session that was lost sight of is found again by its next %s', (type) => {
    const { state, frames, take, codes } = feedStore();
    take(frames.error({ session_id: nil, error: { ...expired, retryable: true } }));
    take(type === 'session_init' ? frames.sessionInit() : frames.toolCall());
    expect(state().sessions.get(frames.sessionId)?.phase).toBe('live');
    expect(codes()).toEqual(['stream_gap']);
  });

  it.each([nil, countedUuid(0, 7)])('about %s, which is no session that was opened, opens none', (sessionId) => {
    const { state, frames, take } = feedStore();
    take(frames.error({ session_id: sessionId, error: { ...expired, retryable: sessionId === nil } }));
    expect([...state().sessions.keys()]).toEqual([frames.sessionId]);
    expect(state().timeline.at(-1)).toMatchObject({ sessionId, position: 1 });
  });

  it('of the bridge with no session at all is no frame of an unknown one', () => {
    const { frames, take, codes } = feedStore();
    take(frames.error({ session_id: nil, error: { ...expired, retryable: true } }));
    expect(codes()).toEqual(['stream_gap']);
  });
});

describe('a session of which no session_init has come', () => {
  it('is taken all the same, and told of once', () => {
    const { state, frames, take, codes } = feedStore({}, { isLive: false });
    take(frames.toolCall());
    take(frames.toolResult());
    expect(codes()).toEqual(['session_unknown']);
    expect(state().sessions.get(frames.sessionId)).toMatchObject({ phase: 'unknown', manifest: undefined, frames: 2 });
    take(frames.sessionInit());
    expect(state().sessions.get(frames.sessionId)).toMatchObject({ phase: 'live', frames: 3 });
  });
});

describe('a heartbeat', () => {
  it('is a sign of life', () => {
    const { state, frames, take } = feedStore();
    const { timeline } = state();
    take(frames.heartbeat(), 700);
    expect(state().sessions.get(frames.sessionId)).toMatchObject({ lastHeartbeatAt: startAt + 700, lastFrameAt: startAt + 700 });
    expect(state().timeline).toBe(timeline);
  });

  it('brings a manifest and tells which tools came, went or changed', () => {
    const { state, frames, take } = feedStore();
    const manifest = createManifest({
      tools: [declareTool('look'), declareTool('move', 'actuator', { description: 'Walks.' }), declareTool('fly')],
    });
    take(frames.heartbeat({ manifest_update: manifest }));
    expect(state().timeline.at(-1)).toMatchObject({ kind: 'manifest', added: ['fly'], removed: ['speak'], changed: ['move'] });
    expect(state().sessions.get(frames.sessionId)?.manifest).toEqual(manifest);
  });

  it('with a bad manifest leaves the old one in force, with a pointer to what is bad', () => {
    const { state, frames, take } = feedStore();
    take({ ...frames.heartbeat(), manifest_update: { ...createManifest(), tools: [{ id: 'Bad Id' }] } });
    expect(state().sessions.get(frames.sessionId)?.manifest).toEqual(createManifest());
    expect(state().problems.entries.at(0)).toMatchObject({ code: 'manifest_refused', level: 'warning' });
    expect(state().problems.entries.at(0)?.path).toMatch(/^\/manifest_update\/tools\/0/);
  });
});

it('a manifest_request is counted and shown in the wire log only', () => {
  const { state, frames, take } = feedStore();
  const { timeline } = state();
  take(frames.manifestRequest());
  expect(state().sessions.get(frames.sessionId)?.manifestRequests).toBe(1);
  expect(state().timeline).toBe(timeline);
  expect(state().wire.entries.at(-1)).toMatchObject({ type: 'manifest_request', from: 'agent', accepted: true });
});

describe('frames that come again', () => {
  it('under the same message_id in the same session are dropped', () => {
    const { state, frames, take } = feedStore();
    const call = frames.toolCall();
    take(call);
    const before = state();
    expect(take(call)).toEqual({ position: before.wire.next, accepted: false, problems: [] });
    expect(state()).toBe(before);
  });

  it('under a message_id written in other letters are dropped too', () => {
    const { state, frames, take } = feedStore();
    const call = frames.toolCall({ message_id: 'abcdefab-0000-4000-8000-00000000000a' });
    take(call);
    take({ ...call, message_id: call.message_id.toUpperCase() });
    expect(state().toolCalls.records.size).toBe(1);
  });

  it('under the same message_id in another session are not', () => {
    const { state, frames, take } = feedStore();
    const other = createFrames(countedUuid(0, 2));
    take(other.sessionInit({ message_id: frames.heartbeat().message_id }));
    take(other.heartbeat({ message_id: frames.sessionInit().message_id }));
    expect(state().sessions.get(other.sessionId)?.frames).toBe(2);
  });

  it('are remembered in bounded memory', () => {
    const { state, frames, take } = feedStore({ limits: { recentMessageIds: 2 } });
    const first = frames.heartbeat();
    take(first);
    for (let count = 0; count < 2; count += 1) take(frames.heartbeat());
    take(first);
    expect(state().sessions.get(frames.sessionId)?.frames).toBe(4);
    for (let count = 0; count < 3; count += 1) take(frames.heartbeat());
    take(first);
    expect(state().sessions.get(frames.sessionId)?.frames).toBe(8);
  });
});
