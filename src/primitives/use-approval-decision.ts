'use client';
import { useId, useRef, useState, type RefObject } from 'react';
import type { Approval, DocumentError } from '../schema/index.js';
import { useAskedApproval, useCanPerform, usePerform } from '../hooks/index.js';
import { Drafts, useDraft } from './draft.js';

type Scope = NonNullable<Approval['scope']>;

/** What stands to be decided: an approval at one revision. */
export interface ApprovalOffer {
  readonly key: string;
  readonly revision: number;
}

/** An approval, what the person has set so far, and the way to decide. */
export interface ApprovalDecision {
  readonly approval: Approval;
  readonly offer: ApprovalOffer;
  readonly sessionId: string | undefined;
  readonly status: Approval['status'];
  readonly error: DocumentError | undefined;
  readonly expiresAt: number | undefined;
  /** Whether a decision is wanted or on its way. */
  readonly isOpen: boolean;
  /** Whether a decision is on its way. */
  readonly isBusy: boolean;
  /** Whether anybody takes a decision, and one that failed may be tried again. */
  readonly canDecide: boolean;
  /** Whether what is asked for has changed since it was first shown here. */
  readonly isChanged: boolean;
  readonly scope: Scope | undefined;
  readonly setScope: (scope: Scope) => void;
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  readonly decide: (decision: 'approve' | 'deny', offer: ApprovalOffer) => void;
  readonly titleId: string;
  readonly statusRef: RefObject<HTMLElement | null>;
  /** What the person has decided, as far as this reader knows; `undefined` before. */
  readonly given: { readonly scope: Scope | undefined; readonly reason: string | undefined } | undefined;
}

export function useApprovalDecision(approvalId: string): ApprovalDecision | undefined {
  const asked = useAskedApproval(approvalId);
  const titleId = useId();
  const statusRef = useRef<HTMLElement>(null);
  const approval = asked?.kept.value;
  const sessionId = asked?.kept.sessionId;
  const key = asked?.kept.key ?? approvalId;
  const revision = approval?.revision ?? 0;
  const draft = useDraft(drafts, `${revision} ${key}`, blankDraft);
  const isTaken = useCanPerform('approval.decide', sessionId);
  const perform = usePerform();
  const [seen, setSeen] = useState<ApprovalOffer>({ key, revision });
  if (asked === undefined || approval === undefined) return undefined;
  if (seen.key !== key || seen.revision === 0) setSeen({ key, revision });

  const { status, error, expiresAt } = asked;
  const action = asked.given?.action;
  const scope = draft.value.scope ?? narrowest(approval.scopes);

  return {
    approval,
    offer: { key, revision },
    sessionId,
    status,
    error,
    expiresAt,
    isOpen: status === 'requested' || status === 'submitting' || status === 'failed',
    isBusy: status === 'submitting',
    canDecide: isTaken && !(status === 'failed' && error?.retryable === false),
    isChanged: seen.revision !== 0 && seen.key === key && seen.revision !== revision && (status === 'requested' || status === 'failed'),
    scope,
    setScope: (next) => draft.set({ ...draft.read(), scope: next }),
    reason: draft.value.reason,
    setReason: (next) => draft.set({ ...draft.read(), reason: next }),
    decide: (decision, offer) => {
      // The store takes one decision for a revision and refuses one for a revision that is gone.
      const { reason } = draft.read();
      const details = { ...(decision === 'approve' && scope !== undefined ? { scope } : {}), ...(reason.trim() === '' ? {} : { reason }) };
      void perform({
        type: 'approval.decide',
        sessionId,
        approvalId: approval.approvalId,
        revision: offer.revision,
        decision,
        ...details,
      });
    },
    titleId,
    statusRef,
    given: action?.type === 'approval.decide' ? { scope: action.scope, reason: action.reason } : undefined,
  };
}

interface ApprovalDraft {
  readonly scope: Scope | undefined;
  readonly reason: string;
}

const drafts = new Drafts<ApprovalDraft>();
const blankDraft: ApprovalDraft = { scope: undefined, reason: '' };
const byReach = ['once', 'session', 'always'] as const;

/** Until the person says more, a yes reaches as little as it can. */
function narrowest(scopes: Approval['scopes']): Scope | undefined {
  return byReach.find((scope) => scopes?.includes(scope) === true);
}
