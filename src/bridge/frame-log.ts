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
  readonly add: (message: LoggedMessage) => void;
  /** The messages after `sequence`, oldest first. */
  readonly since: (sequence: number) => readonly LoggedMessage[];
  /** The place of the first message with this id that is still held. */
  readonly find: (messageId: string) => number | undefined;
  /** The place of the newest message that has been let go; -1 while there is none. */
  readonly lostThrough: () => number;
}

export const defaultLogLimits: FrameLogLimits = { maxFrames: 5000, maxBytes: 8 * 1_048_576 };

/** Makes a log that lets its oldest messages go when it passes a limit. */
export function createFrameLog({ maxFrames, maxBytes }: FrameLogLimits = defaultLogLimits): FrameLog {
  let messages: LoggedMessage[] = [];
  let first = 0;
  let bytes = 0;
  let lost = -1;

  return {
    add(message) {
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
    find(messageId) {
      for (let index = first; index < messages.length; index += 1) {
        const message = messages[index];
        if (message?.messageId === messageId) return message.sequence;
      }
      return undefined;
    },
    lostThrough: () => lost,
  };

  function dropOldest(): void {
    const message = messages[first];
    first += 1;
    if (message === undefined) return;
    bytes -= message.content.length;
    lost = message.sequence;
  }
}
