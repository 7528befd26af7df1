/** The same, open to changes by whoever made it. */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * One commit while it is made. What it has made or copied itself it changes in place, so that nothing is copied twice in a commit;
 * all else is copied first. Once it has ended, nobody can change what it made.
 */
export class Edit {
  private made = new Set<object>();

  owns(value: object): boolean {
    return this.made.has(value);
  }

  /** Takes a new object for one that may be changed in place. */
  claim<T extends object>(value: T): Mutable<T> {
    this.made.add(value);
    return value;
  }

  /** `value` itself where this commit has made it, else a copy of it. */
  writable<T extends object>(value: T): Mutable<T> {
    return this.made.has(value) ? value : this.claim({ ...value });
  }

  /** Lists and maps go on naming the edit that made them: what it held on to must not stay with them. */
  end(): void {
    this.made = nothing;
  }
}

const nothing = new Set<object>();
