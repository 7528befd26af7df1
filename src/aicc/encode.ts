import { protocolVersion, validateFrame, type Frame } from '../schema/index.js';
import { defaultMaxLength } from './decode.js';
import { makeUuid } from './make-uuid.js';

/** A frame without what {@link makeFrame} fills in. */
export type FrameContent<T extends Frame = Frame> = T extends Frame ? Omit<T, 'protocol' | 'session_id' | 'message_id'> : never;

/** Completes a frame with the protocol, the session and a new message_id. */
export function makeFrame<T extends Frame>(sessionId: string, content: FrameContent<T>, messageId: string = makeUuid()): T {
  return { protocol: protocolVersion, session_id: sessionId, message_id: messageId, ...content } as unknown as T; // the three members that FrameContent leaves out
}

/**
 * Writes a frame as the text of one WebSocket message.
 * Throws when the frame does not fit its schema, can't be written as JSON, or is longer than `maxLength` UTF-16 code units: mistakes of the caller.
 */
export function encodeFrame(frame: Frame, maxLength: number = defaultMaxLength): string {
  const checked = validateFrame(frame);
  if (!checked.ok) {
    const [first] = checked.problems;
    throw new Error(
      `encodeFrame: ${first?.message ?? 'the frame does not fit its schema.'} Nothing was sent. Correct the frame: ${String(frame.type)}.`,
    );
  }
  const text = JSON.stringify(frame);
  if (text.length > maxLength) {
    throw new Error(
      `encodeFrame: the ${frame.type} frame is ${text.length} long and the limit is ${maxLength}. Nothing was sent. Send less at once.`,
    );
  }
  return text;
}
