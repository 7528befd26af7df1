import type { Clock, Transport, TransportClose } from '../aicc/index.js';

/** One message that came over a connection. */
export interface Received {
  readonly text: string | undefined;
  /** What the text says as JSON; `undefined` where it says nothing. */
  readonly value: unknown;
}

/** The runner's end of one connection, which it reads message by message. */
export interface RunnerConnection {
  /** Resolves with the next message, with how the connection ended once all messages are read, or with `undefined` when the time is over. */
  readonly next: (timeoutMs: number) => Promise<Received | TransportClose | undefined>;
  /** Puts messages back, to be read next. */
  readonly putBack: (messages: readonly Received[]) => void;
  readonly send: (text: string) => void;
  readonly isClosed: () => boolean;
  readonly close: () => void;
}

/** Opens a connection. What comes before the first `next` waits for it. */
export function openConnection(transport: Transport, clock: Clock): Promise<RunnerConnection | TransportClose> {
  return new Promise((resolve) => {
    const queue: Received[] = [];
    let ended: TransportClose | undefined;
    let wake: (() => void) | undefined;
    const notify = (): void => wake?.();
    const connection = transport.connect({
      onOpen: () => resolve({ next, putBack, send, isClosed: () => ended !== undefined, close: () => connection.close() }),
      onMessage: (text) => {
        queue.push({ text, value: parse(text) });
        notify();
      },
      onClose: (close) => {
        ended = close;
        resolve(close);
        notify();
      },
    });

    async function next(timeoutMs: number): Promise<Received | TransportClose | undefined> {
      if (queue.length === 0 && ended === undefined) await somethingComes(timeoutMs);
      return queue.shift() ?? ended;
    }

    function somethingComes(timeoutMs: number): Promise<void> {
      return new Promise((settle) => {
        const cancel = clock.after(timeoutMs, () => wake?.());
        wake = () => {
          wake = undefined;
          cancel();
          settle();
        };
      });
    }

    function putBack(messages: readonly Received[]): void {
      queue.unshift(...messages);
    }

    function send(text: string): void {
      if (ended === undefined) connection.send(text);
    }
  });
}

function parse(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
