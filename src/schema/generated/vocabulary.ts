// Generated from schemas/ by .ci/generate-schema.mjs. Do not edit.
export const vocabulary = {
  topics: ['tick', 'collision', 'audio', 'state_change', 'agent_message'],
  messageRoles: ['user', 'assistant', 'system', 'tool'],
  textStates: ['streaming', 'done'],
  stepStatuses: ['pending', 'active', 'done', 'failed', 'blocked', 'skipped', 'needs-input'],
  questionKinds: ['choice', 'multi-choice', 'form', 'text'],
  questionStatuses: ['requested', 'submitting', 'submitted', 'skipped', 'expired', 'failed'],
  fieldTypes: ['text', 'number', 'select', 'boolean'],
  approvalStatuses: ['requested', 'submitting', 'approved', 'denied', 'expired', 'failed'],
  toolCallStatuses: ['pending', 'running', 'succeeded', 'failed', 'cancelled'],
  attemptStatuses: ['running', 'succeeded', 'failed', 'cancelled'],
  artifactKinds: ['code', 'document', 'image', 'data', 'other'],
} as const;
