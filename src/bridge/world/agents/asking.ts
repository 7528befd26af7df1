import type { Clock } from '../../../aicc/index.js';
import type { Approval, Question } from '../../../schema/index.js';
import { pause } from './pause.js';
import type { Voice } from './voice.js';

/** What came of asking. Nobody answering is an answer too. */
export type Answer = { readonly kind: 'answered'; readonly answer: unknown } | { readonly kind: 'skipped' | 'expired' };
export type Decision = 'approved' | 'denied' | 'expired';

export type AskedQuestion = Omit<Question, 'questionId' | 'revision' | 'status' | 'expiresAt'>;
export type AskedApproval = Pick<Approval, 'title' | 'description' | 'risk' | 'scopes'>;

/** Asks people, and goes on when they do not answer. */
export interface Asking {
  /** With `says`, people see until when an answer counts; without, the agent takes the question back after a while. */
  readonly ask: (question: AskedQuestion, waitMs: number, deadline: 'says' | 'keeps') => Promise<Answer>;
  /** Asks for leave. `onAsked` is given the approval's id at once. */
  readonly askLeave: (approval: AskedApproval, waitMs: number, onAsked: (approvalId: string) => void) => Promise<Decision>;
  /** Takes what a person did. Answers whether it was for something that was asked. */
  readonly take: (action: Readonly<Record<string, unknown>>) => boolean;
}

export function createAsking(voice: Voice, clock: Clock, signal: AbortSignal): Asking {
  const waiting = new Map<string, (action: Readonly<Record<string, unknown>>) => void>();

  return {
    async ask(asked, waitMs, deadline) {
      const questionId = voice.nextId('question');
      const open: Question = { ...asked, questionId, revision: 1, status: 'requested', ...(deadline === 'says' ? expiry(waitMs) : {}) };
      voice.put('oddkin.ai.question', open);
      const action = await firstAction(questionId, waitMs);
      if (action === undefined) {
        const status = deadline === 'says' ? 'expired' : 'skipped';
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
    async askLeave(asked, waitMs, onAsked) {
      const approvalId = voice.nextId('approval');
      const open: Approval = { ...asked, approvalId, revision: 1, status: 'requested', ...expiry(waitMs) };
      voice.put('oddkin.ai.approval', open);
      onAsked(approvalId);
      const action = await firstAction(approvalId, waitMs);
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

  async function firstAction(id: string, waitMs: number): Promise<Readonly<Record<string, unknown>> | undefined> {
    const answered = new AbortController();
    let action: Readonly<Record<string, unknown>> | undefined;
    waiting.set(id, (given) => {
      action = given;
      answered.abort();
    });
    await pause(clock, waitMs, AbortSignal.any([signal, answered.signal]));
    waiting.delete(id);
    return action;
  }

  function expiry(waitMs: number): { readonly expiresAt: string } {
    return { expiresAt: new Date(clock.now() + waitMs).toISOString() };
  }
}

function reasonOf({ reason, scope }: Readonly<Record<string, unknown>>): Partial<Pick<Approval, 'reason' | 'scope'>> {
  return {
    ...(typeof reason === 'string' ? { reason } : {}),
    ...(scope === 'once' || scope === 'session' || scope === 'always' ? { scope } : {}),
  };
}
