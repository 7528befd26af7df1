/**
 * Thrown by a tool whose world says no. The agent gets `execution_failed` with this message, so it must be safe to show;
 * any other error reaches the agent as a general sentence, and the bridge's log in full.
 */
export class ToolFailure extends Error {
  override readonly name = 'ToolFailure';
  /** Whether the same call may succeed later. Default false. */
  readonly retryable: boolean;

  constructor(message: string, options: { readonly retryable?: boolean } = {}) {
    super(message);
    this.retryable = options.retryable ?? false;
  }
}
