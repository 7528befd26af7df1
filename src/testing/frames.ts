import type { ReceivedEventFrame } from '../aicc/index.js';
import {
  protocolVersion,
  type ErrorFrame,
  type EventFrame,
  type Frame,
  type HeartbeatFrame,
  type Manifest,
  type ManifestRequestFrame,
  type SessionCloseFrame,
  type SessionInitFrame,
  type SessionResumeFrame,
  type ToolCallFrame,
  type ToolDeclaration,
  type ToolResultFrame,
} from '../schema/index.js';

type Overrides<T extends Frame> = Partial<Omit<T, 'type'>>;

/** Makes the frames of one session. Each fits its schema as it is; what is passed replaces the defaults. */
export interface FrameBuilders {
  readonly sessionId: string;
  readonly sessionInit: (overrides?: Overrides<SessionInitFrame>) => SessionInitFrame;
  readonly sessionResume: (overrides?: Overrides<SessionResumeFrame>) => SessionResumeFrame;
  readonly sessionClose: (overrides?: Overrides<SessionCloseFrame>) => SessionCloseFrame;
  readonly manifestRequest: (overrides?: Overrides<ManifestRequestFrame>) => ManifestRequestFrame;
  /** Calls `look`, under a call_id of its own. */
  readonly toolCall: (overrides?: Overrides<ToolCallFrame>) => ToolCallFrame;
  /** Answers the last call made here, with ok true; with an `error` alone, with ok false. */
  readonly toolResult: (overrides?: Overrides<ToolResultFrame>) => ToolResultFrame;
  /** A `state_change`. Any topic may be passed. */
  readonly event: (overrides?: Partial<Omit<ReceivedEventFrame, 'type'>>) => ReceivedEventFrame;
  /** An `agent_message` with this payload: documents, a delta, or text. */
  readonly agentMessage: (payload: Record<string, unknown>) => EventFrame;
  readonly error: (overrides?: Overrides<ErrorFrame>) => ErrorFrame;
  readonly heartbeat: (overrides?: Overrides<HeartbeatFrame>) => HeartbeatFrame;
}

/** Makes builders for the frames of one session. The same calls in the same order give the same frames: ids are counted, nothing is random. */
export function createFrames(sessionId: string = countedUuid(0, 1)): FrameBuilders {
  let messages = 0;
  let calls = 0;
  const envelope = () => {
    messages += 1;
    return { protocol: protocolVersion, session_id: sessionId, message_id: countedUuid(1, messages) } as const;
  };
  return {
    sessionId,
    sessionInit: (overrides) => ({ ...envelope(), type: 'session_init', ...createManifest(), ...overrides }),
    sessionResume: (overrides) => ({ ...envelope(), type: 'session_resume', ...overrides }),
    sessionClose: (overrides) => ({ ...envelope(), type: 'session_close', ...overrides }),
    manifestRequest: (overrides) => ({ ...envelope(), type: 'manifest_request', ...overrides }),
    toolCall: (overrides) => {
      calls += 1;
      return { ...envelope(), type: 'tool_call', call_id: `call-${calls}`, tool: 'look', input: {}, ...overrides };
    },
    toolResult: (overrides = {}) => {
      const ok = overrides.ok ?? overrides.error === undefined;
      return { ...envelope(), type: 'tool_result', call_id: `call-${calls}`, ok, ...(ok ? { output: {} } : {}), ...overrides };
    },
    event: (overrides) => ({ ...envelope(), type: 'event', topic: 'state_change', payload: {}, ...overrides }),
    agentMessage: (payload) => ({ ...envelope(), type: 'event', topic: 'agent_message', payload }),
    error: (overrides) => ({
      ...envelope(),
      type: 'error',
      error: { code: 'internal_error', message: 'Something went wrong.', retryable: false },
      ...overrides,
    }),
    heartbeat: (overrides) => ({ ...envelope(), type: 'heartbeat', ...overrides }),
  };
}

/** Makes a manifest with a sensor, an actuator and a generator. What is passed replaces the defaults. */
export function createManifest(overrides: Partial<Manifest> = {}): Manifest {
  return {
    tick_rate_hz: 2,
    tick_mode: 'fixed',
    world: { name: 'test-world', kind: '2d' },
    agent_model: { class: 'cloud_medium' },
    capabilities: { sensors: ['sight'], actuators: ['legs'], generators: ['voice'] },
    tools: [declareTool('look', 'sensor'), declareTool('move', 'actuator'), declareTool('speak', 'generator')],
    ...overrides,
  };
}

/** Makes the declaration of a tool that takes and gives any object. */
export function declareTool(
  id: string,
  toolClass: ToolDeclaration['class'] = 'sensor',
  overrides: Partial<ToolDeclaration> = {},
): ToolDeclaration {
  return {
    id,
    class: toolClass,
    description: `The tool ${id}.`,
    input_schema: { type: 'object' },
    output_schema: { type: 'object' },
    ...overrides,
  };
}

/** Makes a UUID out of two numbers, always the same one. */
export function countedUuid(group: number, count: number): string {
  return `00000000-0000-4000-8${group.toString(16).padStart(3, '0')}-${count.toString(16).padStart(12, '0')}`;
}
