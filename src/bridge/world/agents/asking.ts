import type { Clock } from '../../../aicc/index.js';
import type { Question } from '../../../schema/index.js';
import { pause } from './pause.js';
import type { Voice } from './voice.js';

/** What came of asking. Nobody answering is an answer too. */
export type Answer =
  { readonly kind: 'answered'; readonly answer: unknown; readonly by: string } | { readonly kind: 'skipped' | 'expired' };

export type AskedQuestion = Omit<Question, 'questionId' | 'revision' | 'status' | 'expiresAt'>;

export interface AskOptions {
  /** How long an answer counts, in milliseconds. Without it, until the question is taken back. */
  readonly limitMs?: number;
  /** Says what is wrong with an answer; `undefined` when nothing is. */
  readonly findFault?: (answer: unknown) => string | undefined;
}

/** Asks people, and lets the agent go on meanwhile. One question is open at a time. */
export interface Asking {
  /** Whether a question is open, or will be again. */
  readonly isAsking: () => boolean;
  readonly ask: (question: AskedQuestion, options?: AskOptions) => Promise<Answer>;
  /** Takes back the question that is open, if it has no time limit and has stood for so long: what it was about is settled. */
  readonly withdraw: (openForMs: number) => void;
  /** Another agent answers. Answers whether something was asked. */
  readonly takeFrom: (agent: string, answer: unknown) => boolean;
  /** Takes what a person did. Answers whether it was for something that is asked. */
  readonly take: (action: Readonly<Record<string, unknown>>) => boolean;
}

/** How long an answer that can't be used is shown before the question stands again. */
const faultShownMs = 2_500;

type Reply = { readonly kind: 'answer'; readonly answer: unknown; readonly by: string } | { readonly kind: 'skip' | 'withdraw' };

interface Open {
  readonly id: string;
  readonly revision: number;
  readonly isLimited: boolean;
  readonly since: number;
  readonly reply: (reply: Reply) => void;
}

export function createAsking(voice: Voice, clock: Clock, signal: AbortSignal): Asking {
  let open: Open | undefined;
  let isAsking = false;

  return {
    isAsking: () => isAsking,
    async ask(asked, { limitMs, findFault = () => undefined } = {}) {
      isAsking = true;
      const questionId = voice.nextId('question');
      const until = limitMs === undefined ? undefined : clock.now() + limitMs;
      const limit = until === undefined ? {} : { expiresAt: new Date(until).toISOString() };
      for (let revision = 1; ; revision += 1) {
        const question: Question = { ...asked, ...limit, questionId, revision, status: 'requested' };
        const reply = await put(question, until);
        if (reply?.kind !== 'answer') {
          const kind = reply === undefined && until !== undefined ? 'expired' : 'skipped';
          voice.put('oddkin.ai.question', { ...question, status: kind });
          isAsking = false;
          return { kind };
        }
        const fault = findFault(reply.answer);
        if (fault === undefined) {
          voice.put('oddkin.ai.question', { ...question, status: 'submitted', answer: reply.answer });
          isAsking = false;
          return { kind: 'answered', answer: reply.answer, by: reply.by };
        }
        const error = { code: 'unfit_answer', message: fault, retryable: true };
        voice.put('oddkin.ai.question', { ...question, status: 'failed', answer: reply.answer, error });
        await pause(clock, faultShownMs, signal);
      }
    },
    withdraw(openForMs) {
      if (open?.isLimited === false && clock.now() - open.since >= openForMs) open.reply({ kind: 'withdraw' });
    },
    takeFrom(agent, answer) {
      if (open === undefined) return false;
      open.reply({ kind: 'answer', answer, by: agent });
      return true;
    },
    take(action) {
      if (open === undefined || action['questionId'] !== open.id || action['revision'] !== open.revision) return false;
      open.reply(action['action'] === 'question.skip' ? { kind: 'skip' } : { kind: 'answer', answer: action['answer'], by: 'person' });
      return true;
    },
  };

  /** Puts the question and waits for the first reply. `undefined` when the time is over. */
  async function put(question: Question, until: number | undefined): Promise<Reply | undefined> {
    const answered = new AbortController();
    let reply: Reply | undefined;
    open = {
      id: question.questionId,
      revision: question.revision,
      isLimited: until !== undefined,
      since: clock.now(),
      reply(given) {
        reply ??= given;
        answered.abort();
      },
    };
    voice.put('oddkin.ai.question', question);
    const over = AbortSignal.any([signal, answered.signal]);
    if (until === undefined) await aborted(over);
    else await pause(clock, until - clock.now(), over);
    open = undefined;
    return reply;
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
