import { checkValue, closedSchema, type SchemaVerdict } from '../schema/index.js';
import { declarationAt } from './manifest-history.js';
import { positionOf } from './call-position.js';
import type { ObserverState } from './state.js';
import type { ToolCallRecord } from './tool-call.js';

/** Whether what went into a tool and what came out has the shape that was declared when it was called. */
export interface ToolCallCheck {
  /** `undefined` where no manifest is known that declares the tool. */
  readonly input: SchemaVerdict | undefined;
  /** `undefined` until there is an output, or where no manifest is known that declares the tool. */
  readonly output: SchemaVerdict | undefined;
}

const nothingDeclared: ToolCallCheck = { input: undefined, output: undefined };

/**
 * Checks a call against the manifest that was in force when it was made. Nothing is checked before somebody asks; the same call is checked once.
 * Under `strict_input`, members that the schema does not declare are at fault.
 */
export function checkToolCall(state: ObserverState, call: ToolCallRecord): ToolCallCheck {
  const session = call.sessionId === undefined ? undefined : state.sessions.get(call.sessionId);
  const declaration = session === undefined ? undefined : declarationAt(session, positionOf(state, call), call.value.tool);
  if (declaration === undefined) return nothingDeclared;
  const { input_schema: inputSchema, output_schema: outputSchema, strict_input: isStrict } = declaration;
  const { input, output } = call.value;
  return {
    input: checkValue(input, isStrict === true ? closedSchema(inputSchema) : inputSchema),
    output: output === undefined ? undefined : checkValue(output, outputSchema),
  };
}

/** Whether something of a call is known not to have its declared shape. */
export function isMismatch({ input, output }: ToolCallCheck): boolean {
  return input?.status === 'mismatch' || output?.status === 'mismatch';
}

// Whoever loads this on demand has no other way to it.
export { checkValue };
