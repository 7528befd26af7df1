import { checkFrame, decodeFrame, senderOf, type Decoded, type DecodeOptions } from './decode.js';
import type { Sender } from '../schema/index.js';

/** One message as it came: its text, what reading made of it, when and from where. What clients, recordings and replays hand to the store. */
export interface Arrival {
  /** The text of the frame exactly as it crossed the wire; `undefined` for a binary message. */
  readonly text: string | undefined;
  readonly decoded: Decoded;
  /** Milliseconds since the Unix epoch, by the reader's clock. */
  readonly at: number;
  /** The side that sent it; judged by the type of the frame where the source does not tell. */
  readonly from: Sender;
}

/** Reads one message that came at `at`. Never throws. */
export function readArrival(text: string | undefined, at: number, from?: Sender, options?: DecodeOptions): Arrival {
  const decoded = decodeFrame(text, options);
  return { text, decoded, at, from: from ?? (decoded.ok ? senderOf(decoded.frame) : 'bridge') };
}

/** The same for a frame that is already an object, such as one of a recording. What can't be written as JSON is refused like any other value that is no frame. */
export function readParsedArrival(frame: unknown, at: number, from?: Sender, options?: DecodeOptions): Arrival {
  const text = writeJson(frame);
  // Read from its text: limits hold for it too, and nothing of the caller's object is kept.
  const decoded = text === undefined ? checkFrame(undefined, options) : decodeFrame(text, options);
  return { text, decoded, at, from: from ?? (decoded.ok ? senderOf(decoded.frame) : 'bridge') };
}

function writeJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value); // undefined for a function or a symbol
  } catch {
    return undefined;
  }
}
