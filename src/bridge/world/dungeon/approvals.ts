import type { Approval } from '../../../schema/index.js';
import type { SessionHandle, ToolContext } from '../../world-definition.js';

/** What came of asking for leave. Nobody answering is an answer too. */
export type Decision =
  | { readonly status: 'approved'; readonly scope?: Approval['scope'] }
  | { readonly status: 'denied' | 'failed'; readonly reason: string }
  | { readonly status: 'expired' };

/** What is asked, how long a decision counts, and what the keeper of the dungeon decides where no person has. */
export interface LeaveRequest extends Pick<Approval, 'title' | 'description' | 'risk'> {
  /** Names what is asked for in this session: asked for again, it is the same approval with the next revision. */
  readonly about: string;
  /** By how many times it has been asked for; `undefined` lets it expire. */
  readonly keeper: (revision: number) => { readonly afterMs: number; readonly decision: Decision } | undefined;
}

/** Asks people for leave, by approvals that stand with the session of the agent that wants it. */
export interface Approvals {
  readonly ask: (context: ToolContext, request: LeaveRequest) => Promise<Decision>;
  /** Takes a person's decision. Answers whether it was for something that is still asked. */
  readonly decide: (session: SessionHandle, input: PersonDecision) => boolean;
  /** What was approved can no longer be done. */
  readonly fail: (context: ToolContext, about: string, message: string) => void;
  readonly forget: (session: SessionHandle) => void;
}

export interface PersonDecision {
  readonly approvalId: string;
  readonly revision: number;
  readonly decision: 'approve' | 'deny';
  readonly scope?: 'once' | 'session' | 'always';
  readonly reason?: string;
}

interface Asked {
  approval: Approval;
  /** Settles it; `undefined` once it is settled. */
  settle: ((decision: Decision, by: Partial<Approval>) => void) | undefined;
}

/** Long enough to read what is asked and to think. */
const waitMs = 45_000;

export function createApprovals(): Approvals {
  const sessions = new Map<string, Map<string, Asked>>();

  return {
    ask(context, { about, keeper, ...words }) {
      const asked = askedIn(context);
      const earlier = asked.get(about);
      const revision = (earlier?.approval.revision ?? 0) + 1;
      const byKeeper = keeper(revision);
      const afterMs = byKeeper?.afterMs ?? waitMs;
      const approval: Approval = {
        ...words,
        approvalId: earlier?.approval.approvalId ?? `approval-${asked.size + 1}`,
        revision,
        toolCallId: `${context.sessionId}/${context.callId}`,
        status: 'requested',
        scopes: ['once', 'session'],
        expiresAt: new Date(context.clock.now() + afterMs).toISOString(),
      };
      const entry: Asked = { approval, settle: undefined };
      asked.set(about, entry);
      show(context, approval);
      return new Promise((resolve) => {
        entry.settle = (decision, by) => {
          entry.settle = undefined;
          cancel();
          entry.approval = { ...approval, ...by, status: decision.status };
          show(context, entry.approval);
          resolve(decision);
        };
        const cancel = context.clock.after(afterMs, () => {
          const decision = byKeeper?.decision ?? { status: 'expired' };
          entry.settle?.(decision, wordsOf(decision));
        });
        context.signal.addEventListener('abort', cancel);
      });
    },
    decide(session, { approvalId, revision, decision, scope, reason }) {
      const entry = [...askedIn(session).values()].find(({ approval }) => approval.approvalId === approvalId);
      if (entry?.settle === undefined || entry.approval.revision !== revision) return false;
      const by = { decidedBy: 'a person', ...(scope === undefined ? {} : { scope }), ...(reason === undefined ? {} : { reason }) };
      if (decision === 'approve') entry.settle({ status: 'approved', ...(scope === undefined ? {} : { scope }) }, by);
      else entry.settle({ status: 'denied', reason: reason ?? 'A person said no.' }, by);
      return true;
    },
    fail(context, about, message) {
      const entry = askedIn(context).get(about);
      if (entry === undefined) return;
      entry.approval = { ...entry.approval, status: 'failed', error: { code: 'out_of_date', message, retryable: false } };
      show(context, entry.approval);
    },
    forget: ({ sessionId }) => void sessions.delete(sessionId),
  };

  function askedIn({ sessionId }: SessionHandle): Map<string, Asked> {
    const asked = sessions.get(sessionId) ?? new Map<string, Asked>();
    sessions.set(sessionId, asked);
    return asked;
  }
}

function wordsOf(decision: Decision): Partial<Approval> {
  switch (decision.status) {
    case 'approved':
      return { decidedBy: 'the keeper' };
    case 'denied':
      return { decidedBy: 'the keeper', reason: decision.reason };
    case 'failed':
      return { error: { code: 'no_keeper', message: decision.reason, retryable: true } };
    case 'expired':
      return {};
    default:
      return decision satisfies never;
  }
}

function show(context: ToolContext, value: Approval): void {
  context.emit('agent_message', { from: 'Keeper', documents: [{ schema: 'oddkin.ai.approval', version: 1, value }] });
}
