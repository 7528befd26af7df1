// Generated from schemas/ by .ci/generate-schema.mjs. Do not edit.
/**
 * Every frame of the AI-Controlled Character Protocol, version 0.1: nine message types in one envelope, the session manifest, and the tools that it declares.
 */
export type Frame =
  | SessionInitFrame
  | SessionResumeFrame
  | SessionCloseFrame
  | ManifestRequestFrame
  | ToolCallFrame
  | ToolResultFrame
  | EventFrame
  | ErrorFrame
  | HeartbeatFrame;
/**
 * The version of the protocol that the sender speaks. This file describes aicc/0.1 alone.
 */
export type ProtocolString = 'aicc/0.1';
/**
 * Names one agent's connection to one world. The bridge assigns it in session_init.
 */
export type SessionId = string;
/**
 * Names this one frame, so that it can be referred to and a repeat can be recognised.
 */
export type MessageId = string;
/**
 * What moves the world's time: fixed, at regular intervals; event, only by tool calls and triggers; hybrid, at intervals, with evaluation between them when an agent asks.
 */
export type TickMode = 'fixed' | 'event' | 'hybrid';
/**
 * How the world is laid out in space. It binds no tool to anything.
 */
export type WorldKind = '2d' | '3d' | 'text' | 'abstract';
/**
 * The size of model that the agent says it reasons with. A hint by which a bridge may set tick rate and sensor pace.
 */
export type ModelClass = 'edge_small' | 'edge_medium' | 'cloud_medium' | 'cloud_large';
export type ToolClass = 'sensor' | 'actuator' | 'generator';
/**
 * Chosen by the agent, unique in its session; the tool_result carries the same one back.
 */
export type CallId = string;
export type FrameErrorCode =
  | 'protocol_mismatch'
  | 'session_expired'
  | 'tool_unknown'
  | 'tool_unavailable'
  | 'invalid_input'
  | 'execution_failed'
  | 'timeout'
  | 'internal_error';

export interface SessionInitFrame {
  protocol: ProtocolString;
  type: 'session_init';
  session_id: SessionId;
  message_id: MessageId;
  /**
   * Ticks a second that the world aims at. The real rate may be higher or lower.
   */
  tick_rate_hz: number;
  tick_mode: TickMode;
  world: {
    name: string;
    kind: WorldKind;
  };
  agent_model: ModelDeclaration;
  capabilities: Capabilities;
  /**
   * All tools of this session.
   *
   * @minItems 0
   */
  tools: ToolDeclaration[];
  /**
   * Topics that reach the agent unasked. None, or left out: only events that its own calls bring about.
   */
  event_subscriptions?: string[];
}
export interface ModelDeclaration {
  class: ModelClass;
  /**
   * Milliseconds that the model is expected to need for its first token. A hint.
   */
  expected_first_token_ms?: number;
  /**
   * Milliseconds that one whole decision, from input to tool call, is expected to take. A hint.
   */
  expected_full_response_ms?: number;
}
export interface Capabilities {
  /**
   * Names of the sensor capabilities that the agent holds.
   */
  sensors: string[];
  /**
   * Names of the actuator capabilities that the agent holds.
   */
  actuators: string[];
  /**
   * Names of the generator capabilities that the agent holds.
   */
  generators: string[];
}
export interface ToolDeclaration {
  /**
   * Snake case in lower case; no two tools of a session share one.
   */
  id: string;
  class: ToolClass;
  /**
   * Says to the agent, in plain words, what the tool is for and what else it changes.
   */
  description: string;
  /**
   * The JSON Schema that the input of a call has to fit.
   */
  input_schema: Record<string, unknown>;
  /**
   * The JSON Schema that the output of a successful call fits.
   */
  output_schema: Record<string, unknown>;
  /**
   * How often the tool may be called. The bridge holds agents to it.
   */
  limits?: {
    calls_per_minute?: number;
    calls_per_session?: number;
  };
  /**
   * A call is answered only while the agent holds this capability.
   */
  requires_capability?: string;
  /**
   * When true, input members that input_schema does not declare are an error; otherwise they are passed over.
   */
  strict_input?: boolean;
}
export interface SessionResumeFrame {
  protocol: ProtocolString;
  type: 'session_resume';
  session_id: SessionId;
  message_id: MessageId;
}
export interface SessionCloseFrame {
  protocol: ProtocolString;
  type: 'session_close';
  session_id: SessionId;
  message_id: MessageId;
  reason?: string;
}
export interface ManifestRequestFrame {
  protocol: ProtocolString;
  type: 'manifest_request';
  session_id: SessionId;
  message_id: MessageId;
}
export interface ToolCallFrame {
  protocol: ProtocolString;
  type: 'tool_call';
  session_id: SessionId;
  message_id: MessageId;
  call_id: CallId;
  /**
   * The id of a tool in the manifest.
   */
  tool: string;
  /**
   * Fits the input_schema of the tool.
   */
  input: Record<string, unknown>;
}
export interface ToolResultFrame {
  protocol: ProtocolString;
  type: 'tool_result';
  session_id: SessionId;
  message_id: MessageId;
  call_id: CallId;
  ok: boolean;
  /**
   * Fits the output_schema of the tool where ok is true; left out or null where it is false.
   */
  output?: Record<string, unknown>;
  error?: FrameError;
  meta?: FrameMeta;
}
export interface FrameError {
  code: FrameErrorCode;
  message: string;
  retryable: boolean;
}
/**
 * What the world adds to a frame that reports state. Further members are allowed.
 */
export interface FrameMeta {
  tick?: number;
  latency_ms?: number;
  source?: string;
  [k: string]: unknown;
}
export interface EventFrame {
  protocol: ProtocolString;
  type: 'event';
  session_id: SessionId;
  message_id: MessageId;
  /**
   * What the event is about. These five are reserved; a bridge may use further ones, on which no agent can count.
   */
  topic: 'tick' | 'collision' | 'audio' | 'state_change' | 'agent_message';
  /**
   * What happened, in the form that the topic calls for. A reader passes over members that it does not know.
   */
  payload: Record<string, unknown>;
  meta?: FrameMeta;
}
export interface ErrorFrame {
  protocol: ProtocolString;
  type: 'error';
  session_id: SessionId;
  message_id: MessageId;
  error: FrameError;
}
export interface HeartbeatFrame {
  protocol: ProtocolString;
  type: 'heartbeat';
  session_id: SessionId;
  message_id: MessageId;
  manifest_update?: Manifest;
}
/**
 * What session_init declares, without the two ids: the world, its time, the capabilities, and the tools.
 */
export interface Manifest {
  protocol?: ProtocolString;
  type?: 'session_init';
  /**
   * Ticks a second that the world aims at. The real rate may be higher or lower.
   */
  tick_rate_hz: number;
  tick_mode: TickMode;
  world: {
    name: string;
    kind: WorldKind;
  };
  agent_model: ModelDeclaration;
  capabilities: Capabilities;
  /**
   * All tools of this session.
   *
   * @minItems 0
   */
  tools: ToolDeclaration[];
  /**
   * Topics that reach the agent unasked. None, or left out: only events that its own calls bring about.
   */
  event_subscriptions?: string[];
}
