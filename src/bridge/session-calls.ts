import type { FrameContent } from '../aicc/index.js';
import type { FrameError, ToolCallFrame, ToolResultFrame } from '../schema/index.js';
import type { BridgeLog } from './bridge-log.js';
import { createCallLimits } from './call-limits.js';
import { answerCall, type CallOutcome } from './calls.js';
import type { Meter } from './meter.js';
import type { SessionHandle, ToolContext, World } from './world-definition.js';

/** Who called a tool. */
export type Caller = 'agent' | 'observer';

/** The calls of one session, from the frame to its answer. */
export interface SessionCalls {
  /** Answers a call: to the agent and the observers where the agent called, to the observers alone where one of them did. */
  readonly answer: (frame: ToolCallFrame, caller: Caller) => Promise<void>;
  /** The answer to the same call of an observer, made before: its text, or `undefined` while it runs. `undefined` altogether where there was none. */
  readonly answerToObserver: (frame: ToolCallFrame) => { readonly text: string | undefined } | undefined;
  /** Aborts what is running. */
  readonly abort: () => void;
}

export interface SessionCallsSetting {
  readonly world: World;
  readonly log: BridgeLog;
  readonly meter: Meter;
  readonly handle: SessionHandle;
  readonly holds: (capability: string) => boolean;
  readonly onRun: () => void;
  readonly emitAsked: SessionHandle['emit'];
  readonly isOpen: () => boolean;
  /** Writes a frame of the session and shows it to observers. `undefined` when it can't be JSON. */
  readonly write: (content: FrameContent<ToolResultFrame>) => string | undefined;
  /** Brings a written frame to the agent. */
  readonly deliver: (text: string) => void;
}

const maxRunningCalls = 64;
const maxKeptAnswers = 256;

export function createSessionCalls(setting: SessionCallsSetting): SessionCalls {
  const { world, log, handle } = setting;
  const limits = { agent: createCallLimits(handle.clock), observer: createCallLimits(handle.clock) };
  const running = new Set<AbortController>();
  // The answer to each recent tool_call by its message_id, so that a call sent again after a resume runs once.
  const answers = new Map<string, string | undefined>();
  // The same for observers by call_id, tool and input: what a person tries again may have been done.
  const observerAnswers = new Map<string, string | undefined>();

  return {
    async answer(frame, caller) {
      const { call_id: callId, message_id: messageId } = frame;
      if (answers.has(messageId)) {
        const known = answers.get(messageId);
        if (known !== undefined && caller === 'agent') setting.deliver(known);
        return;
      }
      answers.set(messageId, undefined);
      if (caller === 'observer') observerAnswers.set(keyOf(frame), undefined);
      const startedAt = handle.clock.now();
      const outcome = await outcomeOf(frame, caller);
      const latencyMs = Math.max(0, handle.clock.now() - startedAt);
      setting.meter.called(world.tools.get(frame.tool)?.id, outcome.ok ? 'ok' : outcome.error.code, latencyMs);
      if (!setting.isOpen()) return;
      const meta = { tick: handle.tick, latency_ms: latencyMs };
      const result = (said: CallOutcome) => setting.write({ type: 'tool_result', call_id: callId, ...said, meta });
      const text = result(outcome) ?? result({ ok: false, error: unwritable });
      if (text === undefined) return;
      if (caller === 'agent') setting.deliver(text);
      answers.set(messageId, text);
      forgetOldest(answers);
      if (caller !== 'observer') return;
      observerAnswers.set(keyOf(frame), text);
      forgetOldest(observerAnswers);
    },
    answerToObserver: (frame) => (observerAnswers.has(keyOf(frame)) ? { text: observerAnswers.get(keyOf(frame)) } : undefined),
    abort() {
      for (const abort of running) abort.abort();
    },
  };

  async function outcomeOf({ tool, input, call_id: callId }: ToolCallFrame, caller: Caller): Promise<CallOutcome> {
    if (running.size >= maxRunningCalls) return { ok: false, error: tooManyCalls };
    const abort = new AbortController();
    const context: ToolContext = {
      ...handle,
      get tick() {
        return handle.tick;
      },
      callId,
      byPerson: caller === 'observer',
      signal: abort.signal,
      emit: caller === 'agent' ? setting.emitAsked : handle.emit,
    };
    running.add(abort);
    try {
      return await answerCall({
        tool,
        input,
        world,
        context,
        limits: limits[caller],
        holds: setting.holds,
        abort,
        log,
        onRun: setting.onRun,
      });
    } finally {
      running.delete(abort);
    }
  }
}

/** Another call under the same call_id is another call. */
function keyOf({ call_id: callId, tool, input }: ToolCallFrame): string {
  return JSON.stringify([callId, tool, input]);
}

function forgetOldest(answers: Map<string, string | undefined>): void {
  for (const [id, answer] of answers) {
    if (answers.size <= maxKeptAnswers) return;
    if (answer !== undefined) answers.delete(id);
  }
}

const unwritable: FrameError = { code: 'internal_error', message: 'The answer could not be written as JSON.', retryable: false };
const tooManyCalls: FrameError = {
  code: 'tool_unavailable',
  message: `${maxRunningCalls} calls are running. Wait for one to end.`,
  retryable: true,
};
