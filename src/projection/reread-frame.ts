import { readArrival, type Arrival } from '../aicc/index.js';
import type { Problem } from '../schema/index.js';
import type { WireEntry } from '../store/index.js';

/** A frame that came before, with the verdict that it had then: what was taken once is taken again, whatever the limits of who read it first. */
export function rereadFrame({ text, at, from }: Pick<WireEntry, 'text' | 'at' | 'from'>, refusal: readonly Problem[] | undefined): Arrival {
  const [first, ...rest] = refusal ?? [];
  if (first === undefined) return readArrival(text, at, from, asTaken);
  return { text, at, from, decoded: { ok: false, problems: [first, ...rest] } };
}

const asTaken = { maxLength: Infinity, maxDepth: Infinity };
