/** Why a connection ended. `code` is a WebSocket close code; 1006 where the other end vanished. */
export interface TransportClose {
  readonly code: number;
  readonly reason: string;
}

/** What a connection tells. Each is called in order; nothing is called after `onClose`. */
export interface TransportListener {
  readonly onOpen: () => void;
  /** One message: text as it came, or `undefined` where a binary message came. */
  readonly onMessage: (text: string | undefined) => void;
  /** Called once, also when opening failed. */
  readonly onClose: (close: TransportClose) => void;
}

/** One open, or opening, connection. */
export interface TransportConnection {
  /** Sends one frame. Throws before `onOpen` and after `onClose`. */
  readonly send: (text: string) => void;
  /** Ends the connection; `onClose` follows. Does nothing after it. */
  readonly close: (code?: number, reason?: string) => void;
}

/** What a client tells the other end when it connects. Over a WebSocket each stands in the query of the URL. */
export interface ConnectOptions {
  /** For observers: the message_id after which the stream is to go on. A transport that can't go on begins anew. */
  readonly after?: string;
  /** For observers: the one session to watch. Without it, all. */
  readonly session?: string;
  /** For agents: the session that a `session_resume`, the first frame sent, will name. A hint not to open a new one. */
  readonly resume?: string;
  /** For agents: the topics of events to be sent unasked. */
  readonly subscribe?: readonly string[];
}

/**
 * Anything that frames come from: a WebSocket, an in-memory pair, a recording.
 * `connect` never throws: a connection that fails tells by `onClose`, and never before `connect` has returned.
 */
export interface Transport {
  readonly connect: (listener: TransportListener, options?: ConnectOptions) => TransportConnection;
}

/** The close codes of a bridge, beside those of the WebSocket protocol; by `gaveUp` a client lets go of a connection on which no answer came, to go on over another. */
export const closeCodes = {
  gaveUp: 4000,
  notAllowed: 4001,
  protocol: 4002,
  sessionExpired: 4003,
  tooSlow: 4008,
  tooLarge: 4009,
} as const;
