import { decodeFrame, makeFrame, memoryTransport, type MemoryConnection, type ReceivedFrame, type Transport } from '../aicc/index.js';
import type { HeartbeatFrame } from '../schema/index.js';

export interface FakeBridgeOptions {
  /** Called for each frame that an observer sends, except heartbeats, which are answered. */
  readonly onFrame?: (frame: ReceivedFrame, bridge: FakeBridge) => void;
}

/** A bridge in the test's own hands. It decides nothing: it sends what it is told to, and answers heartbeats. */
export interface FakeBridge {
  /** For `connectObserver` or `observe`. */
  readonly transport: Transport;
  /** Sends frames, or texts that are none, to every observer; those that come later, or come back, get them too. */
  readonly send: (...frames: readonly (object | string)[]) => void;
  /** What observers have sent, heartbeats left out. */
  readonly received: () => readonly ReceivedFrame[];
  readonly connections: () => number;
  /** Breaks all connections, as a network does. */
  readonly sever: () => void;
  /** Closes all connections. */
  readonly close: (code?: number, reason?: string) => void;
  /** While false, every try to connect fails. */
  readonly setReachable: (isReachable: boolean) => void;
}

/** Makes a bridge for tests that lives in memory. A test awaits what comes of a send, since each message is delivered in a microtask of its own. */
export function fakeBridge({ onFrame }: FakeBridgeOptions = {}): FakeBridge {
  const open = new Set<MemoryConnection>();
  const held: { readonly text: string; readonly messageId: string | undefined }[] = [];
  const received: ReceivedFrame[] = [];
  let isReachable = true;

  const transport = memoryTransport((connection, { after }) => {
    if (!isReachable) {
      connection.sever();
      return {};
    }
    return {
      onOpen: () => {
        open.add(connection);
        const start = after === undefined ? -1 : held.findLastIndex(({ messageId }) => messageId === after);
        for (const { text } of held.slice(start + 1)) connection.send(text);
      },
      onMessage: (text) => receive(connection, text),
      onClose: () => open.delete(connection),
    };
  });
  const bridge: FakeBridge = {
    transport,
    send: (...frames) => {
      for (const frame of frames) {
        const text = typeof frame === 'string' ? frame : JSON.stringify(frame);
        const decoded = decodeFrame(text);
        held.push({ text, messageId: decoded.ok ? decoded.frame.message_id : undefined });
        for (const connection of open) connection.send(text);
      }
    },
    received: () => [...received],
    connections: () => open.size,
    sever: () => open.forEach((connection) => connection.sever()),
    close: (code = 1000, reason = '') => open.forEach((connection) => connection.close(code, reason)),
    setReachable: (next) => {
      isReachable = next;
    },
  };
  return bridge;

  function receive(connection: MemoryConnection, text: string | undefined): void {
    const decoded = decodeFrame(text);
    if (!decoded.ok) return;
    const { frame } = decoded;
    if (frame.type === 'heartbeat') {
      connection.send(JSON.stringify(makeFrame<HeartbeatFrame>(frame.session_id, { type: 'heartbeat' })));
      return;
    }
    received.push(frame);
    onFrame?.(frame, bridge);
  }
}
