const bits = 5;
const width = 1 << bits;
const mask = width - 1;

type Node<V> = readonly (Node<V> | V | undefined)[];

/**
 * A list that never changes: each change returns another list that shares nearly all of its memory with this one.
 * Adding to the end and replacing cost the same at any length, so a commit does not copy what was there before.
 */
export class Sequence<V> implements Iterable<V> {
  static readonly empty: Sequence<never> = new Sequence<never>(0, 0, bits, [], []);

  /** How many items were let go from the front since the list was empty. */
  readonly dropped: number;
  private readonly end: number;
  private readonly shift: number;
  private readonly root: Node<V>;
  private readonly tail: readonly V[];

  private constructor(dropped: number, end: number, shift: number, root: Node<V>, tail: readonly V[]) {
    this.dropped = dropped;
    this.end = end;
    this.shift = shift;
    this.root = root;
    this.tail = tail;
  }

  get size(): number {
    return this.end - this.dropped;
  }

  /** The item at `index`, counted from the first that is held; negative counts from the end. */
  at(index: number): V | undefined {
    const position = index < 0 ? this.end + index : this.dropped + index;
    if (position < this.dropped || position >= this.end) return undefined;
    return this.leafAt(position)[position & mask];
  }

  push(value: V): Sequence<V> {
    if (this.tail.length < width) return new Sequence(this.dropped, this.end + 1, this.shift, this.root, [...this.tail, value]);
    const grows = this.end - width === 1 << (this.shift + bits);
    const shift = grows ? this.shift + bits : this.shift;
    const root = grows ? [this.root, newPath(this.shift, this.tail)] : pushTail(this.root, this.shift, this.end - 1, this.tail);
    return new Sequence(this.dropped, this.end + 1, shift, root, [value]);
  }

  /** Replaces the item at `index`. Returns the list itself where there is none, or where it is the same already. */
  set(index: number, value: V): Sequence<V> {
    const position = this.dropped + index;
    if (index < 0 || position >= this.end || this.at(index) === value) return this;
    if (position >= this.tailStart())
      return new Sequence(this.dropped, this.end, this.shift, this.root, this.tail.with(position & mask, value));
    return new Sequence(this.dropped, this.end, this.shift, replace(this.root, this.shift, position, value), this.tail);
  }

  /** Lets go of the first `count` items and of the memory that only they needed. */
  dropFirst(count: number): Sequence<V> {
    if (count <= 0) return this;
    const dropped = Math.min(this.end, this.dropped + count);
    const root = prune(this.root, this.shift, dropped);
    return new Sequence(dropped, this.end, this.shift, root, this.tail);
  }

  *[Symbol.iterator](): Iterator<V> {
    yield* this.range(0, this.size);
  }

  /** The items from `start` up to, but not including, `stop`. */
  *range(start: number, stop: number): Generator<V> {
    const last = Math.min(this.end, this.dropped + stop);
    let position = this.dropped + Math.max(0, start);
    while (position < last) {
      const leaf = this.leafAt(position);
      const from = position & mask;
      const until = Math.min(width, from + last - position);
      for (let offset = from; offset < until; offset += 1) yield leaf[offset] as V; // within the bounds just reckoned
      position += until - from;
    }
  }

  private tailStart(): number {
    return this.end - this.tail.length;
  }

  private leafAt(position: number): readonly V[] {
    if (position >= this.tailStart()) return this.tail;
    let node: Node<V> = this.root;
    for (let level = this.shift; level > 0; level -= bits) node = node[(position >>> level) & mask] as Node<V>; // inner levels hold nodes
    return node as readonly V[]; // level 0 holds values
  }
}

function newPath<V>(level: number, leaf: readonly V[]): Node<V> {
  return level === 0 ? leaf : [newPath(level - bits, leaf)];
}

function pushTail<V>(node: Node<V>, level: number, position: number, leaf: readonly V[]): Node<V> {
  const index = (position >>> level) & mask;
  const copy = node.slice();
  const child = node[index] as Node<V> | undefined; // called on inner levels only
  copy[index] = level === bits ? leaf : child === undefined ? newPath(level - bits, leaf) : pushTail(child, level - bits, position, leaf);
  return copy;
}

function replace<V>(node: Node<V>, level: number, position: number, value: V): Node<V> {
  const index = (position >>> level) & mask;
  const copy = node.slice();
  copy[index] = level === 0 ? value : replace(node[index] as Node<V>, level - bits, position, value); // inner levels hold nodes
  return copy;
}

function prune<V>(node: Node<V>, level: number, dropped: number): Node<V> {
  if (level === 0) return node;
  const first = Math.min((dropped >>> level) & mask, node.length);
  if (dropped >>> level > mask) return node.map(() => undefined);
  const copy = node.slice();
  copy.fill(undefined, 0, first);
  const edge = copy[first] as Node<V> | undefined; // inner levels hold nodes
  if (edge !== undefined) copy[first] = prune(edge, level - bits, dropped & ((1 << level) - 1));
  return copy;
}
