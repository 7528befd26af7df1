import type { Frame } from './generated/frames.js';
import {
  validateErrorFrame,
  validateEventFrame,
  validateHeartbeatFrame,
  validateManifestRequestFrame,
  validateSessionCloseFrame,
  validateSessionInitFrame,
  validateSessionResumeFrame,
  validateToolCallFrame,
  validateToolResultFrame,
} from './generated/frame-validators.js';
import type { Validator } from './validator.js';

export type FrameType = Frame['type'];

/** The two ends of the wire. */
export type Sender = 'agent' | 'bridge';

interface FrameTableRow {
  readonly validate: Validator;
  /** The side that usually sends such a frame: what is assumed of a frame that came without its direction. */
  readonly sender: Sender;
}

/** The one list of the nine frame types. A Map, because `type` comes from outside. */
export const frameTable: ReadonlyMap<string, FrameTableRow> = new Map<FrameType, FrameTableRow>([
  ['session_init', { validate: validateSessionInitFrame, sender: 'bridge' }],
  ['session_resume', { validate: validateSessionResumeFrame, sender: 'agent' }],
  ['session_close', { validate: validateSessionCloseFrame, sender: 'agent' }],
  ['manifest_request', { validate: validateManifestRequestFrame, sender: 'agent' }],
  ['tool_call', { validate: validateToolCallFrame, sender: 'agent' }],
  ['tool_result', { validate: validateToolResultFrame, sender: 'bridge' }],
  ['event', { validate: validateEventFrame, sender: 'bridge' }],
  ['error', { validate: validateErrorFrame, sender: 'bridge' }],
  ['heartbeat', { validate: validateHeartbeatFrame, sender: 'agent' }],
]);

export const protocolVersion = 'aicc/0.1';
