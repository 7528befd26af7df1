import type { Message } from './link.js';

/** One message that many observers get. Its bytes are made once, for the first that needs them. */
export interface SharedMessage {
  readonly content: Message;
  bytes: Uint8Array | undefined;
}

/** Makes the bytes of one write out of messages. */
export type JoinFrames = (messages: readonly SharedMessage[]) => Uint8Array;

const text = 0x81;
const binary = 0x82;

/** Writes messages as a server sends them over a WebSocket: a frame each, not masked, not compressed (RFC 6455, section 5.2). */
export function joinFrames(messages: readonly SharedMessage[]): Uint8Array {
  return Buffer.concat(messages.map((message) => (message.bytes ??= encode(message.content))));
}

function encode(content: Message): Uint8Array {
  const payload = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
  const { length } = payload;
  const header = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  header[0] = typeof content === 'string' ? text : binary;
  if (length < 126) header[1] = length;
  else if (length < 65_536) {
    header[1] = 126;
    header.writeUInt16BE(length, 2);
  } else {
    header[1] = 127;
    header.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([header, payload]);
}
