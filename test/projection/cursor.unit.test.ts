import { describe, expect, it } from 'vitest';
import { createActions, createObserverStore, type StoreSnapshot } from '@oddkin/ai/store';
import { createDocuments, createFrames, createSteppedClock, documentEntry } from '@oddkin/ai/testing';
import { feedStore, startAt } from './feed-store.js';

describe('the cursor', () => {
  it('tells of the live end, of a moment of the past, and of what has come since', () => {
    const fed = feedStore();
    for (let index = 1; index < 5; index += 1) fed.take(fed.frames.event(), index * 1_000);
    const { cursor } = fed.store;
    expect(cursor.getState()).toMatchObject({ position: 5, isLive: true, first: 0, newest: 5, fresh: 0, at: startAt + 4_000 });
    fed.store.seek(2);
    expect(cursor.getState()).toMatchObject({ position: 2, isLive: false, newest: 5, fresh: 0, at: startAt + 1_000 });
    expect(fed.store.now()).toBe(startAt + 1_000);
    fed.take(fed.frames.event(), 9_000);
    expect(cursor.getState()).toMatchObject({ position: 2, isLive: false, newest: 6, fresh: 1 });
    expect(fed.state().wire.next).toBe(2);
    expect(fed.store.getHead().wire.next).toBe(6);
    fed.store.live();
    expect(cursor.getState()).toMatchObject({ position: 6, isLive: true, fresh: 0 });
    expect(fed.state()).toBe(fed.store.getHead());
  });

  it('wakes nobody who reads the state when a frame comes while the past is shown', () => {
    const fed = feedStore();
    fed.take(fed.frames.event());
    fed.store.seek(1);
    const heard: string[] = [];
    fed.store.subscribe(() => heard.push('state'));
    fed.store.cursor.subscribe(() => heard.push('cursor'));
    const before = fed.store.cursor.getState();
    fed.take(fed.frames.event());
    expect(heard).toEqual(['cursor']);
    expect(fed.store.cursor.getState()).not.toBe(before);
    expect(fed.store.cursor.getState()).toBe(fed.store.cursor.getState());
  });

  it('stands where the state is when those who read the state hear of it', () => {
    const fed = feedStore();
    fed.take(fed.frames.event());
    const heard: boolean[] = [];
    fed.store.subscribe(() => heard.push(fed.store.cursor.getState().isLive));
    fed.store.seek(1);
    fed.store.live();
    expect(heard).toEqual([false, true]);
  });

  it('goes to the nearest position that is held, and refuses what is no position', () => {
    const fed = feedStore({ limits: { frames: 10 } });
    for (let index = 0; index < 20; index += 1) fed.take(fed.frames.event());
    const { first, letGo } = fed.store.cursor.getState();
    expect(letGo.frames).toBe(first);
    expect(first).toBeGreaterThan(9);
    fed.store.seek(0);
    expect(fed.store.cursor.getState().position).toBe(first);
    fed.store.seek(99);
    expect(fed.store.cursor.getState()).toMatchObject({ position: 21, isLive: false });
    expect(() => fed.store.seek(1.5)).toThrow('must be a whole number');
    expect(() => fed.store.seek(NaN)).toThrow('must be a whole number');
    expect(fed.store.cursor.getState().position).toBe(21);
  });

  it('keeps what it shows when that is let go', () => {
    const fed = feedStore({ limits: { frames: 10 } });
    fed.say({ text: 'Hello' });
    fed.store.seek(2);
    for (let index = 0; index < 30; index += 1) fed.take(fed.frames.event());
    expect(fed.store.cursor.getState()).toMatchObject({ position: 2, isLive: false });
    expect(fed.store.cursor.getState().first).toBeGreaterThan(2);
    expect(fed.state().messages.records.size).toBe(1);
    expect(fed.state().wire.entries.size).toBe(0);
  });

  it('bounds what a host puts while no frames come', () => {
    const fed = feedStore({ limits: { frames: 50 } });
    for (let index = 0; index < 500; index += 1)
      fed.store.put([documentEntry('oddkin.ai.suggestion', createDocuments().suggestion({ label: `${index}` }))]);
    expect(fed.store.history.size()).toBeLessThanOrEqual(55);
    const restored = createObserverStore({ limits: { frames: 50 } });
    restored.restore(fed.store.snapshot());
    expect([...restored.getState().suggestions.values()].map(({ value }) => value.label)).toEqual(['499']);
  });

  it('lets nobody act on the past, and goes on hearing how an action goes', async () => {
    const fed = feedStore();
    fed.document(documentEntry('oddkin.ai.question', fed.documents.question()));
    let settle = (): void => undefined;
    const actions = createActions(fed.store, { onAction: () => new Promise<void>((resolve) => (settle = resolve)) });
    const action = { type: 'question.answer', sessionId: fed.sessionId, questionId: 'question-1', revision: 1, answer: 'yes' } as const;
    const outcome = actions.perform(action);
    fed.store.seek(2);
    expect(actions.canPerform('message.stop', fed.sessionId)).toBe(false);
    expect(await actions.perform({ type: 'message.stop', sessionId: fed.sessionId })).toBe('unavailable');
    settle();
    expect(await outcome).toBe('sent');
    fed.store.live();
    expect([...fed.state().actions.values()].map(({ status }) => status)).toEqual(['sent']);
    fed.take(fed.frames.event());
    fed.store.seek(1);
    expect(fed.state().actions.size).toBe(0);
  });

  it('shows a branch that was picked in the past until it is live again', () => {
    const fed = feedStore();
    const said = (id: string, parentId?: string) =>
      fed.document(documentEntry('oddkin.ai.message', fed.documents.message(parentId === undefined ? { id } : { id, parentId })));
    said('a');
    said('b', 'a');
    said('c', 'a');
    const chosen = () => fed.state().messages.tree.chosen.get(fed.key('a'))?.key;
    fed.store.seek(4);
    fed.store.chooseBranch(fed.key('b'));
    expect(chosen()).toBe(fed.key('b'));
    fed.store.seek(3);
    fed.store.seek(4);
    expect(chosen()).toBe(fed.key('b'));
    fed.store.live();
    expect(chosen()).toBeUndefined();
  });
});

describe('restore', () => {
  const whole = (): StoreSnapshot => {
    const fed = feedStore();
    fed.take(fed.frames.event());
    return fed.store.snapshot();
  };

  it.each([
    ['snapshot_version', () => ({ ...whole(), version: 2 })],
    ['snapshot_broken', () => undefined],
    ['snapshot_broken', () => ({})],
    ['snapshot_broken', () => ({ ...whole(), start: null })],
    ['snapshot_broken', () => ({ ...whole(), entries: 7 })],
    ['snapshot_broken', () => ({ ...whole(), entries: [null] })],
    ['snapshot_broken', () => ({ ...whole(), entries: [{ kind: 'hologram' }] })],
    ['snapshot_broken', () => ({ ...whole(), entries: [{ kind: 'frame', at: 'now', from: 'bridge', text: '' }] })],
    ['snapshot_broken', () => ({ ...whole(), start: { letGoLength: 0, state: { sessions: {} } } })],
    ['snapshot_broken', () => ({ ...whole(), recentIds: { after: 0, ids: [7] } })],
  ])('refuses with %s what it can not read, and leaves the store as it was (%#)', (code, make) => {
    const store = createObserverStore({ clock: createSteppedClock() });
    store.ingest([createFrames().sessionInit()]);
    const before = store.getState();
    let thrown: unknown;
    try {
      store.restore(make() as StoreSnapshot);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({ name: 'SnapshotError', code });
    expect(store.getState()).toBe(before);
  });

  it('leaves no action on its way, since nobody will hear how it went', () => {
    const fed = feedStore();
    fed.store.setAction('message.stop', {
      action: { type: 'message.stop' },
      status: 'pending',
      id: 'i',
      message: undefined,
      isUnanswered: false,
      at: startAt,
    });
    const restored = createObserverStore();
    restored.restore(fed.store.snapshot());
    expect(restored.getState().actions.get('message.stop')?.status).toBe('failed');
  });
});
