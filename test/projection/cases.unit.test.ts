import { describe, expect, it } from 'vitest';
import { conversation, createActions, createObserverStore, type Action, type StoreSnapshot } from '@oddkin/ai/store';
import { countedUuid, createFrames, documentEntry, removalEntry } from '@oddkin/ai/testing';
import { feedStore, hostileIds, type Fed } from './feed-store.js';

const texts = ({ state, sessionId }: Fed) =>
  conversation(state().messages.tree, sessionId).map((key) =>
    (state().messages.records.get(key)?.value.parts ?? []).map((part) => ('text' in part ? part.text : part.type)),
  );

describe('a call that had its result', () => {
  it('is not changed by an event that tells of its progress', () => {
    const fed = feedStore();
    fed.take(fed.frames.toolCall({ call_id: 'c' }));
    fed.take(fed.frames.toolResult({ call_id: 'c' }));
    const before = fed.state().toolCalls;
    fed.take(fed.frames.event({ topic: 'state_change', payload: { call_id: 'c', progress: 0.9 } }));
    expect(fed.state().toolCalls).toBe(before);
    expect(fed.state().timeline.at(-1)).toMatchObject({ kind: 'event', toolCallKey: fed.key('c') });
    expect(fed.codes()).toEqual([]);
  });
});

it('a result of a call that never comes is told of once, stands in no conversation and stops nothing', () => {
  const fed = feedStore();
  fed.take(fed.frames.toolResult({ call_id: 'never' }));
  fed.say({ text: 'I go on.' });
  expect(fed.codes()).toEqual(['result_before_call']);
  expect(fed.state().toolCalls.records.size).toBe(0);
  expect(texts(fed)).toEqual([['I go on.']]);
  fed.take(fed.frames.sessionClose());
  expect(fed.state().toolCalls.held.size).toBe(0);
});

describe('a session that ends while it is at work', () => {
  const expired = { code: 'session_expired', message: 'Too old.', retryable: false } as const;
  it.each(['user_stop', 'network', 'session_expired', 'session_expired after a reload'])('by %s leaves nothing going on', (ending) => {
    const fed = feedStore();
    fed.take(fed.frames.toolCall({ call_id: 'one' }));
    fed.take(fed.frames.toolCall({ call_id: 'two' }));
    fed.delta({ offset: 0, text: 'I am just' });
    const store = ending.endsWith('reload') ? createObserverStore() : fed.store;
    if (store !== fed.store) store.restore(JSON.parse(JSON.stringify(fed.store.snapshot())) as StoreSnapshot);
    const isExpiry = ending.startsWith('session_expired');
    store.ingest([isExpiry ? fed.frames.error({ error: expired }) : fed.frames.sessionClose({ reason: ending })]);
    const { toolCalls, messages, sessions, statistics } = store.getState();
    expect(Array.from(toolCalls.records.values(), ({ value }) => value.status)).toEqual(['cancelled', 'cancelled']);
    expect(messages.records.get(fed.key('m'))).toMatchObject({ interrupted: true, value: { parts: [{ text: 'I am just' }] } });
    expect(sessions.get(fed.sessionId)).toMatchObject({ phase: isExpiry ? 'expired' : 'closed', turn: undefined });
    expect(Array.from(statistics.values(), ({ inFlight }) => inFlight)).toEqual([0]);
    store.ingest([fed.frames.event({ topic: 'state_change', payload: { call_id: 'one', progress: 0.5 } })]);
    expect(store.getState().toolCalls).toBe(toolCalls);
    expect(store.getState().problems.entries.at(-1)?.code).toBe('session_over');
  });
});

describe('a plan', () => {
  it('has steps that run side by side, keeps apart from a plan with the same steps, and takes nothing back for a repeated frame', () => {
    const fed = feedStore();
    const plan = (planId: string, ...statuses: readonly ('pending' | 'active' | 'done')[]) =>
      fed.frames.agentMessage({
        documents: [
          documentEntry('oddkin.ai.plan', {
            planId,
            title: planId,
            steps: statuses.map((status, index) => ({ id: `t${index + 1}`, title: 'Step', status })),
          }),
        ],
      });
    const statuses = (planId: string) =>
      fed
        .state()
        .plans.get(fed.key(planId))
        ?.value.steps.map(({ status }) => status);
    const early = plan('P', 'active', 'pending', 'active');
    fed.take(early);
    expect(statuses('P')).toEqual(['active', 'pending', 'active']);
    fed.take(plan('P-sub', 'active'));
    fed.take(plan('P', 'done', 'pending', 'active'));
    fed.take(early);
    expect(statuses('P')).toEqual(['done', 'pending', 'active']);
    expect(statuses('P-sub')).toEqual(['active']);
    fed.take(fed.frames.sessionClose({ reason: 'finished' }));
    expect(statuses('P')).toEqual(['done', 'pending', 'active']);
  });
});

describe('a model option', () => {
  it('goes and comes, is told once by its id, and must have one', () => {
    const fed = feedStore();
    const option = (id: string, available = true) => documentEntry('oddkin.ai.model-option', { id, label: id, available });
    fed.document(option('a'), option('b'), option('b', false), option('__proto__'), option(''));
    const held = () => Array.from(fed.state().models.values(), ({ value }) => [value.id, value.available]);
    expect(held()).toEqual([
      ['a', true],
      ['b', false],
      ['__proto__', true],
    ]);
    expect(fed.codes()).toEqual(['document_invalid']);
    fed.document(removalEntry('oddkin.ai.model-option', 'a'));
    expect(held().map(([id]) => id)).toEqual(['b', '__proto__']);
    fed.document(option('a'));
    expect(held()).toContainEqual(['a', true]);
  });
});

describe('a long thread', () => {
  const count = 2_000;
  const ids = Array.from({ length: count }, (_, index) => index);
  it.each([
    ['in order', ids],
    ['backwards', ids.toReversed()],
    ['in no order', ids.map((index) => (index * 1_237) % count)],
  ])('is shown along its parents when it comes %s, its end without a parent too', (_, order) => {
    const fed = feedStore();
    fed.store.ingest(
      order.map((index) =>
        fed.frames.agentMessage({
          documents: [
            documentEntry('oddkin.ai.message', {
              id: `m${index}`,
              role: index % 2 === 0 ? 'user' : 'assistant',
              parentId: index === 0 ? 'never comes' : `m${index - 1}`,
              parts: [],
            }),
          ],
        }),
      ),
    );
    expect(conversation(fed.state().messages.tree, fed.sessionId)).toEqual(ids.map((index) => fed.key(`m${index}`)));
  });
});

describe('decisions of one person about two things', () => {
  it('are sent once each, shown as what they are, and never again because of an error', async () => {
    const fed = feedStore();
    fed.document(
      documentEntry('oddkin.ai.approval', fed.documents.approval({ approvalId: 'a' })),
      documentEntry('oddkin.ai.approval', fed.documents.approval({ approvalId: 'b' })),
    );
    const sent: Action[] = [];
    const { perform } = createActions(fed.store, { onAction: (action) => void sent.push(action) });
    const decide = (approvalId: string, decision: 'approve' | 'deny'): Action => ({
      type: 'approval.decide',
      sessionId: fed.sessionId,
      approvalId,
      revision: 1,
      decision,
    });
    expect([await perform(decide('a', 'approve')), await perform(decide('b', 'deny'))]).toEqual(['sent', 'sent']);
    const error = { code: 'internal_error', message: 'Broken.', retryable: true } as const;
    fed.take(fed.frames.error({ error }));
    fed.take(fed.frames.error({ error }));
    expect(sent).toEqual([decide('a', 'approve'), decide('b', 'deny')]);
    const denied = documentEntry('oddkin.ai.approval', fed.documents.approval({ approvalId: 'b', status: 'denied' }));
    fed.document(denied);
    expect(fed.state().approvals.get(fed.key('b'))?.value).toMatchObject({ status: 'denied' });
    expect(fed.state().approvals.get(fed.key('b'))?.value.error).toBeUndefined();
  });
});

describe('what is asked', () => {
  it('waits in its own session, with no message in it, while another one is told of', () => {
    const fed = feedStore();
    const other = createFrames(countedUuid(0, 2));
    fed.document(documentEntry('oddkin.ai.approval', fed.documents.approval({ approvalId: 'same' })));
    fed.take(other.sessionInit());
    fed.delta({ messageId: 'a1', offset: 0, text: 'from A' });
    const question = documentEntry('oddkin.ai.question', fed.documents.question({ questionId: 'same' }));
    fed.take(other.agentMessage({ documents: [question] }));
    const { approvals, questions, messages } = fed.state();
    expect(Array.from(approvals.values(), ({ sessionId }) => sessionId)).toEqual([fed.sessionId]);
    expect(Array.from(questions.values(), ({ sessionId }) => sessionId)).toEqual([other.sessionId]);
    expect(conversation(messages.tree, other.sessionId)).toEqual([]);
    expect(texts(fed)).toEqual([['from A']]);
  });
});

describe('a delta', () => {
  it('goes on in a part that a whole message began', () => {
    const fed = feedStore();
    const parts = [{ type: 'text', id: 'p', text: 'Two ', state: 'streaming' }] as const;
    fed.document(documentEntry('oddkin.ai.message', { id: 'm', role: 'assistant', parts: [...parts] }));
    fed.delta({ offset: 4, text: 'doors.', state: 'done' });
    expect(texts(fed)).toEqual([['Two doors.']]);
    expect(fed.codes()).toEqual([]);
  });

  it('to a message that was removed begins it anew, and marks what is gone', () => {
    const fed = feedStore();
    fed.delta({ offset: 0, text: 'Two ' });
    fed.document(removalEntry('oddkin.ai.message', 'm'));
    fed.delta({ offset: 4, text: 'doors.' });
    expect(texts(fed)).toEqual([['doors.']]);
    expect(fed.state().messages.records.get(fed.key('m'))?.damage.get('p')?.holes).toEqual([{ at: 0, length: 4 }]);
  });
});

describe('a plain text', () => {
  it.each([undefined, [], [countedUuid(0, 2)], 'everybody', { constructor: 1 }, ...hostileIds])(
    'stands in the session of its speaker alone, whomever it is to: %j',
    (to) => {
      const fed = feedStore();
      fed.take(createFrames(countedUuid(0, 2)).sessionInit());
      fed.say({ text: 'Wait for me.', from: 'Scout', to });
      expect(texts(fed)).toEqual([['Wait for me.']]);
      expect(fed.state().messages.records.size).toBe(1);
      expect(fed.codes()).toEqual([]);
    },
  );
});
