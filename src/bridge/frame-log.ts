import type { Sender } from '../schema/index.js';
import type { Message } from './link.js';

/** One message of a session, as it crossed the wire. */
export interface LoggedMessage {
  /** Its place among all messages of the bridge, of whatever session. */
  readonly sequence: number;
  readonly sessionId: string;
  /** `undefined` where the message was no frame. */
  readonly messageId: string | undefined;
  /** What an observer does in an agent's name counts as the agent's. */
  readonly from: Sender;
  readonly content: Message;
}

/** How much of a session is held for observers that come later. What is older is let go. */
export interface FrameLogLimits {
  /** Default 5000. */
  readonly maxFrames: number;
  /** Counted as the length of the text. Default 8 MiB. */
  readonly maxBytes: number;
}

/** The newest messages of one session. */
export interface FrameLog {
  /** With `mayBeRepeat`, the message may have been shown to a reader before, elsewhere, with others in between: no reader goes on after it here. */
  readonly add: (message: LoggedMessage, mayBeRepeat?: boolean) => void;
  /** The messages after `sequence`, oldest first. */
  readonly since: (sequence: number) => readonly LoggedMessage[];
  /** The place of the first message with this id, also for a while after it was let go: a repeat that is still held is no place to go on after. */
  readonly find: (messageId: string) => number | undefined;
  /** The place of the newest message; -1 before the first. */
  readonly newest: () => number;
  /** The place of the newest message that has been let go; -1 while there is none. */
  readonly lostThrough: () => number;
}

export const defaultLogLimits: FrameLogLimits = { maxFrames: 5000, maxBytes: 8 * 1_048_576 };

/** A place that is lost in any case. */
const beforeAll = -2;

/** Makes a log that lets its oldest messages go when it passes a limit. */
export function createFrameLog({ maxFrames, maxBytes }: FrameLogLimits = defaultLogLimits): FrameLog {
  let places = new Map<string, number>();
  let olderPlaces = new Map<string, number>();
  let messages: LoggedMessage[] = [];
  let first = 0;
  let bytes = 0;
  let lost = -1;
  let newest = -1;

  return {
    add(message, mayBeRepeat = false) {
      newest = message.sequence;
      note(message.messageId, mayBeRepeat ? beforeAll : message.sequence);
      messages.push(message);
      bytes += message.content.length;
      while (messages.length - first > maxFrames || bytes > maxBytes) dropOldest();
      if (first > maxFrames) {
        messages = messages.slice(first);
        first = 0;
      }
    },
    since(sequence) {
      let start = messages.length;
      while (start > first && (messages[start - 1]?.sequence ?? -1) > sequence) start -= 1;
      return messages.slice(start);
    },
    find,
    newest: () => newest,
    lostThrough: () => lost,
  };

  function find(messageId: string): number | undefined {
    return olderPlaces.get(messageId) ?? places.get(messageId);
  }

  function note(messageId: string | undefined, place: number): void {
    if (messageId === undefined || find(messageId) !== undefined) return;
    if (places.size >= maxFrames) {
      olderPlaces = places;
      places = new Map();
    }
    places.set(messageId, place);
  }

  function dropOldest(): void {
    const message = messages[first];
    first += 1;
    if (message === undefined) return;
    bytes -= message.content.length;
    lost = message.sequence;
  }
}
