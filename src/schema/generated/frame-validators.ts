// @ts-nocheck: a test reads members of what may be anything.
// Generated from schemas/ by .ci/generate-schema.mjs. Do not edit.
import type { Schema } from '../find-faults.js';
import { validator, type Validator } from '../validator.js';
import { isObject, isUuid } from '../validator-runtime.js';
const shared0: Schema = { type: 'string', const: 'aicc/0.1' };
const shared1: Schema = { const: 'session_init' };
const shared2: Schema = { type: 'string', format: 'uuid' };
const shared3: Schema = { type: 'number', exclusiveMinimum: 0 };
const shared4: Schema = { type: 'string', enum: ['fixed', 'event', 'hybrid'] };
const shared5: Schema = { type: 'string', minLength: 1 };
const shared6: Schema = {
  type: 'object',
  required: ['name', 'kind'],
  properties: { name: shared5, kind: { type: 'string', enum: ['2d', '3d', 'text', 'abstract'] } },
  additionalProperties: false,
};
const shared7: Schema = { type: 'integer', minimum: 0 };
const shared8: Schema = {
  type: 'object',
  required: ['class'],
  properties: {
    class: { type: 'string', enum: ['edge_small', 'edge_medium', 'cloud_medium', 'cloud_large'] },
    expected_first_token_ms: shared7,
    expected_full_response_ms: shared7,
  },
  additionalProperties: false,
};
const shared9: Schema = { type: 'string' };
const shared10: Schema = { type: 'array', items: shared9 };
const shared11: Schema = {
  type: 'object',
  required: ['sensors', 'actuators', 'generators'],
  properties: { sensors: shared10, actuators: shared10, generators: shared10 },
  additionalProperties: false,
};
const shared12: Schema = { type: 'string', pattern: '^[a-z][a-z0-9_]*$' };
const shared13: Schema = { type: 'object' };
const shared14: Schema = { type: 'integer', minimum: 1 };
const shared15: Schema = { type: 'boolean' };
const shared16: Schema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'class', 'description', 'input_schema', 'output_schema'],
    properties: {
      id: shared12,
      class: { type: 'string', enum: ['sensor', 'actuator', 'generator'] },
      description: shared5,
      input_schema: shared13,
      output_schema: shared13,
      limits: { type: 'object', properties: { calls_per_minute: shared14, calls_per_session: shared14 }, additionalProperties: false },
      requires_capability: shared9,
      strict_input: shared15,
    },
    additionalProperties: false,
  },
};
const shared17 = ['protocol', 'type', 'session_id', 'message_id'];
const shared18: Schema = {
  type: 'object',
  required: ['code', 'message', 'retryable'],
  properties: {
    code: {
      type: 'string',
      enum: [
        'protocol_mismatch',
        'session_expired',
        'tool_unknown',
        'tool_unavailable',
        'invalid_input',
        'execution_failed',
        'timeout',
        'internal_error',
      ],
    },
    message: shared5,
    retryable: shared15,
  },
  additionalProperties: false,
};
const shared19: Schema = { type: 'object', properties: { tick: shared7, latency_ms: shared7, source: shared9 } };
function fits0(data) {
  if (!(
    isObject(data) &&
    typeof data.name === 'string' &&
    data.name !== '' &&
    (data.kind === '2d' || data.kind === '3d' || data.kind === 'text' || data.kind === 'abstract')
  ))
    return false;
  for (const key in data)
    switch (key) {
      case 'name':
      case 'kind':
        break;
      default:
        if (Object.hasOwn(data, key)) return false;
    }
  return true;
}
function fits1(data) {
  if (!(
    isObject(data) &&
    (data.class === 'edge_small' || data.class === 'edge_medium' || data.class === 'cloud_medium' || data.class === 'cloud_large') &&
    (data.expected_first_token_ms === undefined || (Number.isInteger(data.expected_first_token_ms) && data.expected_first_token_ms >= 0)) &&
    (data.expected_full_response_ms === undefined ||
      (Number.isInteger(data.expected_full_response_ms) && data.expected_full_response_ms >= 0))
  ))
    return false;
  for (const key in data)
    switch (key) {
      case 'class':
      case 'expected_first_token_ms':
      case 'expected_full_response_ms':
        break;
      default:
        if (Object.hasOwn(data, key)) return false;
    }
  return true;
}
function fits2(data) {
  if (!(
    isObject(data) &&
    Array.isArray(data.sensors) &&
    data.sensors.every((item) => typeof item === 'string') &&
    Array.isArray(data.actuators) &&
    data.actuators.every((item) => typeof item === 'string') &&
    Array.isArray(data.generators) &&
    data.generators.every((item) => typeof item === 'string')
  ))
    return false;
  for (const key in data)
    switch (key) {
      case 'sensors':
      case 'actuators':
      case 'generators':
        break;
      default:
        if (Object.hasOwn(data, key)) return false;
    }
  return true;
}
const pattern3 = /^[a-z][a-z0-9_]*$/u;
function fits4(data) {
  if (!(
    isObject(data) &&
    (data.calls_per_minute === undefined || (Number.isInteger(data.calls_per_minute) && data.calls_per_minute >= 1)) &&
    (data.calls_per_session === undefined || (Number.isInteger(data.calls_per_session) && data.calls_per_session >= 1))
  ))
    return false;
  for (const key in data)
    switch (key) {
      case 'calls_per_minute':
      case 'calls_per_session':
        break;
      default:
        if (Object.hasOwn(data, key)) return false;
    }
  return true;
}
function fits5(data) {
  if (!(
    isObject(data) &&
    typeof data.id === 'string' &&
    pattern3.test(data.id) &&
    (data.class === 'sensor' || data.class === 'actuator' || data.class === 'generator') &&
    typeof data.description === 'string' &&
    data.description !== '' &&
    isObject(data.input_schema) &&
    isObject(data.output_schema) &&
    (data.limits === undefined || fits4(data.limits)) &&
    (data.requires_capability === undefined || typeof data.requires_capability === 'string') &&
    (data.strict_input === undefined || typeof data.strict_input === 'boolean')
  ))
    return false;
  for (const key in data)
    switch (key) {
      case 'id':
      case 'class':
      case 'description':
      case 'input_schema':
      case 'output_schema':
      case 'limits':
      case 'requires_capability':
      case 'strict_input':
        break;
      default:
        if (Object.hasOwn(data, key)) return false;
    }
  return true;
}
function fits6(data) {
  if (!(
    isObject(data) &&
    data.protocol === 'aicc/0.1' &&
    data.type === 'session_init' &&
    typeof data.session_id === 'string' &&
    isUuid(data.session_id) &&
    typeof data.message_id === 'string' &&
    isUuid(data.message_id) &&
    Number.isFinite(data.tick_rate_hz) &&
    data.tick_rate_hz > 0 &&
    (data.tick_mode === 'fixed' || data.tick_mode === 'event' || data.tick_mode === 'hybrid') &&
    fits0(data.world) &&
    fits1(data.agent_model) &&
    fits2(data.capabilities) &&
    Array.isArray(data.tools) &&
    data.tools.every((item) => fits5(item)) &&
    (data.event_subscriptions === undefined ||
      (Array.isArray(data.event_subscriptions) && data.event_subscriptions.every((item) => typeof item === 'string')))
  ))
    return false;
  for (const key in data)
    switch (key) {
      case 'protocol':
      case 'type':
      case 'session_id':
      case 'message_id':
      case 'tick_rate_hz':
      case 'tick_mode':
      case 'world':
      case 'agent_model':
      case 'capabilities':
      case 'tools':
      case 'event_subscriptions':
        break;
      default:
        if (Object.hasOwn(data, key)) return false;
    }
  return true;
}
function fits7(data) {
  if (!(
    isObject(data) &&
    data.protocol === 'aicc/0.1' &&
    data.type === 'session_resume' &&
    typeof data.session_id === 'string' &&
    isUuid(data.session_id) &&
    typeof data.message_id === 'string' &&
    isUuid(data.message_id)
  ))
    return false;
  for (const key in data)
    switch (key) {
      case 'protocol':
      case 'type':
      case 'session_id':
      case 'message_id':
        break;
      default:
        if (Object.hasOwn(data, key)) return false;
    }
  return true;
}
function fits8(data) {
  if (!(
    isObject(data) &&
    data.protocol === 'aicc/0.1' &&
    data.type === 'session_close' &&
    typeof data.session_id === 'string' &&
    isUuid(data.session_id) &&
    typeof data.message_id === 'string' &&
    isUuid(data.message_id) &&
    (data.reason === undefined || typeof data.reason === 'string')
  ))
    return false;
  for (const key in data)
    switch (key) {
      case 'protocol':
      case 'type':
      case 'session_id':
      case 'message_id':
      case 'reason':
        break;
      default:
        if (Object.hasOwn(data, key)) return false;
    }
  return true;
}
function fits9(data) {
  if (!(
    isObject(data) &&
    data.protocol === 'aicc/0.1' &&
    data.type === 'manifest_request' &&
    typeof data.session_id === 'string' &&
    isUuid(data.session_id) &&
    typeof data.message_id === 'string' &&
    isUuid(data.message_id)
  ))
    return false;
  for (const key in data)
    switch (key) {
      case 'protocol':
      case 'type':
      case 'session_id':
      case 'message_id':
        break;
      default:
        if (Object.hasOwn(data, key)) return false;
    }
  return true;
}
function fits10(data) {
  if (!(
    isObject(data) &&
    data.protocol === 'aicc/0.1' &&
    data.type === 'tool_call' &&
    typeof data.session_id === 'string' &&
    isUuid(data.session_id) &&
    typeof data.message_id === 'string' &&
    isUuid(data.message_id) &&
    typeof data.call_id === 'string' &&
    data.call_id !== '' &&
    typeof data.tool === 'string' &&
    pattern3.test(data.tool) &&
    isObject(data.input)
  ))
    return false;
  for (const key in data)
    switch (key) {
      case 'protocol':
      case 'type':
      case 'session_id':
      case 'message_id':
      case 'call_id':
      case 'tool':
      case 'input':
        break;
      default:
        if (Object.hasOwn(data, key)) return false;
    }
  return true;
}
function fits11(data) {
  if (!(
    isObject(data) &&
    (data.code === 'protocol_mismatch' ||
      data.code === 'session_expired' ||
      data.code === 'tool_unknown' ||
      data.code === 'tool_unavailable' ||
      data.code === 'invalid_input' ||
      data.code === 'execution_failed' ||
      data.code === 'timeout' ||
      data.code === 'internal_error') &&
    typeof data.message === 'string' &&
    data.message !== '' &&
    typeof data.retryable === 'boolean'
  ))
    return false;
  for (const key in data)
    switch (key) {
      case 'code':
      case 'message':
      case 'retryable':
        break;
      default:
        if (Object.hasOwn(data, key)) return false;
    }
  return true;
}
function fits12(data) {
  return (
    isObject(data) &&
    (data.tick === undefined || (Number.isInteger(data.tick) && data.tick >= 0)) &&
    (data.latency_ms === undefined || (Number.isInteger(data.latency_ms) && data.latency_ms >= 0)) &&
    (data.source === undefined || typeof data.source === 'string')
  );
}
function fits13(data) {
  if (!(
    isObject(data) &&
    data.protocol === 'aicc/0.1' &&
    data.type === 'tool_result' &&
    typeof data.session_id === 'string' &&
    isUuid(data.session_id) &&
    typeof data.message_id === 'string' &&
    isUuid(data.message_id) &&
    typeof data.call_id === 'string' &&
    data.call_id !== '' &&
    typeof data.ok === 'boolean' &&
    (data.output === undefined || isObject(data.output)) &&
    (data.error === undefined || fits11(data.error)) &&
    (data.meta === undefined || fits12(data.meta))
  ))
    return false;
  for (const key in data)
    switch (key) {
      case 'protocol':
      case 'type':
      case 'session_id':
      case 'message_id':
      case 'call_id':
      case 'ok':
      case 'output':
      case 'error':
      case 'meta':
        break;
      default:
        if (Object.hasOwn(data, key)) return false;
    }
  return true;
}
function fits14(data) {
  if (!(
    isObject(data) &&
    data.protocol === 'aicc/0.1' &&
    data.type === 'event' &&
    typeof data.session_id === 'string' &&
    isUuid(data.session_id) &&
    typeof data.message_id === 'string' &&
    isUuid(data.message_id) &&
    (data.topic === 'tick' ||
      data.topic === 'collision' ||
      data.topic === 'audio' ||
      data.topic === 'state_change' ||
      data.topic === 'agent_message') &&
    isObject(data.payload) &&
    (data.meta === undefined || fits12(data.meta))
  ))
    return false;
  for (const key in data)
    switch (key) {
      case 'protocol':
      case 'type':
      case 'session_id':
      case 'message_id':
      case 'topic':
      case 'payload':
      case 'meta':
        break;
      default:
        if (Object.hasOwn(data, key)) return false;
    }
  return true;
}
function fits15(data) {
  if (!(
    isObject(data) &&
    data.protocol === 'aicc/0.1' &&
    data.type === 'error' &&
    typeof data.session_id === 'string' &&
    isUuid(data.session_id) &&
    typeof data.message_id === 'string' &&
    isUuid(data.message_id) &&
    fits11(data.error)
  ))
    return false;
  for (const key in data)
    switch (key) {
      case 'protocol':
      case 'type':
      case 'session_id':
      case 'message_id':
      case 'error':
        break;
      default:
        if (Object.hasOwn(data, key)) return false;
    }
  return true;
}
function fits16(data) {
  if (!(
    isObject(data) &&
    data.protocol === 'aicc/0.1' &&
    data.type === 'heartbeat' &&
    typeof data.session_id === 'string' &&
    isUuid(data.session_id) &&
    typeof data.message_id === 'string' &&
    isUuid(data.message_id) &&
    (data.manifest_update === undefined || isObject(data.manifest_update))
  ))
    return false;
  for (const key in data)
    switch (key) {
      case 'protocol':
      case 'type':
      case 'session_id':
      case 'message_id':
      case 'manifest_update':
        break;
      default:
        if (Object.hasOwn(data, key)) return false;
    }
  return true;
}
export const validateSessionInitFrame: Validator = /* @__PURE__ */ validator(
  {
    type: 'object',
    required: [
      'protocol',
      'type',
      'session_id',
      'message_id',
      'tick_rate_hz',
      'tick_mode',
      'world',
      'capabilities',
      'tools',
      'agent_model',
    ],
    properties: {
      protocol: shared0,
      type: shared1,
      session_id: shared2,
      message_id: shared2,
      tick_rate_hz: shared3,
      tick_mode: shared4,
      world: shared6,
      agent_model: shared8,
      capabilities: shared11,
      tools: shared16,
      event_subscriptions: shared10,
    },
    additionalProperties: false,
  },
  fits6,
);
export const validateSessionResumeFrame: Validator = /* @__PURE__ */ validator(
  {
    type: 'object',
    required: shared17,
    properties: { protocol: shared0, type: { const: 'session_resume' }, session_id: shared2, message_id: shared2 },
    additionalProperties: false,
  },
  fits7,
);
export const validateSessionCloseFrame: Validator = /* @__PURE__ */ validator(
  {
    type: 'object',
    required: shared17,
    properties: { protocol: shared0, type: { const: 'session_close' }, session_id: shared2, message_id: shared2, reason: shared9 },
    additionalProperties: false,
  },
  fits8,
);
export const validateManifestRequestFrame: Validator = /* @__PURE__ */ validator(
  {
    type: 'object',
    required: shared17,
    properties: { protocol: shared0, type: { const: 'manifest_request' }, session_id: shared2, message_id: shared2 },
    additionalProperties: false,
  },
  fits9,
);
export const validateToolCallFrame: Validator = /* @__PURE__ */ validator(
  {
    type: 'object',
    required: ['protocol', 'type', 'session_id', 'message_id', 'call_id', 'tool', 'input'],
    properties: {
      protocol: shared0,
      type: { const: 'tool_call' },
      session_id: shared2,
      message_id: shared2,
      call_id: shared5,
      tool: shared12,
      input: shared13,
    },
    additionalProperties: false,
  },
  fits10,
);
export const validateToolResultFrame: Validator = /* @__PURE__ */ validator(
  {
    type: 'object',
    required: ['protocol', 'type', 'session_id', 'message_id', 'call_id', 'ok'],
    properties: {
      protocol: shared0,
      type: { const: 'tool_result' },
      session_id: shared2,
      message_id: shared2,
      call_id: shared5,
      ok: shared15,
      output: shared13,
      error: shared18,
      meta: shared19,
    },
    additionalProperties: false,
  },
  fits13,
);
export const validateEventFrame: Validator = /* @__PURE__ */ validator(
  {
    type: 'object',
    required: ['protocol', 'type', 'session_id', 'message_id', 'topic', 'payload'],
    properties: {
      protocol: shared0,
      type: { const: 'event' },
      session_id: shared2,
      message_id: shared2,
      topic: { type: 'string', enum: ['tick', 'collision', 'audio', 'state_change', 'agent_message'] },
      payload: shared13,
      meta: shared19,
    },
    additionalProperties: false,
  },
  fits14,
);
export const validateErrorFrame: Validator = /* @__PURE__ */ validator(
  {
    type: 'object',
    required: ['protocol', 'type', 'session_id', 'message_id', 'error'],
    properties: { protocol: shared0, type: { const: 'error' }, session_id: shared2, message_id: shared2, error: shared18 },
    additionalProperties: false,
  },
  fits15,
);
export const validateHeartbeatFrame: Validator = /* @__PURE__ */ validator(
  {
    type: 'object',
    required: shared17,
    properties: { protocol: shared0, type: { const: 'heartbeat' }, session_id: shared2, message_id: shared2, manifest_update: shared13 },
    additionalProperties: false,
  },
  fits16,
);
export const validateManifest: Validator = /* @__PURE__ */ validator({
  type: 'object',
  required: ['tick_rate_hz', 'tick_mode', 'world', 'capabilities', 'tools', 'agent_model'],
  properties: {
    protocol: shared0,
    type: shared1,
    tick_rate_hz: shared3,
    tick_mode: shared4,
    world: shared6,
    agent_model: shared8,
    capabilities: shared11,
    tools: shared16,
    event_subscriptions: shared10,
  },
  additionalProperties: false,
});
