import { describe, expect, it } from 'vitest';
import { createActions, type Action } from '@oddkin/ai/store';
import { createManifest, declareTool, documentEntry } from '@oddkin/ai/testing';
import { askedApproval } from '../../src/store/asking.js';
import { feedStore, startAt, type Fed } from './feed-store.js';

function withApproval(overrides: object = {}): Fed {
  const fed = feedStore();
  fed.document(documentEntry('oddkin.ai.approval', { ...fed.documents.approval({ approvalId: 'a' }), ...overrides }));
  return fed;
}

const decide = (fed: Fed, decision: 'approve' | 'deny' = 'approve', revision = 1): Action => ({
  type: 'approval.decide',
  sessionId: fed.sessionId,
  approvalId: 'a',
  revision,
  decision,
});

/** A host whose promises the test settles. */
function slowHost() {
  const taken: Action[] = [];
  const settle: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  const onAction = (action: Action): Promise<void> => {
    taken.push(action);
    return new Promise((resolve, reject) => settle.push({ resolve, reject }));
  };
  return { taken, settle, onAction };
}

const seen = (fed: Fed) => askedApproval(fed.state().approvals.get(fed.key('a'))!, fed.state().actions, fed.clock.now());

describe('an action', () => {
  it('reaches the host once, however often it is pressed, then or later', async () => {
    const fed = withApproval();
    const { taken, settle, onAction } = slowHost();
    const { perform } = createActions(fed.store, { onAction });
    const first = perform(decide(fed));
    expect(await perform(decide(fed))).toBe('ignored');
    expect(await perform(decide(fed, 'deny'))).toBe('ignored');
    expect(seen(fed).status).toBe('submitting');
    settle[0]?.resolve();
    expect(await first).toBe('sent');
    expect(seen(fed).status).toBe('approved');
    expect(await perform(decide(fed, 'deny'))).toBe('ignored');
    expect(taken).toEqual([decide(fed)]);
  });

  it('that the host takes at once is sent once too', async () => {
    const fed = withApproval();
    const taken: Action[] = [];
    const { perform } = createActions(fed.store, { onAction: (action) => void taken.push(action) });
    expect(await perform(decide(fed))).toBe('sent');
    expect(await perform(decide(fed))).toBe('ignored');
    expect(taken).toHaveLength(1);
  });

  it('that the host rejects shows its message, and may be tried again', async () => {
    const fed = withApproval();
    let tries = 0;
    const onAction = async () => {
      tries += 1;
      if (tries === 1) throw new Error('The line is dead.');
    };
    const { perform } = createActions(fed.store, { onAction });
    expect(await perform(decide(fed))).toBe('failed');
    expect(seen(fed)).toMatchObject({ status: 'failed', error: { message: 'The line is dead.', retryable: true } });
    expect(await perform(decide(fed))).toBe('sent');
    expect(tries).toBe(2);
  });

  it.each([
    () => {
      throw new Error('At once.');
    },
    () => Promise.reject('no error object'), // oxlint-disable-line typescript/prefer-promise-reject-errors
  ])('never rejects, whatever the host does', async (onAction) => {
    const fed = withApproval();
    expect(await createActions(fed.store, { onAction }).perform(decide(fed))).toBe('failed');
  });

  it('for an earlier revision is stale', async () => {
    const fed = withApproval();
    fed.document(documentEntry('oddkin.ai.approval', fed.documents.approval({ approvalId: 'a', revision: 2, title: 'Open 300 chests' })));
    const { taken, onAction } = slowHost();
    const { perform } = createActions(fed.store, { onAction });
    expect(await perform(decide(fed, 'approve', 1))).toBe('stale');
    expect(taken).toEqual([]);
  });

  it('for a later revision is taken although the earlier one was decided', async () => {
    const fed = withApproval();
    const { perform } = createActions(fed.store, { onAction: () => {} });
    await perform(decide(fed));
    fed.document(documentEntry('oddkin.ai.approval', fed.documents.approval({ approvalId: 'a', revision: 2 })));
    expect(await perform(decide(fed, 'deny', 2))).toBe('sent');
  });

  it.each([
    [{ status: 'approved' }, 'stale'],
    [{ status: 'submitting' }, 'stale'],
    [{ status: 'expired' }, 'expired'],
    [{ expiresAt: new Date(startAt).toISOString() }, 'expired'],
  ])('for an approval that is %j comes too late', async (overrides, outcome) => {
    const fed = withApproval(overrides);
    const { taken, onAction } = slowHost();
    expect(await createActions(fed.store, { onAction }).perform(decide(fed))).toBe(outcome);
    expect(taken).toEqual([]);
  });

  it('gives way to what the agent says became of it', async () => {
    const fed = withApproval();
    const { perform } = createActions(fed.store, { onAction: () => {} });
    await perform(decide(fed));
    fed.document(documentEntry('oddkin.ai.approval', fed.documents.approval({ approvalId: 'a' })));
    expect(seen(fed).status).toBe('approved');
    const error = { code: 'gone', message: 'The chest is gone.' };
    fed.document(documentEntry('oddkin.ai.approval', fed.documents.approval({ approvalId: 'a', status: 'failed', error })));
    expect(seen(fed)).toMatchObject({ status: 'failed', error });
    expect(await perform(decide(fed))).toBe('sent');
    expect(seen(fed).status).toBe('approved');
  });

  it('gives way to it also when that comes before the host has settled', async () => {
    const fed = withApproval();
    const { settle, onAction } = slowHost();
    const sent = createActions(fed.store, { onAction }).perform(decide(fed));
    fed.document(documentEntry('oddkin.ai.approval', fed.documents.approval({ approvalId: 'a', status: 'failed' })));
    expect(seen(fed).status).toBe('submitting');
    settle[0]?.resolve();
    await sent;
    expect(seen(fed).status).toBe('failed');
  });

  it('about one thing does not hold up one about another', async () => {
    const fed = withApproval();
    fed.document(documentEntry('oddkin.ai.approval', fed.documents.approval({ approvalId: 'b' })));
    const { taken, settle, onAction } = slowHost();
    const { perform } = createActions(fed.store, { onAction });
    const both = [
      perform(decide(fed)),
      perform({ type: 'approval.decide', sessionId: fed.sessionId, approvalId: 'b', revision: 1, decision: 'deny' }),
    ];
    for (const each of settle) each.resolve();
    expect(await Promise.all(both)).toEqual(['sent', 'sent']);
    expect(taken).toHaveLength(2);
  });

  it('that is no answer may be done again once it was sent', async () => {
    const fed = feedStore();
    const taken: Action[] = [];
    const { perform } = createActions(fed.store, { onAction: (action) => void taken.push(action) });
    for (let count = 0; count < 2; count += 1) await perform({ type: 'message.send', sessionId: fed.sessionId, text: 'Hello' });
    expect(taken).toHaveLength(2);
  });
});

describe('an action without a host', () => {
  const tools = {
    'message.send': ['send_message', { text: 'Hi' }],
    'message.retry': ['retry_message', { messageId: 'm' }],
    'message.stop': ['stop', {}],
    'question.answer': ['answer_question', { questionId: 'q', revision: 1, answer: 'yes' }],
    'question.skip': ['skip_question', { questionId: 'q', revision: 1 }],
    'approval.decide': ['decide_approval', { approvalId: 'a', revision: 1, decision: 'deny', reason: 'No.' }],
    'suggestion.use': ['use_suggestion', { id: 's' }],
    'model.select': ['select_model', { id: 'm' }],
  } as const;

  it.each(Object.entries(tools))('%s calls the tool %s of its session, where that is declared', async (type, [tool, input]) => {
    const fed = feedStore();
    const calls: unknown[] = [];
    const call = async (...asked: unknown[]) => {
      calls.push(asked);
      return { ok: true };
    };
    const actions = createActions(fed.store, { call });
    const action = { type, sessionId: fed.sessionId, ...input } as Action;
    expect(actions.canPerform(action.type, fed.sessionId)).toBe(false);
    expect(await actions.perform(action)).toBe('unavailable');
    fed.take(fed.frames.heartbeat({ manifest_update: createManifest({ tools: [declareTool(tool, 'actuator')] }) }));
    expect(actions.canPerform(action.type, fed.sessionId)).toBe(true);
    expect(await actions.perform(action)).toBe('sent');
    expect(calls).toEqual([[fed.sessionId, tool, input, { id: expect.any(String) as string }]]);
  });

  it('fails with the message of a result that is not ok', async () => {
    const fed = withApproval();
    fed.take(fed.frames.heartbeat({ manifest_update: createManifest({ tools: [declareTool('decide_approval')] }) }));
    const call = () => Promise.resolve({ ok: false, error: { message: 'Too late.' } });
    expect(await createActions(fed.store, { call }).perform(decide(fed))).toBe('failed');
    expect(seen(fed).error?.message).toBe('Too late.');
  });

  it('is not possible once its session is over, nor without a session', () => {
    const fed = feedStore();
    fed.take(fed.frames.heartbeat({ manifest_update: createManifest({ tools: [declareTool('stop')] }) }));
    const { canPerform } = createActions(fed.store, { call: () => Promise.resolve({ ok: true }) });
    expect(canPerform('message.stop', fed.sessionId)).toBe(true);
    expect(canPerform('message.stop', undefined)).toBe(false);
    fed.take(fed.frames.sessionClose());
    expect(canPerform('message.stop', fed.sessionId)).toBe(false);
  });

  it('keeps its id when it is tried again unanswered, and has another one when it is another or was refused', async () => {
    const fed = withApproval();
    fed.take(fed.frames.heartbeat({ manifest_update: createManifest({ tools: [declareTool('decide_approval')] }) }));
    const ids: string[] = [];
    const answers = [
      () => Promise.reject(new Error('No answer came.')),
      () => Promise.reject(new Error('No answer came.')),
      () => Promise.resolve({ ok: false, error: { message: 'Not now.' } }),
      () => Promise.resolve({ ok: true }),
    ];
    const call = (_session: string, _tool: string, _input: unknown, { id }: { readonly id: string }) => {
      ids.push(id);
      return (answers[ids.length - 1] ?? answers[3]!)();
    };
    const { perform } = createActions(fed.store, { call });
    await perform(decide(fed));
    await perform(decide(fed));
    await perform(decide(fed, 'deny'));
    await perform(decide(fed, 'deny'));
    expect(ids[1]).toBe(ids[0]);
    expect(new Set(ids).size).toBe(3);
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('gives the host an id by which it can tell a repeat', async () => {
    const fed = withApproval();
    const ids: string[] = [];
    const { perform } = createActions(fed.store, {
      onAction: (_action, { id }) => {
        ids.push(id);
        if (ids.length === 1) throw new Error('The line is dead.');
      },
    });
    await perform(decide(fed));
    await perform(decide(fed));
    expect(ids[1]).toBe(ids[0]);
  });

  it('of two components with actions of their own on one store is sent once', async () => {
    const fed = withApproval();
    const { taken, onAction } = slowHost();
    void createActions(fed.store, { onAction }).perform(decide(fed));
    expect(await createActions(fed.store, { onAction }).perform(decide(fed))).toBe('ignored');
    expect(taken).toHaveLength(1);
  });

  const after = (ms: number): string => new Date(startAt + ms).toISOString();
  it.each([
    [after(0), 'expired'],
    [after(3_600_000).replace('Z', '+01:00'), 'expired'],
    [after(-3_600_000 + 1).replace('Z', '-01:00'), 'sent'],
    [after(1), 'sent'],
    [after(2 ** 31), 'sent'],
    ['9999-12-31T23:59:59Z', 'sent'],
    ['0001-01-01T00:00:00Z', 'expired'],
  ])('with the time limit %s, by the clock of the store, is %s', async (expiresAt, outcome) => {
    const fed = withApproval({ expiresAt });
    expect(await createActions(fed.store, { onAction: () => {} }).perform(decide(fed))).toBe(outcome);
  });
});
