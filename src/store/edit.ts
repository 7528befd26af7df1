/** The same, open to changes by whoever made it. */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * One commit while it is made. What it has made or copied itself it changes in place, so that nothing is copied twice in a commit;
 * all else is copied first. Once it has ended, nobody can change what it made.
 */
export class Edit {
  /** The first few, which are all in most commits: to go through them costs less than to keep a set. */
  private first: object[] = [];
  private rest: Set<object> | undefined;

  owns(value: object): boolean {
    for (const each of this.first) if (each === value) return true;
    return this.rest?.has(value) === true;
  }

  /** Takes a new object for one that may be changed in place. */
  claim<T extends object>(value: T): Mutable<T> {
    if (this.first.length < few) this.first.push(value);
    else (this.rest ??= new Set()).add(value);
    return value;
  }

  /** Lists and maps go on naming the edit that made them: what it held on to must not stay with them. */
  end(): void {
    this.first = nothing;
    this.rest = undefined;
  }
}

const few = 24;
const nothing: object[] = [];
