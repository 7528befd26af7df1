'use client';
import { OctagonAlert, Shield, TriangleAlert } from '../icons/index.js';
import { useMessages } from '../messages/index.js';
import {
  ApprovalButton,
  ApprovalChanged,
  ApprovalControls,
  ApprovalDescription,
  ApprovalError,
  ApprovalExpiry,
  ApprovalLastMinute,
  ApprovalReadOnly,
  ApprovalReason,
  ApprovalRisk,
  ApprovalRoot,
  ApprovalScope,
  ApprovalStatus,
  ApprovalTitle,
  useApprovalContext,
  type ApprovalRootProps,
} from '../primitives/index.js';
import { ApprovalCall } from './approval-call.js';
import { classNames } from './class-names.js';
import { StateIcon } from './state-icon.js';

export type ApprovalProps = Omit<ApprovalRootProps, 'asChild' | 'children'>;

/**
 * Asks a person for a yes before something is done: what, how much harm it could do, the tool call with its whole input, and then the buttons.
 * Renders a `<div>` with the role `group`. `data-state` is the approval's status.
 */
export function Approval({ className, ...props }: ApprovalProps) {
  return (
    <ApprovalRoot {...props} className={classNames('oddkin-approval', className)}>
      <div className="oddkin-approval-head">
        <StatusLine />
        <ApprovalExpiry className="oddkin-approval-expiry" />
        <ApprovalLastMinute className="oddkin-heard-only" />
      </div>
      <div className="oddkin-approval-subject">
        <ApprovalTitle className="oddkin-approval-title" />
        <Risk />
      </div>
      <ApprovalDescription className="oddkin-approval-description" />
      <ApprovalCall />
      <ApprovalChanged className="oddkin-approval-changed" />
      <ApprovalError className="oddkin-approval-error" />
      <Controls />
      <ApprovalReadOnly className="oddkin-approval-read-only" />
      <Outcome />
    </ApprovalRoot>
  );
}

function StatusLine() {
  const { status } = useApprovalContext();
  const { text } = useMessages();
  return (
    <ApprovalStatus className="oddkin-approval-status oddkin-status-line">
      <StateIcon state={status} />
      {text(`approval.${status}`)}
    </ApprovalStatus>
  );
}

function Risk() {
  const { approval } = useApprovalContext();
  const { text } = useMessages();
  if (approval.risk === undefined) return null;
  const Icon = riskIcons[approval.risk];
  return (
    <ApprovalRisk className="oddkin-approval-risk">
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      {text(`approval.risk.${approval.risk}`)}
    </ApprovalRisk>
  );
}

const riskIcons = { low: Shield, medium: TriangleAlert, high: OctagonAlert } as const;

function Controls() {
  const { text } = useMessages();
  return (
    <ApprovalControls className="oddkin-approval-controls">
      <Scopes />
      <details className="oddkin-approval-reason">
        <summary className="oddkin-fold-summary">{text('approval.giveReason')}</summary>
        <label className="oddkin-approval-reason-label">
          <span className="oddkin-approval-label">{text('approval.reason')}</span>
          <ApprovalReason className="oddkin-field" />
        </label>
      </details>
      <div className="oddkin-approval-buttons">
        <ApprovalButton decision="approve" className="oddkin-button" data-kind="primary" />
        <ApprovalButton decision="deny" className="oddkin-button" />
      </div>
    </ApprovalControls>
  );
}

function Scopes() {
  const { approval } = useApprovalContext();
  const { text } = useMessages();
  const scopes = [...new Set(approval.scopes)];
  if (scopes.length === 0) return null;
  return (
    <fieldset className="oddkin-approval-scopes">
      <legend className="oddkin-approval-label">{text('approval.scope')}</legend>
      {scopes.map((scope) => (
        <label key={scope} className="oddkin-approval-scope">
          <ApprovalScope scope={scope} className="oddkin-choice-input" />
          {text(`approval.scope.${scope}`)}
        </label>
      ))}
    </fieldset>
  );
}

function Outcome() {
  const { approval, status, given } = useApprovalContext();
  const { text } = useMessages();
  if (status !== 'approved' && status !== 'denied') return null;
  const scope = status === 'approved' ? (approval.scope ?? given?.scope) : undefined;
  const reason = approval.reason ?? given?.reason;
  const lines = [
    scope === undefined ? undefined : text('approval.reaches', { scope: text(`approval.scope.${scope}`) }),
    approval.decidedBy === undefined ? undefined : text('approval.decidedBy', { name: approval.decidedBy }),
    reason === undefined ? undefined : text('approval.reasonGiven', { reason }),
  ].filter((line) => line !== undefined);
  if (lines.length === 0) return null;
  return (
    <ul className="oddkin-approval-outcome">
      {lines.map((line) => (
        <li key={line} className="oddkin-approval-outcome-line" dir="auto">
          {line}
        </li>
      ))}
    </ul>
  );
}
