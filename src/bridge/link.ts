/** One WebSocket message as it came: text, or bytes where a binary message came. */
export type Message = string | Uint8Array;

/** The bridge's end of one open connection to an agent or an observer. */
export interface Link {
  /** Sends one message. `onFlushed` is called once: when the message has left this process, or failed to. Does nothing after the end. */
  readonly send: (message: Message, onFlushed?: (error?: unknown) => void) => void;
  /** Sends bytes that are whole WebSocket frames already. Left out where the link does not end in a socket of this process. */
  readonly sendFrames?: (bytes: Uint8Array, onFlushed?: (error?: unknown) => void) => void;
  /** Ends the connection, by force where the other end doesn't answer. */
  readonly close: (code: number, reason: string) => void;
  /** Bytes that have been sent and not yet taken by the network. */
  readonly bufferedAmount: () => number;
}

/** What a connection tells the bridge. */
export interface LinkListener {
  readonly onMessage: (message: Message) => void;
  /** A message larger than the limit came. It was not read. */
  readonly onTooLarge: (size: number) => void;
  /** `isClean` when the other end closed, and neither vanished nor gave up what was still under way. */
  readonly onClose: (isClean: boolean) => void;
}

/** The close code of the WebSocket protocol for what may soon be otherwise. */
export const tryAgainLater = 1013;
