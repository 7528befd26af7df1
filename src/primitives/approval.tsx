'use client';
import { createContext, use, type ComponentPropsWithRef, type RefObject } from 'react';
import { Primitive } from '@radix-ui/react-primitive';
import { SessionScope, usePastTime } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import { Countdown, LastMinute } from './countdown.js';
import { composeHandlers } from './compose-handlers.js';
import { useComposedRefs } from './compose-refs.js';
import { useLiveRole } from './speaker.js';
import { useApprovalDecision, type ApprovalDecision } from './use-approval-decision.js';
import { useKeptFocus } from './use-kept-focus.js';
import { usePress } from './use-press.js';

const ApprovalContext = createContext<ApprovalDecision | undefined>(undefined);

export interface ApprovalRootProps extends ComponentPropsWithRef<typeof Primitive.div> {
  /** The key of the approval, or the id that its session gave it. Nothing renders until it comes. */
  readonly approvalId: string;
}

/**
 * Holds one approval. Renders a `<div>` with the role `group`. `data-state` is its status (`requested`, `submitting`, `approved`, `denied`, `expired`, `failed`),
 * `data-risk` its risk, `data-changed` stands when it has changed since it was first shown here. When a button with the focus goes away, the focus moves to the status.
 */
export function ApprovalRoot({ approvalId, ...props }: ApprovalRootProps) {
  const decision = useApprovalDecision(approvalId);
  const focus = useKeptFocus(decision?.statusRef ?? noElement);
  if (decision === undefined) return null;
  const { approval, status, isChanged, titleId } = decision;
  return (
    <ApprovalContext value={decision}>
      <SessionScope sessionId={decision.sessionId}>
        <Primitive.div
          role="group"
          aria-labelledby={titleId}
          data-state={status}
          data-risk={approval.risk}
          data-changed={isChanged ? '' : undefined}
          {...props}
          onFocus={composeHandlers(props.onFocus, focus.onFocus)}
          onBlur={composeHandlers(props.onBlur, focus.onBlur)}
        />
      </SessionScope>
    </ApprovalContext>
  );
}

/** Everything about the approval that the root holds, for parts of one's own. Throws outside `ApprovalRoot`. */
export function useApprovalContext(part = 'useApprovalContext'): ApprovalDecision {
  const decision = use(ApprovalContext);
  if (decision === undefined)
    throw new Error(`${part} was used outside ApprovalRoot. It has no approval to show. Put it inside <ApprovalRoot approvalId={…}>.`);
  return decision;
}

/** What will be done, in one line. Renders a `<p>`, which names the group. */
export function ApprovalTitle(props: ComponentPropsWithRef<typeof Primitive.p>) {
  const { approval, titleId } = useApprovalContext('ApprovalTitle');
  return (
    <Primitive.p id={titleId} dir="auto" {...props}>
      {props.children ?? approval.title}
    </Primitive.p>
  );
}

/** What to know before deciding. Renders a `<p>`; nothing where the approval says nothing. */
export function ApprovalDescription(props: ComponentPropsWithRef<typeof Primitive.p>) {
  const { approval } = useApprovalContext('ApprovalDescription');
  if (approval.description === undefined) return null;
  return (
    <Primitive.p dir="auto" {...props}>
      {props.children ?? approval.description}
    </Primitive.p>
  );
}

/** The status in words. Renders a `<span>` that takes the focus when the buttons go away. `data-state` is the status. */
export function ApprovalStatus({ ref, ...props }: ComponentPropsWithRef<typeof Primitive.span>) {
  const { status, statusRef } = useApprovalContext('ApprovalStatus');
  const { text } = useMessages();
  const composed = useComposedRefs(statusRef, ref);
  return (
    <Primitive.span tabIndex={-1} data-state={status} {...props} ref={composed}>
      {props.children ?? text(`approval.${status}`)}
    </Primitive.span>
  );
}

/** How much harm it could do, in words. Renders a `<span>`; nothing where the approval names no risk. `data-risk` is the risk. */
export function ApprovalRisk(props: ComponentPropsWithRef<typeof Primitive.span>) {
  const { approval } = useApprovalContext('ApprovalRisk');
  const { text } = useMessages();
  if (approval.risk === undefined) return null;
  return (
    <Primitive.span data-risk={approval.risk} {...props}>
      {props.children ?? text(`approval.risk.${approval.risk}`)}
    </Primitive.span>
  );
}

/** How long a decision still counts. Renders a `<span>`; nothing where it doesn't end, or is over. */
export function ApprovalExpiry(props: ComponentPropsWithRef<typeof Primitive.span>) {
  const { expiresAt, isOpen } = useApprovalContext('ApprovalExpiry');
  return <Countdown {...props} expiresAt={isOpen ? expiresAt : undefined} />;
}

/** Tells once that the last minute has begun. Renders a `<span>` with the role `status`; hide it from sight, not from screen readers. */
export function ApprovalLastMinute(props: ComponentPropsWithRef<typeof Primitive.span>) {
  const { expiresAt, isOpen } = useApprovalContext('ApprovalLastMinute');
  return <LastMinute {...props} expiresAt={isOpen ? expiresAt : undefined} />;
}

/** Says that what is asked for has changed since it was first shown. Renders a `<p>` with the role `alert`; nothing otherwise. */
export function ApprovalChanged(props: ComponentPropsWithRef<typeof Primitive.p>) {
  const { isChanged } = useApprovalContext('ApprovalChanged');
  const { text } = useMessages();
  const role = useLiveRole('alert');
  if (!isChanged) return null;
  return (
    <Primitive.p role={role} {...props}>
      {props.children ?? text('approval.changed')}
    </Primitive.p>
  );
}

/** Why the last decision did not get through. Renders a `<p>` with the role `alert`; nothing unless `failed`. */
export function ApprovalError(props: ComponentPropsWithRef<typeof Primitive.p>) {
  const { status, error } = useApprovalContext('ApprovalError');
  const { text } = useMessages();
  const role = useLiveRole('alert');
  if (status !== 'failed') return null;
  return (
    <Primitive.p role={role} dir="auto" {...props}>
      {props.children ?? (error?.message || text('approval.errorUnknown'))}
    </Primitive.p>
  );
}

/** Holds what decides: scopes, reason, buttons. Renders a `<div>`; nothing once it is decided or expired, and nothing where nobody takes decisions. */
export function ApprovalControls(props: ComponentPropsWithRef<typeof Primitive.div>) {
  const { isOpen, canDecide } = useApprovalContext('ApprovalControls');
  return isOpen && canDecide ? <Primitive.div {...props} /> : null;
}

/** Says that nobody takes decisions, or none about the past. Renders a `<p>`; nothing where somebody does, or nothing is to be decided. */
export function ApprovalReadOnly(props: ComponentPropsWithRef<typeof Primitive.p>) {
  const { isOpen, canDecide } = useApprovalContext('ApprovalReadOnly');
  const { text } = useMessages();
  const isPast = usePastTime() !== undefined;
  if (!isOpen || canDecide) return null;
  return <Primitive.p {...props}>{props.children ?? text(isPast ? 'general.past' : 'approval.readOnly')}</Primitive.p>;
}

export interface ApprovalScopeProps extends Omit<ComponentPropsWithRef<typeof Primitive.input>, 'value' | 'checked' | 'type'> {
  readonly scope: 'once' | 'session' | 'always';
}

/** Chooses how far a yes reaches. Renders an `<input type="radio">`; put it in a `<label>`, all of them in a `<fieldset>`. */
export function ApprovalScope({ scope, ...props }: ApprovalScopeProps) {
  const { titleId, scope: chosen, setScope, isBusy } = useApprovalContext('ApprovalScope');
  return (
    <Primitive.input
      type="radio"
      name={`${titleId}-scope`}
      disabled={isBusy}
      {...props}
      value={scope}
      checked={scope === chosen}
      onChange={composeHandlers(props.onChange, () => setScope(scope))}
    />
  );
}

/** Takes a reason, which goes along with either decision. Renders an `<input>`. */
export function ApprovalReason(props: ComponentPropsWithRef<typeof Primitive.input>) {
  const { reason, setReason, isBusy } = useApprovalContext('ApprovalReason');
  return (
    <Primitive.input
      type="text"
      dir="auto"
      readOnly={isBusy}
      {...props}
      value={reason}
      onChange={composeHandlers(props.onChange, (event) => setReason(event.currentTarget.value))}
    />
  );
}

export interface ApprovalButtonProps extends ComponentPropsWithRef<typeof Primitive.button> {
  readonly decision: 'approve' | 'deny';
}

/**
 * Sends a decision, once, and only about the revision that was on the screen when the press began. Renders a `<button>`.
 * `data-decision` is what it decides; it has `aria-disabled`, and keeps the focus, while one is on its way.
 */
export function ApprovalButton({ decision, ...props }: ApprovalButtonProps) {
  const { decide, status, isBusy, offer } = useApprovalContext('ApprovalButton');
  const { text } = useMessages();
  const press = usePress(offer);
  const words = status === 'failed' ? (`approval.${decision}Again` as const) : (`approval.${decision}` as const);
  return (
    <Primitive.button
      type="button"
      data-decision={decision}
      aria-disabled={isBusy ? true : undefined}
      {...props}
      onPointerDown={composeHandlers(props.onPointerDown, press.onPointerDown)}
      onKeyDown={composeHandlers(props.onKeyDown, press.onKeyDown)}
      onClick={composeHandlers(props.onClick, () => decide(decision, press.end()))}
    >
      {props.children ?? text(words)}
    </Primitive.button>
  );
}

const noElement: RefObject<HTMLElement | null> = { current: null };
