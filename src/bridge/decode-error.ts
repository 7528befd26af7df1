import type { FrameError, Problem } from '../schema/index.js';

/** The answer to a message that could not be read as a frame. Source: PROTOCOL section 8. */
export function errorOf(problem: Problem): FrameError {
  const code = problem.code === 'protocol_mismatch' ? 'protocol_mismatch' : 'invalid_input';
  return { code, message: withPointer(problem), retryable: false };
}

function withPointer({ code, message, path }: Problem): string {
  if (path === '') return code === 'schema_mismatch' ? `${message} (JSON Pointer "", the whole frame)` : message;
  return message.includes(path) ? message : `${path}: ${message}`;
}
