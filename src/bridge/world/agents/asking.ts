import type { Clock } from '../../../aicc/index.js';
import type { Approval, Question } from '../../../schema/index.js';
import { pause } from './pause.js';
import type { Voice } from './voice.js';

/** What came of asking. Nobody answering is an answer too. */
export type Answer = { readonly kind: 'answered'; readonly answer: unknown } | { readonly kind: 'skipped' | 'expired' };
export type Decision = 'approved' | 'denied' | 'expired';

export type AskedQuestion = Omit<Question, 'questionId' | 'revision' | 'status' | 'expiresAt'>;
export type AskedApproval = Pick<Approval, 'title' | 'description' | 'risk' | 'scopes'>;

/** Asks people, and lets the agent go on meanwhile. One question and one approval are open at a time. */
export interface Asking {
  /** Whether another question can be asked. One without a limit makes room when it has been open for long. */
  readonly canAsk: () => boolean;
  readonly canAskLeave: () => boolean;
  /** `limited` says until when an answer counts, `unlimited` waits until the next question has to be asked. */
  readonly ask: (question: AskedQuestion, wait: 'limited' | 'unlimited') => Promise<Answer>;
  /** Asks for leave. `onAsked` is given the approval's id at once. */
  readonly askLeave: (approval: AskedApproval, onAsked: (approvalId: string) => void) => Promise<Decision>;
  /** Takes what a person did. Answers whether it was for something that was asked. */
  readonly take: (action: Readonly<Record<string, unknown>>) => boolean;
}

/** Long enough to read a question, think, and type. */
const waitMs = 90_000;
/** How long a question without a limit stands before it makes room for another. */
const patienceMs = 300_000;

export function createAsking(voice: Voice, clock: Clock, signal: AbortSignal): Asking {
  const waiting = new Map<string, (action: Readonly<Record<string, unknown>>) => void>();
  let openQuestion: { readonly yieldsAt: number; readonly takenBack: AbortController } | undefined;
  let isLeaveOpen = false;

  return {
    canAsk() {
      if (openQuestion !== undefined && openQuestion.yieldsAt <= clock.now()) {
        openQuestion.takenBack.abort();
        openQuestion = undefined;
      }
      return openQuestion === undefined;
    },
    canAskLeave: () => !isLeaveOpen,
    async ask(asked, wait) {
      const questionId = voice.nextId('question');
      const isLimited = wait === 'limited';
      const takenBack = new AbortController();
      const question = { yieldsAt: isLimited ? Infinity : clock.now() + patienceMs, takenBack };
      openQuestion = question;
      const open: Question = { ...asked, questionId, revision: 1, status: 'requested', ...(isLimited ? expiry() : {}) };
      voice.put('oddkin.ai.question', open);
      const action = await firstAction(questionId, isLimited ? waitMs : undefined, takenBack.signal);
      if (openQuestion === question) openQuestion = undefined;
      if (action === undefined) {
        const status = isLimited ? 'expired' : 'skipped';
        voice.put('oddkin.ai.question', { ...open, status });
        return { kind: status };
      }
      if (action['action'] === 'question.skip') {
        voice.put('oddkin.ai.question', { ...open, status: 'skipped' });
        return { kind: 'skipped' };
      }
      voice.put('oddkin.ai.question', { ...open, status: 'submitted', answer: action['answer'] });
      return { kind: 'answered', answer: action['answer'] };
    },
    async askLeave(asked, onAsked) {
      isLeaveOpen = true;
      const approvalId = voice.nextId('approval');
      const open: Approval = { ...asked, approvalId, revision: 1, status: 'requested', ...expiry() };
      voice.put('oddkin.ai.approval', open);
      onAsked(approvalId);
      const action = await firstAction(approvalId, waitMs, signal);
      isLeaveOpen = false;
      if (action === undefined) {
        voice.put('oddkin.ai.approval', { ...open, status: 'expired' });
        return 'expired';
      }
      const status = action['decision'] === 'approve' ? 'approved' : 'denied';
      voice.put('oddkin.ai.approval', { ...open, status, decidedBy: 'a person', ...reasonOf(action) });
      return status;
    },
    take(action) {
      const id = action['questionId'] ?? action['approvalId'];
      const resolve = typeof id === 'string' ? waiting.get(id) : undefined;
      // The agent asks everything once: another revision was never on the screen.
      if (resolve === undefined || action['revision'] !== 1) return false;
      resolve(action);
      return true;
    },
  };

  async function firstAction(
    id: string,
    limitMs: number | undefined,
    takenBack: AbortSignal,
  ): Promise<Readonly<Record<string, unknown>> | undefined> {
    const answered = new AbortController();
    let action: Readonly<Record<string, unknown>> | undefined;
    waiting.set(id, (given) => {
      action = given;
      answered.abort();
    });
    const over = AbortSignal.any([signal, answered.signal, takenBack]);
    if (limitMs === undefined) await aborted(over);
    else await pause(clock, limitMs, over);
    waiting.delete(id);
    return action;
  }

  function expiry(): { readonly expiresAt: string } {
    return { expiresAt: new Date(clock.now() + waitMs).toISOString() };
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

function reasonOf({ reason, scope }: Readonly<Record<string, unknown>>): Partial<Pick<Approval, 'reason' | 'scope'>> {
  return {
    ...(typeof reason === 'string' ? { reason } : {}),
    ...(scope === 'once' || scope === 'session' || scope === 'always' ? { scope } : {}),
  };
}
