import type { Approval, DocumentError, Question } from '../schema/index.js';
import { actionKey, type ActionState } from './action-state.js';
import type { Kept } from './document.js';
import type { OrderedMap } from './ordered-map.js';

/** A question or approval as a person should see it: what the agent last said, what the person just did, and whether time is up. */
export interface Asking<T extends Question | Approval> {
  readonly kept: Kept<T>;
  readonly status: T['status'];
  readonly error: DocumentError | undefined;
  /** When it expires, in milliseconds since the Unix epoch; `undefined` where it doesn't, or where the date can't be read. */
  readonly expiresAt: number | undefined;
  /** The answer or decision that the person gave and that is on its way, or has failed. */
  readonly given: ActionState | undefined;
}

export function askedQuestion(kept: Kept<Question>, actions: OrderedMap<ActionState>, now: number): Asking<Question> {
  const key = actionKey({ type: 'question.skip', sessionId: kept.sessionId, questionId: kept.value.questionId, revision: 1 });
  const given = standing(kept, actions.get(key));
  return {
    ...asked(kept, given, now),
    status: statusOf(kept, given, now, given?.action.type === 'question.skip' ? 'skipped' : 'submitted'),
  };
}

export function askedApproval(kept: Kept<Approval>, actions: OrderedMap<ActionState>, now: number): Asking<Approval> {
  const key = actionKey({
    type: 'approval.decide',
    sessionId: kept.sessionId,
    approvalId: kept.value.approvalId,
    revision: 1,
    decision: 'deny',
  });
  const given = standing(kept, actions.get(key));
  const approves = given?.action.type === 'approval.decide' && given.action.decision === 'approve';
  return { ...asked(kept, given, now), status: statusOf(kept, given, now, approves ? 'approved' : 'denied') };
}

/** Reads an ISO 8601 date and time. `undefined` where there is none or it can't be read; one without a zone is taken as UTC, so that every reader agrees. */
export function readTime(text: string | undefined): number | undefined {
  const [, date, clock, zone] = isoDateTime.exec(text ?? '') ?? [];
  if (date === undefined) return undefined;
  const time = Date.parse(clock === undefined ? date : `${date}T${clock}${zoneOf(zone)}`);
  return Number.isNaN(time) ? undefined : time;
}

// Date.parse alone takes much else, and reads it in the zone of the machine.
const isoDateTime = /^(\d{4}-\d\d-\d\d)(?:[Tt ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)([Zz]|[+-]\d\d(?::?\d\d)?)?)?$/;

function zoneOf(zone: string | undefined): string {
  if (zone === undefined || zone.toUpperCase() === 'Z') return 'Z';
  return `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`;
}

/** What the person did counts until the agent says something newer about the same thing. */
function standing<T extends Question | Approval>(kept: Kept<T>, state: ActionState | undefined): ActionState | undefined {
  if (state === undefined || !('revision' in state.action) || state.action.revision !== kept.value.revision) return undefined;
  return isOpen(kept.value.status) ? state : undefined;
}

function asked<T extends Question | Approval>(kept: Kept<T>, given: ActionState | undefined, now: number) {
  const expiresAt = readTime(kept.value.expiresAt);
  const failed = given?.status === 'failed' && !isPast(expiresAt, now);
  const error = failed ? { code: 'action_failed', message: given.message ?? '', retryable: true } : kept.value.error;
  return { kept, error, expiresAt, given };
}

function statusOf<T extends Question | Approval>(
  kept: Kept<T>,
  given: ActionState | undefined,
  now: number,
  sent: T['status'],
): T['status'] {
  if (given?.status === 'pending') return 'submitting';
  if (given?.status === 'sent') return sent;
  if (isOpen(kept.value.status) && isPast(readTime(kept.value.expiresAt), now)) return 'expired';
  return given?.status === 'failed' ? 'failed' : kept.value.status;
}

function isOpen(status: string): boolean {
  return status === 'requested' || status === 'failed';
}

function isPast(time: number | undefined, now: number): boolean {
  return time !== undefined && time <= now;
}
