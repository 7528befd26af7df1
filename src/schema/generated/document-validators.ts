// @ts-nocheck: a test reads members of what may be anything.
// Generated from schemas/ by .ci/generate-schema.mjs. Do not edit.
import type { Schema } from '../find-faults.js';
import { validator, type Validator } from '../validator.js';
const shared0: Schema = { type: 'string', minLength: 1 };
const shared1: Schema = { type: 'string' };
const shared2: Schema = { enum: ['streaming', 'done'] };
const shared3 = ['type', 'id', 'text'];
const shared4: Schema = {
  type: 'string',
  format: 'uri-reference',
  pattern:
    '^(?![\\u0000-\\u0020]*(?:[jJ]\\s*[aA]\\s*[vV]\\s*[aA]\\s*[sS]\\s*[cC]\\s*[rR]\\s*[iI]\\s*[pP]\\s*[tT]|[vV]\\s*[bB]\\s*[sS]\\s*[cC]\\s*[rR]\\s*[iI]\\s*[pP]\\s*[tT])\\s*:)',
};
const shared5: Schema = { type: 'integer', minimum: 0 };
const shared6: Schema = { enum: ['pending', 'active', 'done', 'failed', 'blocked', 'skipped', 'needs-input'] };
const shared7 = ['id', 'title', 'status'];
const shared8: Schema = { type: 'integer', minimum: 1 };
const shared9: Schema = { type: 'string', minLength: 1, pattern: '\\S' };
const shared10: Schema = { type: 'boolean' };
const shared11: Schema = { type: 'array', items: shared1 };
const shared12: Schema = {
  type: 'object',
  properties: { code: shared0, message: shared1, retryable: shared10 },
  required: ['code', 'message'],
};
const shared13: Schema = { type: 'number', minimum: 0 };
const shared14: Schema = { enum: ['once', 'session', 'always'] };
export const validateMessageEnvelope: Validator = /* @__PURE__ */ validator({
  type: 'object',
  properties: {
    id: shared0,
    role: { enum: ['user', 'assistant', 'system', 'tool'] },
    parentId: shared0,
    parts: { type: 'array', items: { type: 'object', properties: { type: shared1 }, required: ['type'] } },
    attemptId: shared0,
    createdAt: shared1,
    provenance: {
      type: 'object',
      properties: {
        kind: { enum: ['generated', 'assisted', 'edited', 'human'] },
        label: shared1,
        model: shared1,
        provider: shared1,
        generatedAt: shared1,
        notes: shared1,
      },
      required: ['kind'],
    },
  },
  required: ['id', 'role', 'parts'],
});
export const validateTextPart: Validator = /* @__PURE__ */ validator({
  type: 'object',
  properties: { type: { const: 'text' }, id: shared0, text: shared1, state: shared2 },
  required: shared3,
});
export const validateReasoningPart: Validator = /* @__PURE__ */ validator({
  type: 'object',
  properties: { type: { const: 'reasoning' }, id: shared0, text: shared1, state: shared2 },
  required: shared3,
});
export const validateFilePart: Validator = /* @__PURE__ */ validator({
  type: 'object',
  properties: { type: { const: 'file' }, id: shared0, name: shared1, mediaType: shared1, url: shared4, size: shared5 },
  required: ['type', 'id', 'name', 'mediaType'],
});
export const validateSourcePart: Validator = /* @__PURE__ */ validator({
  type: 'object',
  properties: {
    type: { const: 'source' },
    id: shared0,
    sourceId: shared0,
    title: shared1,
    url: shared4,
    excerpt: shared1,
    publisher: shared1,
    kind: { enum: ['web', 'document', 'file', 'other'] },
  },
  required: ['type', 'id', 'sourceId'],
});
export const validateToolCallPart: Validator = /* @__PURE__ */ validator({
  type: 'object',
  properties: { type: { const: 'tool-call' }, id: shared0, toolCallId: shared0 },
  required: ['type', 'id', 'toolCallId'],
});
export const validateApprovalPart: Validator = /* @__PURE__ */ validator({
  type: 'object',
  properties: { type: { const: 'approval' }, id: shared0, approvalId: shared0 },
  required: ['type', 'id', 'approvalId'],
});
export const validateArtifactPart: Validator = /* @__PURE__ */ validator({
  type: 'object',
  properties: { type: { const: 'artifact' }, id: shared0, artifactId: shared0, revisionId: shared0 },
  required: ['type', 'id', 'artifactId'],
});
export const validateDataPart: Validator = /* @__PURE__ */ validator({
  type: 'object',
  properties: { type: { const: 'data' }, id: shared0, name: shared0, data: {} },
  required: ['type', 'id', 'name', 'data'],
});
export const validateUnsupportedPart: Validator = /* @__PURE__ */ validator({
  type: 'object',
  properties: { type: { const: 'unsupported' }, id: shared0, originalType: shared1 },
  required: ['type', 'id', 'originalType'],
});
export const validatePlan: Validator = /* @__PURE__ */ validator({
  type: 'object',
  properties: {
    planId: shared0,
    title: shared1,
    steps: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: shared0,
          title: shared0,
          detail: shared1,
          status: shared6,
          blocker: shared1,
          inputRequest: shared1,
          tasks: {
            type: 'array',
            items: { type: 'object', properties: { id: shared0, title: shared0, status: shared6, detail: shared1 }, required: shared7 },
          },
        },
        required: shared7,
      },
    },
  },
  required: ['planId', 'steps'],
});
export const validateQuestion: Validator = /* @__PURE__ */ validator({
  type: 'object',
  properties: {
    questionId: shared0,
    revision: shared8,
    prompt: shared0,
    kind: { enum: ['choice', 'multi-choice', 'form', 'text'] },
    options: {
      type: 'array',
      items: { type: 'object', properties: { id: shared0, label: shared9, description: shared1 }, required: ['id', 'label'] },
    },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: shared0,
          label: shared9,
          type: { enum: ['text', 'number', 'select', 'boolean'] },
          required: shared10,
          options: shared11,
        },
        required: ['id', 'label', 'type'],
      },
    },
    allowCustom: shared10,
    status: { enum: ['requested', 'submitting', 'submitted', 'skipped', 'expired', 'failed'] },
    answer: {},
    expiresAt: shared1,
    error: shared12,
  },
  required: ['questionId', 'revision', 'prompt', 'kind', 'status'],
});
export const validateSuggestion: Validator = /* @__PURE__ */ validator({
  type: 'object',
  properties: { id: shared0, label: shared9, prompt: shared1 },
  required: ['id', 'label', 'prompt'],
});
export const validateModelOption: Validator = /* @__PURE__ */ validator({
  type: 'object',
  properties: {
    id: shared0,
    label: shared9,
    description: shared1,
    provider: shared1,
    capabilities: shared11,
    available: shared10,
    reason: shared1,
  },
  required: ['id', 'label', 'available'],
});
export const validateToolCall: Validator = /* @__PURE__ */ validator({
  type: 'object',
  properties: {
    toolCallId: shared0,
    tool: shared0,
    toolClass: { enum: ['sensor', 'actuator', 'generator'] },
    title: shared1,
    input: {},
    status: { enum: ['pending', 'running', 'succeeded', 'failed', 'cancelled'] },
    output: {},
    error: shared12,
    requestedAt: shared1,
    completedAt: shared1,
    latencyMs: shared13,
    tick: shared5,
    progress: { type: 'number', minimum: 0, maximum: 1 },
    sessionId: shared0,
  },
  required: ['toolCallId', 'tool', 'status'],
});
export const validateApproval: Validator = /* @__PURE__ */ validator({
  type: 'object',
  properties: {
    approvalId: shared0,
    revision: shared8,
    title: shared9,
    description: shared1,
    toolCallId: shared0,
    risk: { enum: ['low', 'medium', 'high'] },
    status: { enum: ['requested', 'submitting', 'approved', 'denied', 'expired', 'failed'] },
    scopes: { type: 'array', items: shared14, uniqueItems: true },
    scope: shared14,
    decidedBy: shared1,
    reason: shared1,
    expiresAt: shared1,
    error: shared12,
  },
  required: ['approvalId', 'revision', 'title', 'status'],
});
export const validateArtifact: Validator = /* @__PURE__ */ validator({
  type: 'object',
  properties: {
    artifactId: shared0,
    title: shared9,
    kind: { enum: ['code', 'document', 'image', 'data', 'other'] },
    mediaType: shared1,
    revisions: {
      type: 'array',
      items: {
        type: 'object',
        properties: { revisionId: shared0, createdAt: shared1, label: shared1, content: shared1, url: shared4, attemptId: shared0 },
        required: ['revisionId'],
      },
    },
    currentRevisionId: shared0,
  },
  required: ['artifactId', 'title', 'kind', 'revisions'],
});
export const validateAttempt: Validator = /* @__PURE__ */ validator({
  type: 'object',
  properties: {
    attemptId: shared0,
    status: { enum: ['running', 'succeeded', 'failed', 'cancelled'] },
    model: shared1,
    startedAt: shared1,
    endedAt: shared1,
    usage: { type: 'object', properties: { inputTokens: shared5, outputTokens: shared5, costUsd: shared13 } },
    error: shared12,
  },
  required: ['attemptId', 'status'],
});
