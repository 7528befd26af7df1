// @ts-nocheck: a test reads members of what may be anything.
// Generated from schemas/ by .ci/generate-schema.mjs. Do not edit.
import type { Schema } from '../find-faults.js';
import { validator, type Validator } from '../validator.js';
import { isObject } from '../validator-runtime.js';
const shared0: Schema = { type: 'string' };
const shared1: Schema = { type: 'number', minimum: 0 };
const shared2: Schema = { enum: ['agent', 'bridge'] };
const shared3: Schema = { type: 'object' };
const shared4: Schema = { type: 'string', minLength: 1 };
const shared5: Schema = { enum: ['agent', 'observer'] };
const shared6: Schema = { type: 'integer', minimum: 1 };
function fits0(data) {
  return (
    isObject(data) && Number.isFinite(data.at) && data.at >= 0 && (data.from === 'agent' || data.from === 'bridge') && isObject(data.frame)
  );
}
export const validateRecordingHeader: Validator = /* @__PURE__ */ validator({
  type: 'object',
  properties: { recording: { const: 'oddkin-aicc' }, version: { const: 1 }, createdAt: shared0, source: shared0, notes: {} },
  required: ['recording', 'version', 'createdAt'],
});
export const validateRecordedFrame: Validator = /* @__PURE__ */ validator(
  { type: 'object', properties: { at: shared1, from: shared2, frame: shared3 }, required: ['at', 'from', 'frame'] },
  fits0,
);
export const validateRecordedNote: Validator = /* @__PURE__ */ validator({
  type: 'object',
  properties: { noteId: shared4, text: shared0, at: shared1, sessionId: shared0, messageId: shared0, writtenAt: shared0 },
  required: ['noteId', 'text', 'at'],
});
export const validateRecordedText: Validator = /* @__PURE__ */ validator({
  type: 'object',
  properties: { at: shared1, from: shared2, text: shared0 },
  required: ['at', 'from'],
  additionalProperties: false,
});
export const validateScenario: Validator = /* @__PURE__ */ validator({
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^[a-z][a-z0-9-]*$' },
    title: shared4,
    category: shared4,
    version: { const: 'aicc/0.1' },
    description: shared0,
    role: shared5,
    timeoutMs: shared6,
    path: shared0,
    steps: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        oneOf: [
          { properties: { send: shared3, timeoutMs: shared6, on: shared4 }, required: ['send'], additionalProperties: false },
          { properties: { sendText: shared0, timeoutMs: shared6, on: shared4 }, required: ['sendText'], additionalProperties: false },
          { properties: { expect: shared3, timeoutMs: shared6, on: shared4 }, required: ['expect'], additionalProperties: false },
          {
            properties: { open: shared4, role: shared5, path: shared0, timeoutMs: shared6 },
            required: ['open'],
            additionalProperties: false,
          },
          { properties: { disconnect: shared4, timeoutMs: shared6 }, required: ['disconnect'], additionalProperties: false },
          {
            properties: { expectClose: { type: 'integer' }, on: shared4, timeoutMs: shared6 },
            required: ['expectClose'],
            additionalProperties: false,
          },
          { properties: { wait: shared6 }, required: ['wait'], additionalProperties: false },
        ],
      },
    },
  },
  required: ['id', 'title', 'category', 'version', 'steps'],
  additionalProperties: false,
});
