import { closeCodes, type Clock } from '../aicc/index.js';
import type { Link } from './link.js';

/** Brings the frames of one session to its agent, over one link after the other, and keeps what may not have arrived. */
export interface Delivery {
  readonly isConnected: () => boolean;
  /** Goes over to a new link. The old one, if any, is closed. */
  readonly attach: (link: Link) => void;
  /** Sends what was kept while there was no link. */
  readonly flush: () => void;
  /** The link has ended; `isClean` when the agent said so. Answers whether it was the one in use. */
  readonly detach: (link: Link, isClean: boolean) => boolean;
  /** A frame of the agent came: what was sent a while before has arrived. */
  readonly heard: () => void;
  /** Sends one frame now. One that matters later is kept for the next link where there is none, or where this one may swallow it. */
  readonly deliver: (text: string, mattersLater: boolean) => void;
  readonly close: (code: number, reason: string) => void;
}

interface SentFrame {
  readonly text: string;
  readonly at: number;
  hasLeft: boolean;
}

const maxKeptFrames = 1000;
const maxBufferedBytes = 16 * 1_048_576;
/** How long a frame may be under way when a frame of the agent comes the other way. */
const underwayMs = 2_000;

/** What is let go. */
export interface DeliveryLoss {
  /** So many frames that were kept for an agent that stays away. */
  readonly onLost: (count: number) => void;
  /** The link of an agent that reads too slowly. */
  readonly onTooSlow: () => void;
}

export function createDelivery(clock: Clock, { onLost, onTooSlow }: DeliveryLoss): Delivery {
  let link: Link | undefined;
  let kept: string[] = [];
  // A socket that dies takes with it what it has sent and the agent has not read, and nothing tells which. The agent drops repeats by message_id.
  let unconfirmed: SentFrame[] = [];

  return {
    isConnected: () => link !== undefined,
    attach(next) {
      release(false)?.close(1000, 'The session goes on over another connection.');
      link = next;
    },
    flush() {
      const texts = kept;
      kept = [];
      for (const text of texts) send(text, true);
    },
    detach(ended, isClean) {
      if (ended !== link) return false;
      release(isClean);
      return true;
    },
    heard() {
      const before = clock.now() - underwayMs;
      if ((unconfirmed[0]?.at ?? before) < before) unconfirmed = unconfirmed.filter(({ at }) => at >= before);
    },
    deliver: send,
    close: (code, reason) => release(true)?.close(code, reason),
  };

  function send(text: string, mattersLater: boolean): void {
    if (link === undefined) return mattersLater ? keep([text]) : undefined;
    const frame: SentFrame = { text, at: clock.now(), hasLeft: false };
    if (mattersLater) unconfirmed.push(frame);
    if (unconfirmed.length > maxKeptFrames) unconfirmed.shift();
    link.send(text, (error) => {
      frame.hasLeft = error === undefined || error === null;
    });
    if (link.bufferedAmount() <= maxBufferedBytes) return;
    onTooSlow();
    release(false)?.close(closeCodes.tooSlow, 'Frames are not being read fast enough.');
  }

  function release(isClean: boolean): Link | undefined {
    const ended = link;
    link = undefined;
    const lost = unconfirmed.filter((frame) => !isClean || !frame.hasLeft).map((frame) => frame.text);
    unconfirmed = [];
    kept = [...lost, ...kept];
    keep([]);
    return ended;
  }

  function keep(texts: readonly string[]): void {
    kept.push(...texts);
    const excess = kept.length - maxKeptFrames;
    if (excess <= 0) return;
    kept.splice(0, excess);
    onLost(excess);
  }
}
