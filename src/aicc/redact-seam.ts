/** Hides all that a pattern finds in a text, by as many marks as it is long. */
type Cover = (text: string) => string;

/** What came last of a part that grows by deltas, as it was sent. */
interface Tail {
  readonly start: number;
  readonly text: string;
}

const longestTail = 4_096;
const mostParts = 512;
const mark = '█';

/**
 * Finds what two deltas of a part hold only together: the first is shown already when the second comes, so what the second has of it is hidden.
 * Frames must come in their order.
 */
export function createSeamRedactor(cover: Cover): (frame: object) => object {
  const tails = new Map<string, Tail>();
  return (frame) => {
    const { session_id: sessionId, payload } = frame as {
      readonly session_id?: unknown;
      readonly payload?: { readonly delta?: unknown } | null;
    }; // any JSON
    const delta = payload?.delta;
    if (typeof delta !== 'object' || delta === null) return frame;
    const { messageId, partId, offset, text } = delta as Readonly<Record<string, unknown>>; // any JSON
    if (typeof text !== 'string' || typeof offset !== 'number') return frame;
    const key = JSON.stringify([sessionId, messageId, partId]);
    const before = textBefore(tails.get(key), offset);
    tails.delete(key);
    tails.set(key, { start: offset + text.length - (before + text).slice(-longestTail).length, text: (before + text).slice(-longestTail) });
    for (const oldest of tails.keys()) {
      if (tails.size <= mostParts) break;
      tails.delete(oldest);
    }
    const length = reachOfSeam(before, text, cover);
    return length === 0
      ? frame
      : { ...frame, payload: { ...payload, delta: { ...delta, text: mark.repeat(length) + text.slice(length) } } };
  };
}

function textBefore(tail: Tail | undefined, offset: number): string {
  if (tail === undefined || offset < tail.start || offset > tail.start + tail.text.length) return '';
  return tail.text.slice(0, offset - tail.start);
}

/** How much of the beginning of a text belongs to something that began before it. */
function reachOfSeam(before: string, text: string, cover: Cover): number {
  if (before === '' || text === '') return 0;
  const whole = before + text;
  const covered = cover(whole);
  if (covered[before.length - 1] === whole[before.length - 1]) return 0;
  let length = 0;
  while (length < text.length && covered[before.length + length] !== text[length]) length += 1;
  return length;
}
