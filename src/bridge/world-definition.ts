import type { Clock } from '../aicc/index.js';
import {
  closedSchema,
  type Capabilities,
  type FrameMeta,
  type ToolClass,
  type ToolDeclaration,
  type SessionInitFrame,
  type TickMode,
} from '../schema/index.js';
import type { FromSchema, ObjectSchema } from './from-schema.js';
import { createSchemaCompiler, type SchemaCheck } from './tool-schemas.js';

/** The three kinds of capabilities, each a list in session_init. */
export type CapabilityKind = keyof Capabilities;

/** One agent in the world, as the world sees it. */
export interface SessionHandle {
  readonly sessionId: string;
  /** The name that the agent gave by `/agent?name=`; "agent" where it gave none. */
  readonly agent: string;
  readonly clock: Clock;
  /** The tick that the world is in. */
  readonly tick: number;
  /** Sends an event to this agent, if it has subscribed to the topic. In a tool that this agent called, it is sent in any case. */
  readonly emit: (topic: string, payload: Readonly<Record<string, unknown>>, meta?: FrameMeta) => void;
  /** Gives the agent a capability and tells it by `manifest_update`. Does nothing when it holds it. */
  readonly grant: (kind: CapabilityKind, capability: string) => void;
  /** Takes a capability away and tells the agent by `manifest_update`. Does nothing when it holds none. */
  readonly revoke: (kind: CapabilityKind, capability: string) => void;
}

/** What a tool is given beside its input. */
export interface ToolContext extends SessionHandle {
  readonly callId: string;
  /** Aborted when the call's time is up or its session ends: what the tool answers after that is not sent. */
  readonly signal: AbortSignal;
  /** Whether a person called, by an acting observer, and not the agent itself. */
  readonly byPerson: boolean;
}

/** What the world is given at each tick. */
export interface TickContext {
  readonly tick: number;
  readonly clock: Clock;
  /** The agents that are connected. */
  readonly sessions: readonly SessionHandle[];
}

/** One tool of a world. */
export interface ToolDefinition<Input extends ObjectSchema = ObjectSchema, Output extends ObjectSchema = ObjectSchema> {
  readonly class: ToolClass;
  /** Says to the agent, in plain words, what the tool is for and what else it changes. */
  readonly description: string;
  /** A JSON Schema (2020-12). A call that does not fit it is answered by `invalid_input` and never runs. */
  readonly input: Input;
  /** A JSON Schema (2020-12). An output that does not fit it is answered by `internal_error`. */
  readonly output: Output;
  readonly limits?: NonNullable<ToolDeclaration['limits']>;
  readonly requiresCapability?: string;
  /** Makes undeclared members of the input an error. Default false. */
  readonly strictInput?: boolean;
  /** How long a call may take, in milliseconds. Default 10,000. */
  readonly timeLimitMs?: number;
  /** Declared only where observers may act, and refused to agents: one of the tools of PROTOCOL section 6. Default false. */
  readonly forPerson?: boolean;
  readonly run: (input: FromSchema<Input>, context: ToolContext) => FromSchema<Output> | Promise<FromSchema<Output>>;
}

/** A tool whose `run` has been typed by its own schemas, or takes any object. */
export type AnyTool = Omit<ToolDefinition, 'run'> & { readonly run: (input: never, context: ToolContext) => unknown };

/** What {@link defineWorld} makes a world of. */
export interface WorldDefinition {
  readonly name: string;
  readonly kind: SessionInitFrame['world']['kind'];
  /** Ticks a second that the world aims at; more than 0. */
  readonly tickRateHz: number;
  /** `event`: the world's time moves by tool calls alone. Default `fixed`. */
  readonly tickMode?: TickMode;
  /** By the name under which agents call them: lower case, digits and underscores. */
  readonly tools: Readonly<Record<string, AnyTool>>;
  /** What every agent holds when it comes. Default none. */
  readonly capabilities?: Partial<Capabilities>;
  /** An agent has come. */
  readonly join?: (session: SessionHandle) => void;
  /** An agent has gone for good. */
  readonly leave?: (session: SessionHandle) => void;
  /** One step of the world's time. What it returns becomes part of the payload of the `tick` event. */
  readonly tick?: (context: TickContext) => Readonly<Record<string, unknown>> | undefined;
}

/** A tool of a {@link World}: its definition with its schemas compiled. */
export interface WorldTool {
  readonly id: string;
  readonly definition: AnyTool;
  readonly checkInput: SchemaCheck;
  readonly checkOutput: SchemaCheck;
}

/** A world that a bridge can open. Made by {@link defineWorld}. */
export interface World extends Omit<WorldDefinition, 'tools' | 'tickMode'> {
  readonly tickMode: TickMode;
  readonly tools: ReadonlyMap<string, WorldTool>;
}

/**
 * Makes a world out of its tools. Throws when a tool's name or schema can't be used: nothing is half declared.
 *
 * @example
 * const world = defineWorld({
 *   name: 'garden',
 *   kind: 'text',
 *   tickRateHz: 1,
 *   tools: {
 *     look: defineTool({
 *       class: 'sensor',
 *       description: 'Says what grows here.',
 *       input: { type: 'object' },
 *       output: { type: 'object', properties: { plants: { type: 'array', items: { type: 'string' } } }, required: ['plants'] },
 *       run: () => ({ plants: ['fern'] }),
 *     }),
 *   },
 * });
 */
export function defineWorld(definition: WorldDefinition): World {
  if (!(definition.tickRateHz > 0)) {
    throw new Error(
      `defineWorld: tickRateHz is ${definition.tickRateHz} and must be more than 0. Nothing was declared. Pass ticks a second.`,
    );
  }
  const compile = createSchemaCompiler();
  const tools = new Map<string, WorldTool>();
  for (const [id, tool] of Object.entries(definition.tools)) {
    if (!toolName.test(id)) {
      throw new Error(
        `defineWorld: the tool "${id}" can't be called by that name. Nothing was declared. Use lower case, digits and underscores.`,
      );
    }
    const checkInput = compiled(id, 'input', tool.strictInput === true ? closedSchema(tool.input) : tool.input);
    tools.set(id, { id, definition: tool, checkInput, checkOutput: compiled(id, 'output', tool.output) });
  }
  return { ...definition, tickMode: definition.tickMode ?? 'fixed', tools };

  function compiled(id: string, side: string, schema: object): SchemaCheck {
    try {
      return compile(schema);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `defineWorld: the ${side} schema of the tool "${id}" is no JSON Schema: ${reason}. Nothing was declared. Correct it.`,
        {
          cause: error,
        },
      );
    }
  }
}

/** Types a tool by its own schemas: `run` is given what fits `input` and must return what fits `output`. */
export function defineTool<const Input extends ObjectSchema, const Output extends ObjectSchema>(
  definition: ToolDefinition<Input, Output>,
): AnyTool {
  return definition;
}

const toolName = /^[a-z][a-z0-9_]*$/;
