import type { Part } from '../schema/index.js';
import type { PartTimes } from '../store/index.js';

type Times = ReadonlyMap<string, PartTimes> | undefined;

/** When the reasoning among `parts` began and was done, as far as it was seen. Returns `times` itself when nothing changed. */
export function timeParts(times: Times, parts: readonly Part[], at: number): Times {
  let next = times;
  for (const part of parts) {
    if (part.type !== 'reasoning') continue;
    const known = next?.get(part.id);
    if (part.state === 'streaming' ? known !== undefined && known.settledAt === undefined : known?.settledAt !== undefined) continue;
    // What was done when it first came tells nothing of how long it took.
    if (part.state !== 'streaming' && known === undefined) continue;
    next = new Map(next).set(part.id, { startedAt: known?.startedAt ?? at, settledAt: part.state === 'streaming' ? undefined : at });
  }
  return next;
}
