import type { Sender } from '../schema/index.js';
import type { Edit, Mutable } from './edit.js';
import type { Limits } from './limits.js';
import { Sequence } from './sequence.js';

/** One message of the wire, refused ones too. */
export interface WireEntry {
  readonly position: number;
  readonly at: number;
  readonly from: Sender;
  /** The text exactly as it came; `undefined` for a binary message. */
  readonly text: string | undefined;
  /** Whether it was a frame that could be taken. */
  readonly accepted: boolean;
  /** The type of the frame, `undefined` where it was refused. */
  readonly type: string | undefined;
  readonly sessionId: string | undefined;
  /** What tells this frame from others of its type: the tool, the topic, the error code, the call_id. */
  readonly label: string | undefined;
  readonly callId: string | undefined;
  /** Whether it tells of a failure: a result that is not ok, an error. */
  readonly failed: boolean;
}

/** The frames that are held, oldest first. */
export interface WireLog {
  readonly entries: Sequence<WireEntry>;
  /** The position that the next frame gets: how many came since the start. */
  readonly next: number;
  /** UTF-16 code units of text that are held. */
  readonly held: number;
}

export const emptyWireLog: WireLog = { entries: Sequence.empty, next: 0, held: 0 };

export function copyWireLog({ entries, next, held }: WireLog): Mutable<WireLog> {
  return { entries, next, held };
}

/** Adds a frame. Past the limits the oldest tenth is let go at once, so that letting go costs little for each frame. */
export function addWireEntry(log: Mutable<WireLog>, entry: WireEntry, limits: Limits, edit: Edit): void {
  log.entries = log.entries.push(entry, edit);
  log.held += entry.text?.length ?? 0;
  log.next = entry.position + 1;
  if (log.entries.size > limits.frames || log.held > limits.frameLength) letGo(log, limits, edit);
}

function letGo(log: Mutable<WireLog>, limits: Limits, edit: Edit): void {
  let { held } = log;
  let count = 0;
  const { size } = log.entries;
  for (const { text } of log.entries) {
    if (size - count <= limits.frames * 0.9 && held <= limits.frameLength * 0.9) break;
    held -= text?.length ?? 0;
    count += 1;
  }
  log.entries = log.entries.dropFirst(count, edit);
  log.held = held;
}
