// Comes before: hooks, which bring the state.
// Comes after: components, which bring the looks.
export {
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
  type ApprovalButtonProps,
  type ApprovalRootProps,
  type ApprovalScopeProps,
} from './approval.js';
export { Countdown, LastMinute, type CountdownProps } from './countdown.js';
export { jsonText, visibleText } from './json-text.js';
export type { ApprovalDecision, ApprovalOffer } from './use-approval-decision.js';
