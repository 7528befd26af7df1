import { protocolVersion, validateFrame, type Frame } from '../schema/index.js';

/** A frame without what {@link encodeFrame} and the session fill in. */
export type FrameContent<T extends Frame = Frame> = T extends Frame ? Omit<T, 'protocol' | 'session_id' | 'message_id'> : never;

/** Completes a frame with the protocol, the session and a new message_id. */
export function makeFrame<T extends Frame>(sessionId: string, content: FrameContent<T>, messageId: string = crypto.randomUUID()): T {
  return { protocol: protocolVersion, session_id: sessionId, message_id: messageId, ...content } as unknown as T; // the three members that FrameContent leaves out
}

/** Writes a frame as the text of one WebSocket message. Throws when the frame does not fit its schema: a mistake of the caller. */
export function encodeFrame(frame: Frame): string {
  const checked = validateFrame(frame);
  if (!checked.ok) {
    const [first] = checked.problems;
    throw new Error(
      `encodeFrame: ${first?.message ?? 'the frame does not fit its schema.'} Nothing was sent. Correct the frame: ${frame.type}.`,
    );
  }
  return JSON.stringify(frame);
}
