import type { FrameError } from '../schema/index.js';
import type { CallLimits } from './call-limits.js';
import type { BridgeLog } from './bridge-log.js';
import { ToolFailure } from './tool-failure.js';
import type { ToolContext, World, WorldTool } from './world-definition.js';

/** One call of a tool, and all that decides what becomes of it. */
export interface Call {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly world: World;
  readonly limits: CallLimits;
  readonly holds: (capability: string) => boolean;
  readonly context: ToolContext;
  /** Aborts the call from outside, when its session ends. */
  readonly abort: AbortController;
  readonly log: BridgeLog;
  /** Called when the call has passed every check, just before the tool runs. */
  readonly onRun: () => void;
}

export type CallOutcome =
  { readonly ok: true; readonly output: Readonly<Record<string, unknown>> } | { readonly ok: false; readonly error: FrameError };

const defaultTimeLimitMs = 10_000;

/** Checks a call, runs the tool and checks what it gives. Never rejects. Source: PROTOCOL section 8. */
export async function answerCall(call: Call): Promise<CallOutcome> {
  const tool = call.world.tools.get(call.tool);
  if (tool === undefined) return failed('tool_unknown', `This world has no tool "${call.tool}".`);
  const refusal = refuse(call, tool);
  if (refusal !== undefined) return { ok: false, error: refusal };
  call.limits.count(tool.id, tool.definition.limits);
  call.onRun();
  const outcome = await runInTime(call, tool);
  if (!outcome.ok) return outcome;
  const problem = tool.checkOutput(outcome.output, '/output');
  if (problem === undefined) return outcome;
  call.log(`${tool.id} answered what its output schema does not allow: ${problem.message}`);
  return failed('internal_error', `${tool.id} gave an answer that does not have its declared shape.`);
}

function refuse({ context, holds, limits, input }: Call, { id, definition, checkInput }: WorldTool): FrameError | undefined {
  const unavailable = (message: string): FrameError => ({ code: 'tool_unavailable', message, retryable: false });
  if (definition.forPerson === true && !context.byPerson) return unavailable(`${id} is for the people who watch, not for agents.`);
  const capability = definition.requiresCapability;
  if (capability !== undefined && !holds(capability))
    return unavailable(`${id} needs the capability "${capability}", which you do not hold.`);
  const usedUp = limits.refusal(id, definition.limits);
  if (usedUp !== undefined) return usedUp;
  const problem = checkInput(input, '/input');
  return problem === undefined ? undefined : { code: 'invalid_input', message: problem.message, retryable: false };
}

function runInTime({ input, context, abort, log }: Call, { id, definition }: WorldTool): Promise<CallOutcome> {
  const timeLimitMs = definition.timeLimitMs ?? defaultTimeLimitMs;
  return new Promise((resolve) => {
    const stopTimer = context.clock.after(timeLimitMs, () => {
      resolve(failed('timeout', `${id} did not answer within ${timeLimitMs} ms.`, true));
      abort.abort();
    });
    abort.signal.addEventListener('abort', () => {
      stopTimer();
      resolve(failed('session_expired', `The session ended while ${id} was running.`));
    });
    run().then(
      (outcome) => {
        stopTimer();
        resolve(outcome);
      },
      // run itself settles what the tool throws; this keeps a fault of the bridge from leaving the call open.
      () => resolve(failed('internal_error', `${id} could not be answered.`)),
    );
  });

  async function run(): Promise<CallOutcome> {
    try {
      // The input has passed the tool's own schema, which is what types it.
      const output: unknown = await definition.run(input as never, context);
      return { ok: true, output: output as Readonly<Record<string, unknown>> }; // checkOutput judges it next
    } catch (error) {
      if (error instanceof ToolFailure) return failed('execution_failed', error.message, error.retryable);
      log(`${id} threw: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      return failed('execution_failed', `${id} failed. The reason stands in the bridge's log.`);
    }
  }
}

function failed(code: FrameError['code'], message: string, retryable = false): CallOutcome {
  return { ok: false, error: { code, message, retryable } };
}
