import { once } from 'node:events';
import { WebSocket } from 'ws';

/** A frame as a test looks at it. */
export type LooseFrame = Record<string, unknown> & { readonly type: string; readonly session_id: string; readonly message_id: string };

/** A plain WebSocket client that keeps what comes and hands it out in order. */
export interface SocketClient {
  readonly socket: WebSocket;
  /** The next frame, of one type and for one call where these are given; others are passed over. */
  readonly next: (type?: string, callId?: string) => Promise<LooseFrame>;
  /** The texts that have come, all of them. */
  readonly texts: readonly (string | Buffer)[];
  /** Sends a frame; fills in protocol and message_id, and the session_id of the last session_init. */
  readonly send: (frame: Record<string, unknown>) => string;
  readonly sendRaw: (data: string | Buffer) => void;
  readonly call: (tool: string, input?: Record<string, unknown>) => Promise<LooseFrame>;
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  readonly sessionId: () => string;
  readonly close: () => Promise<void>;
}

let calls = 0;

export interface ConnectOptions {
  readonly origin?: string;
  readonly protocols?: string[];
  readonly headers?: Record<string, string>;
}

export async function connect(url: string, { protocols = [], ...options }: ConnectOptions = {}): Promise<SocketClient> {
  const socket = new WebSocket(url, protocols, options);
  const texts: (string | Buffer)[] = [];
  const waiting: LooseFrame[] = [];
  const wakers = new Set<() => void>();
  let sessionId = '';
  let isClosed = false;
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => {
      isClosed = true;
      wake();
      resolve({ code, reason: reason.toString() });
    });
  });
  socket.on('message', (data, isBinary) => {
    const bytes = data as Buffer;
    texts.push(isBinary ? bytes : bytes.toString());
    if (isBinary) return;
    try {
      const frame = JSON.parse(bytes.toString()) as LooseFrame;
      if (frame.type === 'session_init') sessionId = frame.session_id;
      waiting.push(frame);
    } catch {
      // A mirrored message that is no frame: the test looks at texts.
    }
    wake();
  });
  await once(socket, 'open');
  const client: SocketClient = {
    socket,
    texts,
    closed,
    sessionId: () => sessionId,
    async next(type, callId) {
      for (;;) {
        const index = waiting.findIndex(
          (frame) => (type ?? frame.type) === frame.type && (callId ?? frame['call_id']) === frame['call_id'],
        );
        if (index >= 0) return waiting.splice(0, index + 1).at(-1)!;
        if (isClosed) throw new Error(`The socket closed before a frame ${type ?? ''} came.`);
        await new Promise<void>((resolve) => wakers.add(resolve));
      }
    },
    send(frame) {
      const text = JSON.stringify({ protocol: 'aicc/0.1', session_id: sessionId, message_id: crypto.randomUUID(), ...frame });
      socket.send(text);
      return text;
    },
    sendRaw: (data) => socket.send(data),
    async call(tool, input = {}) {
      calls += 1;
      const callId = `call-${calls}`;
      client.send({ type: 'tool_call', call_id: callId, tool, input });
      return client.next('tool_result', callId);
    },
    async close() {
      socket.close();
      await closed;
    },
  };
  return client;

  function wake(): void {
    for (const resolve of wakers) resolve();
    wakers.clear();
  }
}
