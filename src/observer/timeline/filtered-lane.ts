/** What a filter says of the entries of a lane. They are asked bit by bit: until its turn comes, an entry has the answer that an earlier filter gave. */
export abstract class FilteredLane<Entry> {
  /** Whether a filter lets it through. */
  readonly passing: boolean[] = [];
  /** The entries before this place have been asked under the newest filter. */
  private asked = 0;

  abstract entryAt(place: number): Entry | undefined;

  /** How many entries are still to be asked. */
  get unasked(): number {
    return this.passing.length - this.asked;
  }

  askAnew(): void {
    this.asked = 0;
  }

  /** Asks the next entries, so many at most. Answers how many it has asked. */
  ask(passes: (entry: Entry) => boolean, most: number): number {
    const start = this.asked;
    this.asked = Math.min(this.passing.length, start + most);
    for (let place = start; place < this.asked; place += 1) {
      const entry = this.entryAt(place);
      if (entry !== undefined) this.passing[place] = passes(entry);
    }
    return this.asked - start;
  }

  protected addPassing(passes: boolean): void {
    if (this.unasked === 0) this.asked += 1;
    this.passing.push(passes);
  }

  protected dropPassing(count: number): void {
    this.passing.splice(0, count);
    this.asked = Math.max(0, this.asked - count);
  }
}
