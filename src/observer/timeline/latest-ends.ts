import { firstWhere } from '../../store/index.js';

/** The latest end of all spans up to each, so that those before the time in sight are passed over without being looked at. */
export class LatestEnds {
  private latest: number[] = [];
  /** From here on it has to be reckoned anew. */
  private firstStale = 0;

  change(place: number): void {
    this.firstStale = Math.min(this.firstStale, place);
  }

  drop(count: number): void {
    this.latest.splice(0, count);
    this.firstStale = 0;
  }

  /** The first span that may still last at `at`, or later: none before it does. `ends` is the column that these are the latest ends of. */
  firstLasting(ends: readonly number[], at: number): number {
    for (let place = this.firstStale; place < ends.length; place += 1) {
      this.latest[place] = Math.max(this.latest[place - 1] ?? -Infinity, ends[place] ?? Infinity);
    }
    this.firstStale = ends.length;
    return firstWhere(ends.length, (place) => (this.latest[place] ?? Infinity) >= at);
  }
}
