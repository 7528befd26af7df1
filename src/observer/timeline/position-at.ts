import type { ObserverState } from '../../store/index.js';

/** How many frames had come by a moment: the position to seek for it. */
export function positionAt({ wire: { entries } }: ObserverState, at: number): number {
  return entries.dropped + entries.firstWhere((entry) => entry.at > at);
}
