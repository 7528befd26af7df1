import type { ConnectOptions, Transport, TransportClose, TransportConnection, TransportListener } from './transport.js';

/** The far end of one connection of a memory transport: what a bridge holds of a client. */
export interface MemoryConnection extends TransportConnection {
  /** Breaks the connection: what is under way in either direction is lost, and both ends hear of it with code 1006. */
  readonly sever: () => void;
}

/**
 * Links a client with a bridge in the same program. For each `connect`, `accept` gets the far end and what the client told, and returns what listens there.
 * Each message is delivered in a microtask of its own, in order. A far end that calls `close` within `accept` refuses: its close comes before any open.
 */
export function memoryTransport(accept: (connection: MemoryConnection, options: ConnectOptions) => Partial<TransportListener>): Transport {
  return {
    connect: (near, options = {}) => {
      const link = createLink();
      const far: { listener: Partial<TransportListener> } = { listener: {} };
      const toNear = link.direction(() => near);
      const toFar = link.direction(() => far.listener);
      far.listener = accept({ ...link.end(toFar, toNear), sever: () => link.sever(toNear, toFar) }, options);
      toNear.open();
      toFar.open();
      return link.end(toNear, toFar);
    },
  };
}

/** One way of a connection, seen from the end that it leads to. */
interface Direction {
  readonly isOpen: () => boolean;
  readonly isClosed: () => boolean;
  readonly open: () => void;
  readonly message: (text: string | undefined) => void;
  readonly close: (close: TransportClose) => void;
}

function createLink() {
  let isClosing = false;
  let isSevered = false;

  function direction(listener: () => Partial<TransportListener>): Direction {
    let isOpen = false;
    let isClosed = false;
    const later = (deliver: () => void): void =>
      queueMicrotask(() => {
        if (!isClosed && !isSevered) deliver();
      });
    const finish = (close: TransportClose): void => {
      if (isClosed) return;
      isClosed = true;
      listener().onClose?.(close);
    };
    return {
      isOpen: () => isOpen,
      isClosed: () => isClosed,
      open: () => {
        if (isClosing) return;
        later(() => {
          isOpen = true;
          listener().onOpen?.();
        });
      },
      message: (text) => later(() => listener().onMessage?.(text)),
      // A severed connection delivers nothing more but its close.
      close: (close) => queueMicrotask(() => finish(close)),
    };
  }

  /** `here` leads to the end that holds this connection, `there` to the other one. */
  function end(here: Direction, there: Direction): TransportConnection {
    return {
      send: (text) => {
        if (here.isClosed() || (!here.isOpen() && !isClosing)) {
          throw new Error('memoryTransport: the connection is not open. Nothing was sent. Send after onOpen and before onClose.');
        }
        if (!isClosing) there.message(text);
      },
      close: (code = 1000, reason = '') => {
        if (isClosing) return;
        isClosing = true;
        there.close({ code, reason });
        here.close({ code, reason });
      },
    };
  }

  function sever(...directions: readonly Direction[]): void {
    if (isClosing && directions.every((each) => each.isClosed())) return;
    isClosing = true;
    isSevered = true;
    for (const each of directions) each.close({ code: 1006, reason: '' });
  }

  return { direction, end, sever };
}
