import { nilUuid } from '../../aicc/index.js';
import type { ObserverState, SessionEntry } from '../../store/index.js';

/** A stretch of time of which something is missing. */
export interface Silence {
  readonly kind: 'gap' | 'interruption';
  /** `undefined` where it is about all sessions. */
  readonly sessionId: string | undefined;
  readonly position: number;
  readonly start: number;
  /** `Infinity` while it lasts. */
  readonly end: number;
}

/** How far back the last frame of a session is looked for. */
const mostLookedAt = 5_000;

/**
 * Where frames were lost, and where an agent was cut off from its bridge: from the last frame that had come of it until it came back.
 * The bridge speaks to no agent that is cut off, so that the last frame is when that began, as far as it can be known.
 */
export class Silences {
  all: Silence[] = [];

  add(entry: SessionEntry, wire: ObserverState['wire']): void {
    const { change, position, at } = entry;
    const sessionId = entry.sessionId === nilUuid ? undefined : entry.sessionId;
    if (change === 'gap') {
      this.all.push({ kind: 'gap', sessionId, position, start: silentSince(entry, wire), end: at });
      return;
    }
    const open = this.all.findLastIndex((each) => each.sessionId === sessionId && each.end === Infinity);
    if (change === 'resuming') {
      if (open < 0) this.all.push({ kind: 'interruption', sessionId, position, start: silentSince(entry, wire), end: Infinity });
      return;
    }
    const silence = this.all[open];
    if (silence !== undefined) this.all[open] = { ...silence, end: at };
  }

  dropBefore(position: number): void {
    this.all = this.all.filter((silence) => silence.position >= position);
  }
}

/** When the last frame before a gap, or before a session that resumes, had come. */
export function silentSince({ change, sessionId, position, at }: SessionEntry, { entries }: ObserverState['wire']): number {
  const isAnySession = change === 'gap' || sessionId === nilUuid;
  const last = position - entries.dropped - 1;
  for (let place = last; place >= Math.max(0, last - mostLookedAt); place -= 1) {
    const entry = entries.at(place);
    if (entry !== undefined && (isAnySession || entry.sessionId === sessionId)) return entry.at;
  }
  return at;
}
