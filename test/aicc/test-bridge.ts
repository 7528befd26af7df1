import {
  makeFrame,
  memoryTransport,
  nilUuid,
  type ConnectOptions,
  type FrameContent,
  type MemoryConnection,
  type Transport,
  type TransportClose,
} from '@oddkin/ai/aicc';
import type { Frame } from '../../src/schema/index.js';

/** What a test bridge holds of one client. */
export interface TestConnection extends MemoryConnection {
  readonly options: ConnectOptions;
  readonly received: Frame[];
  readonly sendFrame: (sessionId: string, content: FrameContent, messageId?: string) => void;
  closed: TransportClose | undefined;
}

export interface TestBridge {
  readonly transport: Transport;
  readonly connections: TestConnection[];
  /** The newest connection. */
  readonly last: () => TestConnection;
  /** While true, connections are refused with code 1006. */
  isDown: boolean;
  /** While true, nothing is answered. */
  isDeaf: boolean;
}

export interface TestBridgeOptions {
  readonly onOpen?: (connection: TestConnection) => void;
  readonly onFrame?: (connection: TestConnection, frame: Frame) => void;
}

/** A bridge that does what a test tells it, and answers heartbeats. */
export function createTestBridge({ onOpen, onFrame }: TestBridgeOptions = {}): TestBridge {
  const connections: TestConnection[] = [];
  const bridge: TestBridge = {
    connections,
    isDown: false,
    isDeaf: false,
    last: () => {
      const newest = connections.at(-1);
      if (newest === undefined) throw new Error('Nobody has connected.');
      return newest;
    },
    transport: memoryTransport((far, options) => {
      const connection: TestConnection = {
        ...far,
        options,
        received: [],
        closed: undefined,
        sendFrame: (sessionId, content, messageId) => far.send(JSON.stringify(makeFrame(sessionId, content, messageId))),
      };
      connections.push(connection);
      if (bridge.isDown) far.sever();
      return {
        onOpen: () => onOpen?.(connection),
        onMessage: (text) => {
          const frame = JSON.parse(text ?? 'null') as Frame;
          connection.received.push(frame);
          if (bridge.isDeaf) return;
          if (frame.type === 'heartbeat') connection.sendFrame(frame.session_id, { type: 'heartbeat' });
          onFrame?.(connection, frame);
        },
        onClose: (close) => {
          connection.closed = close;
        },
      };
    }),
  };
  return bridge;
}

export const session = '11111111-1111-4111-8111-111111111111';
export const otherSession = '22222222-2222-4222-8222-222222222222';
export const noSession = nilUuid;

export const manifest = {
  tick_rate_hz: 1,
  tick_mode: 'event',
  world: { name: 'echo', kind: 'text' },
  agent_model: { class: 'cloud_medium' },
  capabilities: { sensors: [], actuators: [], generators: [] },
  tools: [{ id: 'echo', class: 'sensor', description: 'Returns its input.', input_schema: {}, output_schema: {} }],
} as const;

export function sessionInit(): FrameContent {
  return { type: 'session_init', ...structuredClone(manifest) } as unknown as FrameContent; // the arrays of the constant are read-only
}

/** A bridge with one session for one agent: greets, resumes, and answers calls of `echo` with their input. */
export function createEchoBridge(): TestBridge {
  return createTestBridge({
    onOpen: (connection) => {
      if (connection.options.resume === undefined) connection.sendFrame(session, sessionInit());
    },
    onFrame: (connection, frame) => {
      if (frame.type === 'session_resume') connection.sendFrame(session, sessionInit());
      if (frame.type !== 'tool_call' || frame.tool !== 'echo') return;
      connection.sendFrame(session, { type: 'tool_result', call_id: frame.call_id, ok: true, output: frame.input });
    },
  });
}

/** Texts that no client may stumble over. */
export const hostileTexts: readonly (string | undefined)[] = [
  undefined,
  '',
  'null',
  '[]',
  '"text"',
  '{',
  '{"protocol":"aicc/0.1"}',
  '{"protocol":"aicc/9","type":"heartbeat"}',
  '{"protocol":"aicc/0.1","type":"__proto__"}',
  '{"protocol":"aicc/0.1","type":"constructor","session_id":{},"message_id":[]}',
  '{"__proto__":{"protocol":"aicc/0.1"},"type":"tool_result"}',
  `{"protocol":"aicc/0.1","type":"tool_result","session_id":"${session}","message_id":"not a uuid","call_id":"a","ok":true}`,
  `${'['.repeat(100_000)}`,
  `{"a":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`,
  'x'.repeat(1_100_000),
  '{"protocol":"aicc/0.1","type":"event","topic":"tick","payload":1e400}',
  '\u0000\uD800',
];
