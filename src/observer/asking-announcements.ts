import type { Approval, Question } from '../schema/index.js';
import { askedApproval, askedQuestion, isGone, type Asking, type Kept, type ObserverState } from '../store/index.js';
import type { Moment } from './announcements.js';
import { spokenText } from './spoken-text.js';

/** What was asked of a person, what became of it, and how little time is left. */
export type AskingAnnouncement = {
  readonly about: 'question' | 'approval';
  readonly title: string;
  readonly position: number;
  readonly isDecision: true;
} & (
  | { readonly kind: 'asked'; readonly isChanged: boolean; readonly isShort: boolean }
  | { readonly kind: 'settled'; readonly status: Asking<Question>['status'] | Asking<Approval>['status'] }
  | { readonly kind: 'not-through'; readonly message: string }
  | { readonly kind: 'last-minute' }
);

type AskingKind = 'question' | 'approval';

const minuteMs = 60_000;

export function askingAnnouncements(before: Moment, after: Moment): readonly AskingAnnouncement[] {
  const questions = pairs(before, after, (state) => state.questions, askedQuestion);
  const approvals = pairs(before, after, (state) => state.approvals, askedApproval);
  return [
    ...[...questions].flatMap(({ last, next }) => [...changes('question', last, next, before.at, after.at, next.kept.value.prompt)]),
    ...[...approvals].flatMap(({ last, next }) => [...changes('approval', last, next, before.at, after.at, next.kept.value.title)]),
  ];
}

/** When there will next be something to say that no frame brings: a last minute that begins, or a time that is over. `undefined` where nothing waits. */
export function nextTurningPoint({ state, at }: Moment): number | undefined {
  const times: number[] = [];
  for (const kept of state.questions.values()) add(askedQuestion(kept, state.actions, at));
  for (const kept of state.approvals.values()) add(askedApproval(kept, state.actions, at));
  return times.length === 0 ? undefined : Math.min(...times);

  function add(asking: Asking<Question> | Asking<Approval>): void {
    if (!isOpen(asking) || asking.expiresAt === undefined) return;
    times.push(...[asking.expiresAt - minuteMs, asking.expiresAt].filter((time) => time > at));
  }
}

function* pairs<T extends Question | Approval>(
  before: Moment,
  after: Moment,
  slice: (state: ObserverState) => ReadonlyOrderedMap<T>,
  ask: (kept: Kept<T>, actions: ObserverState['actions'], now: number) => Asking<T>,
): Generator<{ readonly last: Asking<T> | undefined; readonly next: Asking<T> }> {
  for (const [key, kept] of slice(after.state)) {
    const session = kept.sessionId === undefined ? undefined : after.state.sessions.get(kept.sessionId);
    if (session !== undefined && isGone(session)) continue;
    const known = slice(before.state).get(key);
    yield {
      last: known === undefined ? undefined : ask(known, before.state.actions, before.at),
      next: ask(kept, after.state.actions, after.at),
    };
  }
}

interface ReadonlyOrderedMap<T> extends Iterable<[string, Kept<T>]> {
  readonly get: (key: string) => Kept<T> | undefined;
}

function* changes(
  about: AskingKind,
  last: Asking<Question> | Asking<Approval> | undefined,
  next: Asking<Question> | Asking<Approval>,
  lastAt: number,
  nextAt: number,
  text: string,
): Generator<AskingAnnouncement> {
  const told = { about, title: spokenText(text), position: next.kept.position, isDecision: true } as const;
  const wasOpen = last !== undefined && isOpen(last);
  const isChanged = wasOpen && last.kept.value.revision !== next.kept.value.revision;
  if (isOpen(next)) {
    const isShort = isLastMinute(next, nextAt);
    const isAsked = !wasOpen || isChanged;
    if (isAsked) yield { kind: 'asked', isChanged, isShort, ...told };
    if (next.status === 'failed' && last?.status !== 'failed') yield { kind: 'not-through', message: next.error?.message ?? '', ...told };
    if (isShort && !isAsked && !isLastMinute(last, lastAt)) yield { kind: 'last-minute', ...told };
  } else if (wasOpen) yield { kind: 'settled', status: next.status, ...told };
}

function isOpen({ status }: Asking<Question> | Asking<Approval>): boolean {
  return status === 'requested' || status === 'submitting' || status === 'failed';
}

function isLastMinute({ expiresAt }: Asking<Question> | Asking<Approval>, at: number): boolean {
  return expiresAt !== undefined && expiresAt - at <= minuteMs;
}
