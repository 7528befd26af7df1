import { placeOfCall } from '../../src/store/call-place.js';
import { describe, expect, it } from 'vitest';
import { conversation, createObserverStore } from '@oddkin/ai/store';
import { countedUuid, createFrames, documentEntry } from '@oddkin/ai/testing';
import { nilUuid } from '../../src/aicc/index.js';
import { feedStore } from './feed-store.js';

describe('past its limits the store', () => {
  it('lets go of the oldest calls with the turns in which they stand, and of what the timeline tells before', () => {
    const { state, frames, take, key } = feedStore({ limits: { toolCalls: 20, turnParts: 4 } });
    take(frames.sessionInit());
    for (let count = 0; count < 60; count += 1) {
      take(frames.toolCall({ call_id: `c${count}` }));
      take(frames.toolResult({ call_id: `c${count}` }));
      const { toolCalls, messages, timeline } = state();
      expect(toolCalls.records.size).toBeLessThanOrEqual(20);
      for (const { value } of messages.records.values())
        for (const part of value.parts) expect(part.type === 'tool-call' && toolCalls.records.has(part.toolCallId)).toBe(true);
      for (const entry of timeline) if (entry.kind === 'tool-call') expect(toolCalls.records.has(entry.toolCallKey)).toBe(true);
    }
    const { toolCalls, messages, letGo } = state();
    expect(toolCalls.records.has(key('c59'))).toBe(true);
    expect(letGo.toolCalls + toolCalls.records.size).toBe(60);
    expect(letGo.messages + messages.records.size).toBe(15);
    for (const key of toolCalls.records.keys()) expect(messages.records.has(placeOfCall(state(), key) ?? '')).toBe(true);
    expect(messages.tree.roots.get(frames.sessionId)?.size).toBe(messages.records.size);
  });

  it('counts a call that runs as cancelled when it lets go of it, and waits for it no more', () => {
    const { state, frames, take } = feedStore({ limits: { toolCalls: 10 } });
    take(frames.sessionInit());
    for (let count = 0; count < 30; count += 1) take(frames.toolCall({ call_id: `c${count}` }));
    const { toolCalls, sessions, statistics } = state();
    const [tool] = statistics.values();
    expect(sessions.get(frames.sessionId)?.openCalls.size).toBe(toolCalls.records.size);
    expect(tool).toMatchObject({ calls: 30, inFlight: toolCalls.records.size, cancelled: 30 - toolCalls.records.size });
  });

  it('shows the rest of a conversation as before when the oldest messages go', () => {
    const { state, frames, document, documents } = feedStore({ limits: { messages: 10 } });
    const shown: string[] = [];
    for (let count = 0; count < 35; count += 1) {
      const parent = count === 0 ? {} : { parentId: `m${count - 1}` };
      document(documentEntry('oddkin.ai.message', documents.message({ id: `m${count}`, ...parent })));
      shown.push(`${frames.sessionId}/m${count}`);
      const path = conversation(state().messages.tree, frames.sessionId);
      expect(path.length).toBeLessThanOrEqual(10);
      expect(path).toEqual(shown.slice(-path.length));
    }
    const { tree, records } = state().messages;
    expect([tree.arrivals.size, tree.children.size, tree.waiting.size]).toEqual([records.size, records.size - 1, 1]);
  });

  it('goes on with the branch that was picked when the message before the fork goes', () => {
    const { state, store, frames, document, documents, key } = feedStore({ limits: { messages: 6 } });
    const put = (id: string, parentId?: string) =>
      document(documentEntry('oddkin.ai.message', documents.message({ id, ...(parentId === undefined ? {} : { parentId }) })));
    put('root');
    put('left', 'root');
    put('right', 'root');
    put('right-end', 'right');
    store.chooseBranch(key('left'));
    for (const [id, parent] of [
      ['a', 'left'],
      ['b', 'a'],
      ['c', 'b'],
    ] as const)
      put(id, parent);
    expect(conversation(state().messages.tree, frames.sessionId)).toEqual(['left', 'a', 'b', 'c'].map(key));
    expect(state().letGo.messages).toBe(3);
  });

  it('lets go of the oldest documents of a kind', () => {
    const { state, document, documents, key } = feedStore({ limits: { documents: 10 } });
    for (let count = 0; count < 25; count += 1)
      document(documentEntry('oddkin.ai.artifact', documents.artifact({ artifactId: `a${count}` })));
    expect(state().artifacts.size).toBeLessThanOrEqual(10);
    expect(state().artifacts.has(key('a24'))).toBe(true);
    expect(state().letGo.documents).toBe(25 - state().artifacts.size);
  });
});

it('lets go of sessions that are over past their limit, of the statistics of tools past theirs, and counts both', () => {
  const store = createObserverStore({ limits: { sessions: 10, tools: 10 } });
  for (let count = 1; count <= 40; count += 1) {
    const frames = createFrames(countedUuid(0, count));
    store.ingest([frames.sessionInit(), frames.toolCall({ tool: 'look' }), frames.toolResult()]);
    if (count !== 1) store.ingest([frames.sessionClose({ reason: 'over' })]);
    expect(store.getState().sessions.size).toBeLessThanOrEqual(11);
    expect(store.getState().statistics.size).toBeLessThanOrEqual(11);
  }
  const { sessions, statistics, letGo } = store.getState();
  expect(sessions.has(countedUuid(0, 1))).toBe(true);
  expect(sessions.has(countedUuid(0, 40))).toBe(true);
  expect(letGo.sessions + sessions.size).toBe(40);
  expect(letGo.tools + statistics.size).toBe(40);
});

it('lets go of sessions that were lost sight of as of those that are over', () => {
  const store = createObserverStore({ limits: { sessions: 10 } });
  for (let count = 1; count <= 40; count += 1) {
    const frames = createFrames(countedUuid(0, count));
    const gap = frames.error({ session_id: nilUuid, error: { code: 'session_expired', message: 'Started anew.', retryable: true } });
    store.ingest([gap, frames.sessionInit()].map((frame, at) => ({ ...frame, message_id: countedUuid(count, at) })));
    expect(store.getState().sessions.size).toBeLessThanOrEqual(10);
  }
  const { sessions } = store.getState();
  expect([...sessions.keys()].at(-1)).toBe(countedUuid(0, 40));
  expect(sessions.get(countedUuid(0, 39))?.phase).toBe('lost');
});

it('keeps nothing of the conversations of sessions of which all was let go', () => {
  const { state, take } = feedStore({ limits: { messages: 10, sessions: 5 } });
  for (let count = 0; count < 100; count += 1) {
    const own = createFrames(countedUuid(4, count));
    for (const frame of [own.sessionInit(), own.agentMessage({ text: 'Hello.' }), own.sessionClose()]) take(frame);
  }
  expect(state().messages.tree.roots.size).toBe(state().messages.records.size);
  expect(conversation(state().messages.tree, countedUuid(4, 0))).toEqual([]);
  expect(conversation(state().messages.tree, countedUuid(4, 99))).toHaveLength(1);
});
