import type { FrameError } from './generated/frames.js';

/** The codes that an error of the wire may have. Source: schemas/aicc.schema.json. */
export const frameErrorCodes = [
  'protocol_mismatch',
  'session_expired',
  'tool_unknown',
  'tool_unavailable',
  'invalid_input',
  'execution_failed',
  'timeout',
  'internal_error',
] as const satisfies readonly FrameError['code'][];
