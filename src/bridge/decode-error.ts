import type { FrameError, Problem } from '../schema/index.js';

/** The answer to a message that could not be read as a frame. Source: PROTOCOL section 8. */
export function errorOf(problem: Problem): FrameError {
  const code = problem.code === 'protocol_mismatch' ? 'protocol_mismatch' : 'invalid_input';
  const message = problem.path === '' || problem.message.includes(problem.path) ? problem.message : `${problem.path}: ${problem.message}`;
  return { code, message, retryable: false };
}
