import { isGone, type Kept, type ObserverState } from '../store/index.js';
import type { Plan } from '../schema/index.js';
import { askingAnnouncements, type AskingAnnouncement } from './asking-announcements.js';
import { failureAnnouncements, type FailureAnnouncement } from './failure-announcements.js';
import { spokenText } from './spoken-text.js';

/** What has happened that a person who does not see the screen should hear. Words are given to it later. */
export type Announcement = AskingAnnouncement | FailureAnnouncement | OtherAnnouncement;

type OtherAnnouncement = { readonly position: number; readonly isDecision: false } & (
  | { readonly kind: 'said'; readonly author: string | undefined; readonly words: string }
  | { readonly kind: 'writing'; readonly author: string | undefined }
  | { readonly kind: 'plan'; readonly title: string | undefined; readonly count: number }
  | { readonly kind: 'plan-done'; readonly title: string | undefined }
  | {
      readonly kind: 'step';
      readonly status: 'active' | 'blocked' | 'failed' | 'needs-input';
      readonly title: string;
      readonly note: string;
    }
  | { readonly kind: 'ended'; readonly sessionId: string; readonly name: string | undefined; readonly reason: string | undefined }
  | { readonly kind: 'problems'; readonly count: number }
);

/** A state, and the time at which it was looked at. */
export interface Moment {
  readonly state: ObserverState;
  readonly at: number;
}

/** Compares two moments, and tells what came in between in the order in which it came. `isDecision` marks what waits for a person, or was decided. */
export function announcementsBetween(before: Moment, after: Moment): readonly Announcement[] {
  const [old, state] = [before.state, after.state];
  const found = [
    ...askingAnnouncements(before, after),
    ...failureAnnouncements(old, state),
    ...speech(old, state),
    ...plans(old, state),
    ...rest(old, state),
  ];
  return found.sort((one, other) => one.position - other.position);
}

function* speech({ messages: { records: old } }: ObserverState, { messages: { records } }: ObserverState): Generator<OtherAnnouncement> {
  if (records === old) return;
  for (const [key, record] of records) {
    const known = old.get(key);
    if (record === known || record.value.role === 'user') continue;
    const { author, position } = record;
    for (const part of record.value.parts) {
      if (part.type !== 'text') continue;
      const last = known?.value.parts.find(({ id }) => id === part.id);
      const wasWhole = last?.type === 'text' && last.state !== 'streaming';
      if (part.state === 'streaming') {
        if (last === undefined && part.text !== '') yield { kind: 'writing', author, position, isDecision: false };
        continue;
      }
      const words = wasWhole ? '' : spokenText(part.text);
      if (words !== '') yield { kind: 'said', author, words, position, isDecision: false };
    }
  }
}

function* plans({ plans: old }: ObserverState, { plans: now }: ObserverState): Generator<OtherAnnouncement> {
  if (now === old) return;
  for (const [key, kept] of now) {
    const known = old.get(key);
    if (kept !== known) yield* changesOf(known, kept);
  }
}

function* changesOf(known: Kept<Plan> | undefined, { value: { title, steps }, position }: Kept<Plan>): Generator<OtherAnnouncement> {
  const told = { position, isDecision: false } as const;
  if (known === undefined) yield { kind: 'plan', title, count: steps.length, ...told };
  const before = new Map(known?.value.steps.map((step) => [step.id, step.status]));
  for (const { id, status, title: name, blocker, inputRequest } of steps) {
    if (before.get(id) === status || status === 'pending' || status === 'done' || status === 'skipped') continue;
    const note = (status === 'blocked' ? blocker : status === 'needs-input' ? inputRequest : undefined) ?? '';
    yield { kind: 'step', status, title: spokenText(name), note: spokenText(note), ...told };
  }
  if (isDone(steps) && !isDone(known?.value.steps ?? [])) yield { kind: 'plan-done', title, ...told };
}

function isDone(steps: Plan['steps']): boolean {
  return steps.length > 0 && steps.every(({ status }) => status === 'done' || status === 'skipped');
}

function* rest({ sessions: old, problems: { counts: before } }: ObserverState, state: ObserverState): Generator<OtherAnnouncement> {
  const { sessions, problems } = state;
  const position = state.wire.next;
  for (const [sessionId, session] of sessions) {
    const known = old.get(sessionId);
    if (session === known || !isGone(session) || (known !== undefined && isGone(known))) continue;
    yield { kind: 'ended', sessionId, name: session.agentName, reason: session.closeReason, position, isDecision: false };
  }
  const count = problems.counts.warning + problems.counts.error - before.warning - before.error;
  if (count > 0) yield { kind: 'problems', count, position, isDecision: false };
}
