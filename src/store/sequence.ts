import { firstWhere } from './first-where.js';
import type { Edit } from './edit.js';

const bits = 5;
const width = 1 << bits;
const mask = width - 1;

/** Holds values on level 0, other nodes above. Items beyond the end of a list belong to lists that grew out of it. */
class Node {
  readonly edit: Edit | undefined;
  /** As many as a node can hold, so that no array ever grows. */
  readonly items: unknown[];
  /** How many of them are taken. */
  count: number;

  constructor(edit: Edit | undefined, items: unknown[], count: number) {
    this.edit = edit;
    this.items = items;
    this.count = count;
  }
}

const noItems: readonly unknown[] = Array.from({ length: width }, () => undefined);

function nodeOf(edit: Edit | undefined, first: unknown, second?: unknown): Node {
  const items = noItems.slice();
  items[0] = first;
  items[1] = second;
  return new Node(edit, items, second === undefined ? 1 : 2);
}

function emptyNode(count: number): Node {
  return new Node(undefined, noItems.slice(), count);
}

/**
 * A list that never changes: each change returns another list that shares nearly all of its memory with this one.
 * Adding to the end and replacing cost the same at any length, so a commit does not copy what was there before.
 * With an `edit`, a list that this edit has made is changed in place and returned itself.
 */
export class Sequence<V> implements Iterable<V> {
  static readonly empty: Sequence<never> = new Sequence<never>(0, 0, bits, emptyNode(0), emptyNode(0), undefined);

  private first: number;
  private end: number;
  private shift: number;
  private root: Node;
  private tail: Node;
  private readonly edit: Edit | undefined;

  private constructor(first: number, end: number, shift: number, root: Node, tail: Node, edit: Edit | undefined) {
    this.first = first;
    this.end = end;
    this.shift = shift;
    this.root = root;
    this.tail = tail;
    this.edit = edit;
  }

  /** A list of which `dropped` items were let go, and that holds `items`. */
  static from<V>(items: Iterable<V>, dropped: number): Sequence<V> {
    const leafStart = dropped === 0 ? 0 : (dropped - 1) & ~mask;
    let shift = bits;
    while (leafStart > 1 << (shift + bits)) shift += bits;
    const tail = emptyNode(dropped - leafStart);
    let list = new Sequence<V>(dropped, dropped, shift, nodeOfNone(shift, leafStart), tail, undefined);
    for (const item of items) list = list.push(item);
    return list;
  }

  /** How many items were let go from the front since the list was empty. */
  get dropped(): number {
    return this.first;
  }

  get size(): number {
    return this.end - this.first;
  }

  /** The item at `index`, counted from the first that is held; negative counts from the end. */
  at(index: number): V | undefined {
    const position = index < 0 ? this.end + index : this.first + index;
    if (position < this.first || position >= this.end) return undefined;
    return this.leafAt(position).items[position & mask] as V; // level 0 holds values
  }

  push(value: V, edit?: Edit): Sequence<V> {
    const next = this.writable(edit);
    const filled = this.end - this.tailStart();
    if (filled > 0 && filled < width) next.tail = append(this.tail, filled, value, edit);
    else {
      const leafStart = this.end - width;
      // The empty list belongs to everybody: nothing is put into its nodes.
      if (leafStart === 0) {
        next.root = nodeOf(edit, this.tail);
        next.shift = bits;
      } else if (leafStart === 1 << (this.shift + bits)) {
        next.root = nodeOf(edit, this.root, newPath(this.shift, this.tail, edit));
        next.shift = this.shift + bits;
      } else if (filled > 0) next.root = appendLeaf(this.root, this.shift, leafStart, this.tail, edit);
      next.tail = nodeOf(edit, value);
    }
    next.end += 1;
    return next;
  }

  /** Replaces the item at `index`. Returns the list itself where there is none, or where it is the same already. */
  set(index: number, value: V, edit?: Edit): Sequence<V> {
    const position = this.first + index;
    if (index < 0 || position >= this.end || this.at(index) === value) return this;
    const next = this.writable(edit);
    if (position >= this.tailStart()) next.tail = replace(this.tail, 0, position, value, edit);
    else next.root = replace(this.root, this.shift, position, value, edit);
    return next;
  }

  /** Lets go of the first `count` items and of the memory that only they needed. */
  dropFirst(count: number, edit?: Edit): Sequence<V> {
    if (count <= 0) return this;
    const next = this.writable(edit);
    const first = Math.min(this.end, this.first + count);
    if (first >>> bits !== this.first >>> bits) next.root = prune(this.root, this.shift, first);
    next.first = first;
    return next;
  }

  /** The first `count` items alone. */
  takeFirst(count: number): Sequence<V> {
    if (count >= this.size) return this;
    if (count <= 0) return Sequence.from([], this.first);
    const end = this.first + count;
    // The tail that is left stands in the tree.
    return new Sequence(this.first, end, this.shift, this.root, this.leafAt(end - 1), undefined);
  }

  /** Lets go of the last item. */
  dropLast(edit?: Edit): Sequence<V> {
    if (this.size <= 1) return Sequence.empty;
    const next = this.writable(edit);
    // The tail that is left stands in the tree.
    if ((this.end - 1) % width === 0) next.tail = this.leafAt(this.end - 2);
    next.end -= 1;
    return next;
  }

  /** The index of the first item for which something holds, where it holds for all after it too; the size where it holds for none. */
  firstWhere(holds: (item: V) => boolean): number {
    return firstWhere(this.size, (index) => holds(this.at(index) as V)); // within the bounds
  }

  [Symbol.iterator](): Iterator<V> {
    return this.range(0, this.size);
  }

  /** The items from `start` up to, but not including, `stop`. */
  *range(start: number, stop: number): Generator<V> {
    const last = Math.min(this.end, this.first + stop);
    let position = this.first + Math.max(0, start);
    while (position < last) {
      const { items } = this.leafAt(position);
      const from = position & mask;
      const until = Math.min(width, from + last - position);
      for (let offset = from; offset < until; offset += 1) yield items[offset] as V; // within the bounds just reckoned
      position += until - from;
    }
  }

  private writable(edit: Edit | undefined): Sequence<V> {
    if (edit !== undefined && this.edit === edit) return this;
    return new Sequence(this.first, this.end, this.shift, this.root, this.tail, edit);
  }

  private tailStart(): number {
    return this.end === 0 ? 0 : (this.end - 1) & ~mask;
  }

  private leafAt(position: number): Node {
    if (position >= this.tailStart()) return this.tail;
    let node = this.root;
    for (let level = this.shift; level > 0; level -= bits) node = node.items[(position >>> level) & mask] as Node; // inner levels hold nodes
    return node;
  }
}

/** A node as it is left when all items up to `end` were let go. */
function nodeOfNone(level: number, end: number): Node {
  const node = emptyNode((end >>> level) & mask);
  return level > bits && (end & ((1 << level) - 1)) !== 0 ? append(node, node.count, nodeOfNone(level - bits, end), undefined) : node;
}

/** Puts an item behind the `count` that count. Where nobody has put another one there, all lists that share the node go on sharing it. */
function append(node: Node, count: number, item: unknown, edit: Edit | undefined): Node {
  if (node.count === count) {
    node.items[count] = item;
    node.count = count + 1;
    return node;
  }
  const items = node.items.slice();
  items[count] = item;
  return new Node(edit, items.fill(undefined, count + 1), count + 1);
}

function newPath(level: number, leaf: Node, edit: Edit | undefined): Node {
  return level === 0 ? leaf : nodeOf(edit, newPath(level - bits, leaf, edit));
}

function appendLeaf(node: Node, level: number, leafStart: number, leaf: Node, edit: Edit | undefined): Node {
  const index = (leafStart >>> level) & mask;
  if (level === bits) return append(node, index, leaf, edit);
  const isFirst = (leafStart & ((1 << level) - 1)) === 0;
  const child = isFirst ? undefined : (node.items[index] as Node | undefined); // inner levels hold nodes
  if (child === undefined) return append(node, index, newPath(level - bits, leaf, edit), edit);
  const grown = appendLeaf(child, level - bits, leafStart, leaf, edit);
  return grown === child ? node : append(node, index, grown, edit);
}

function replace(node: Node, level: number, position: number, value: unknown, edit: Edit | undefined): Node {
  const index = level === 0 ? position & mask : (position >>> level) & mask;
  const item = level === 0 ? value : replace(node.items[index] as Node, level - bits, position, value, edit); // inner levels hold nodes
  if (node.items[index] === item) return node;
  const next = edit !== undefined && node.edit === edit ? node : new Node(edit, node.items.slice(), node.count);
  next.items[index] = item;
  return next;
}

function prune(node: Node, level: number, first: number): Node {
  if (level === 0) return node;
  const items = node.items.slice();
  if (first >>> level > mask) return new Node(undefined, items.fill(undefined), node.count);
  const kept = Math.min(first >>> level, node.count);
  items.fill(undefined, 0, kept);
  const edge = items[kept] as Node | undefined; // inner levels hold nodes
  if (edge !== undefined) items[kept] = prune(edge, level - bits, first & ((1 << level) - 1));
  return new Node(undefined, items, node.count);
}
