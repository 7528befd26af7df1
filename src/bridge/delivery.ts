import { closeCodes } from '../aicc/index.js';
import type { Link } from './link.js';

/** Brings the frames of one session to its agent, over one link after the other, and keeps what could not be sent meanwhile. */
export interface Delivery {
  readonly isConnected: () => boolean;
  /** Goes over to a new link. The old one, if any, is closed. */
  readonly attach: (link: Link) => void;
  /** Sends what was kept while there was no link. */
  readonly flush: () => void;
  /** The link has ended. Answers whether it was the one in use. */
  readonly detach: (link: Link) => boolean;
  /** Sends one frame now, or keeps it for the next link. */
  readonly deliver: (text: string) => void;
  readonly close: (code: number, reason: string) => void;
}

const maxKeptFrames = 1000;
const maxBufferedBytes = 16 * 1_048_576;

export function createDelivery(onLost: (lines: number) => void): Delivery {
  let link: Link | undefined;
  let kept: string[] = [];
  // What has been handed to the link and is not known to have left: a socket that dies takes these with it.
  let inFlight = new Set<{ readonly text: string }>();

  return {
    isConnected: () => link !== undefined,
    attach(next) {
      release()?.close(1000, 'The session goes on over another connection.');
      link = next;
    },
    flush() {
      const texts = kept;
      kept = [];
      for (const text of texts) send(text);
    },
    detach(ended) {
      if (ended !== link) return false;
      release();
      return true;
    },
    deliver(text) {
      if (link === undefined) keep([text]);
      else send(text);
    },
    close: (code, reason) => release()?.close(code, reason),
  };

  function send(text: string): void {
    if (link === undefined) return keep([text]);
    const entry = { text };
    const flights = inFlight;
    flights.add(entry);
    link.send(text, (error) => {
      if (error === undefined || error === null) flights.delete(entry);
    });
    if (link.bufferedAmount() > maxBufferedBytes) release()?.close(closeCodes.tooSlow, 'Frames are not being read fast enough.');
  }

  function release(): Link | undefined {
    const ended = link;
    link = undefined;
    const lost = [...inFlight].map((entry) => entry.text);
    inFlight = new Set();
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
