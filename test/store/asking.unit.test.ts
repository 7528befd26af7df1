import { describe, expect, it } from 'vitest';
import { askedApproval, askedQuestion, readTime } from '../../src/store/asking.js';
import { actionKey, OrderedMap, type Action, type ActionState, type Kept } from '../../src/store/index.js';
import { createDocuments } from '@oddkin/ai/testing';

const documents = createDocuments();
const keep = <T>(value: T): Kept<T> => ({ key: 's/x', sessionId: 's', value, position: 1, createdAt: 0, updatedAt: 0 });
const given = (action: Action, status: ActionState['status'], message?: string) =>
  OrderedMap.create<ActionState>().set(actionKey(action), { action, id: 'i', status, message, isUnanswered: false, at: 0 });
const nobody = OrderedMap.create<ActionState>();

describe('readTime', () => {
  it.each([
    ['2026-11-30T10:05:00Z', Date.UTC(2026, 10, 30, 10, 5)],
    ['2026-11-30T10:05:00.250Z', Date.UTC(2026, 10, 30, 10, 5, 0, 250)],
    ['2026-11-30t10:05:00z', Date.UTC(2026, 10, 30, 10, 5)],
    ['2026-11-30T10:05:00', Date.UTC(2026, 10, 30, 10, 5)],
    ['2026-11-30 10:05', Date.UTC(2026, 10, 30, 10, 5)],
    ['2026-11-30', Date.UTC(2026, 10, 30)],
    ['2026-11-01T01:30:00-04:00', Date.UTC(2026, 10, 1, 5, 30)],
    ['2026-11-01T01:30:00-0430', Date.UTC(2026, 10, 1, 6)],
    ['2026-11-01T01:30:00+05', Date.UTC(2026, 9, 31, 20, 30)],
  ])('reads %s alike in every zone', (text, time) => {
    expect(readTime(text)).toBe(time);
  });

  it.each([
    undefined,
    '',
    'tomorrow',
    'Nov 30 2026',
    '30.11.2026',
    '1764000000',
    '2026-13-01',
    '2026-11-30T10:05:60Z',
    '2026-11-30T25:00Z',
    '2026-11-30T10:05:00Zx',
    '__proto__',
  ])('can not read %s', (text) => {
    expect(readTime(text)).toBeUndefined();
  });
});

describe.each([
  ['question', (overrides: object) => keep({ ...documents.question({ questionId: 'x' }), ...overrides }), askedQuestion, 'submitted'],
  ['approval', (overrides: object) => keep({ ...documents.approval({ approvalId: 'x' }), ...overrides }), askedApproval, 'approved'],
] as const)('what a person sees of a %s', (noun, make, ask, done) => {
  const see = (overrides: object, actions = nobody, now = 0) =>
    (ask as typeof askedQuestion)(make(overrides) as Kept<ReturnType<typeof documents.question>>, actions, now);
  const act = (revision = 1): Action =>
    noun === 'question'
      ? { type: 'question.answer', sessionId: 's', questionId: 'x', revision, answer: 'yes' }
      : { type: 'approval.decide', sessionId: 's', approvalId: 'x', revision, decision: 'approve' };

  it('is its own status while nothing was done', () => {
    for (const status of ['requested', 'submitting', 'expired', 'failed', done]) expect(see({ status }).status).toBe(status);
  });

  it('is submitting while the action is on its way, then what was done', () => {
    expect(see({}, given(act(), 'pending')).status).toBe('submitting');
    expect(see({}, given(act(), 'sent')).status).toBe(done);
  });

  it('is failed, with words that offer another try, when the action failed', () => {
    expect(see({}, given(act(), 'failed', 'No answer.'))).toMatchObject({
      status: 'failed',
      error: { code: 'action_failed', message: 'No answer.', retryable: true },
    });
  });

  it('is expired once its time is past, by the clock that is passed', () => {
    const expiresAt = '2026-11-30T10:05:00Z';
    const end = Date.UTC(2026, 10, 30, 10, 5);
    expect(see({ expiresAt }, nobody, end - 1)).toMatchObject({ status: 'requested', expiresAt: end });
    expect(see({ expiresAt }, nobody, end).status).toBe('expired');
    expect(see({ expiresAt }, given(act(), 'failed', 'No answer.'), end)).toMatchObject({ status: 'expired', error: undefined });
    expect(see({ expiresAt }, given(act(), 'sent'), end).status).toBe(done);
    expect(see({ expiresAt: 'soon' }, nobody, end).status).toBe('requested');
  });

  it('is what the agent says once that is newer than what was done', () => {
    expect(see({ revision: 2 }, given(act(1), 'sent')).status).toBe('requested');
    expect(see({ status: 'expired' }, given(act(1), 'sent')).status).toBe('expired');
  });
});

it('tells skipping from answering and denying from approving', () => {
  const skip: Action = { type: 'question.skip', sessionId: 's', questionId: 'x', revision: 1 };
  const deny: Action = { type: 'approval.decide', sessionId: 's', approvalId: 'x', revision: 1, decision: 'deny' };
  expect(askedQuestion(keep(documents.question({ questionId: 'x' })), given(skip, 'sent'), 0).status).toBe('skipped');
  expect(askedApproval(keep(documents.approval({ approvalId: 'x' })), given(deny, 'sent'), 0).status).toBe('denied');
});
