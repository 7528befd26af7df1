import type { Message } from './link.js';

/** As much of a message as a tap must know to keep it with its session. The rest may be anything. */
export interface Envelope {
  readonly type: string;
  readonly sessionId: string;
  readonly messageId: string | undefined;
  readonly value: Readonly<Record<string, unknown>>;
}

const maxIdLength = 128;

/** Reads the envelope of a message; `undefined` where it is none. More tolerant than a decoder, since a tap judges no frame. */
export function readEnvelope(content: Message): Envelope | undefined {
  const value = typeof content === 'string' ? parse(content) : undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const members = value as Readonly<Record<string, unknown>>; // JSON that is an object
  const { type, session_id: sessionId, message_id: messageId } = members;
  if (typeof type !== 'string' || !isId(sessionId)) return undefined;
  return { type, sessionId, messageId: isId(messageId) ? messageId : undefined, value: members };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // observers see the text, and the bridge answers it
  }
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= maxIdLength;
}
