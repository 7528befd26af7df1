/** Every code that the rejection of a call can have, and when it occurs. */
export const wireErrorCodes = {
  closed: 'The connection was closed for good, by this side or by the bridge, before the answer came.',
  expired: 'The session expired at the bridge before the answer came.',
  refused: 'The bridge refused the call before it reached the world, or the session that it was for has ended.',
  timeout: 'No answer came in time.',
  dropped: 'Too many frames were waiting for the connection to come back. The call was never sent.',
} as const satisfies Record<string, string>;

/** See {@link wireErrorCodes}. */
export type WireErrorCode = keyof typeof wireErrorCodes;

/** Why a call was given up. Match by `code`. */
export interface WireError extends Error {
  readonly code: WireErrorCode;
}

export function wireError(code: WireErrorCode, message: string): WireError {
  return Object.assign(new Error(message), { name: 'WireError', code });
}
