import type { ToolResultFrame } from '../schema/index.js';
import type { Clock } from './clock.js';
import { startDeadline } from './deadline.js';
import { wireError, type WireErrorCode } from './wire-error.js';

export interface PendingCall {
  /** Unique among the calls that wait. */
  readonly key: string;
  /** Names the call in messages. */
  readonly tool: string;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Called once, whatever the end; not for a call whose signal had been aborted before. */
  readonly onSettled: () => void;
}

/** Tool calls that wait for their results. */
export interface PendingCalls {
  readonly has: (key: string) => boolean;
  readonly add: (call: PendingCall) => Promise<ToolResultFrame>;
  /** True when a call waited for it. */
  readonly resolve: (key: string, result: ToolResultFrame) => boolean;
  readonly reject: (key: string, code: WireErrorCode, why: string) => void;
  /** Rejects every call whose key passes. */
  readonly rejectWhere: (isMeant: (key: string) => boolean, code: WireErrorCode, why: string) => void;
}

interface Waiting {
  readonly tool: string;
  readonly settle: (finish: () => void) => void;
  readonly resolve: (result: ToolResultFrame) => void;
  readonly reject: (error: unknown) => void;
}

export function createPendingCalls(clock: Clock): PendingCalls {
  const waiting = new Map<string, Waiting>();
  return { has: (key) => waiting.has(key), add, resolve, reject, rejectWhere };

  function add({ key, tool, timeoutMs, signal, onSettled }: PendingCall): Promise<ToolResultFrame> {
    const { promise, resolve, reject: rejectWith } = withResolvers();
    if (signal?.aborted === true) {
      rejectWith(signal.reason);
      return promise;
    }
    const onAbort = (): void => settle(() => rejectWith(signal?.reason));
    const cancel = startDeadline(clock, timeoutMs, () => reject(key, 'timeout', `no result came within ${timeoutMs} ms.`));
    const settle = (finish: () => void): void => {
      waiting.delete(key);
      cancel();
      signal?.removeEventListener('abort', onAbort);
      finish();
      onSettled();
    };
    signal?.addEventListener('abort', onAbort);
    waiting.set(key, { tool, settle, resolve, reject: rejectWith });
    return promise;
  }

  function resolve(key: string, result: ToolResultFrame): boolean {
    const call = waiting.get(key);
    call?.settle(() => call.resolve(result));
    return call !== undefined;
  }

  function reject(key: string, code: WireErrorCode, why: string): void {
    const call = waiting.get(key);
    call?.settle(() => call.reject(wireError(code, `The call of ${call.tool} was given up: ${why}`)));
  }

  function rejectWhere(isMeant: (key: string) => boolean, code: WireErrorCode, why: string): void {
    for (const key of waiting.keys()) {
      if (isMeant(key)) reject(key, code, why);
    }
  }
}

/** `Promise.withResolvers`, which Node 20 lacks. */
function withResolvers() {
  let resolve!: (result: ToolResultFrame) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<ToolResultFrame>((onResult, onError) => {
    resolve = onResult;
    reject = onError;
  });
  return { promise, resolve, reject };
}
