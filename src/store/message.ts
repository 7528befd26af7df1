import type { Message } from '../schema/index.js';
import { scopedKey, type Kept } from './document.js';
import type { Mutable } from './edit.js';
import { OrderedMap } from './ordered-map.js';
import { Sequence } from './sequence.js';

/** A message as the store keeps it. */
export interface MessageRecord extends Kept<Message> {
  /** `document`: the agent sent it whole. `delta`: it grows by deltas. `turn`: it gathers what the agent does. `said`: it came as plain text. */
  readonly origin: 'document' | 'delta' | 'turn' | 'said';
  /** The name of the sender, where it gave one. */
  readonly author: string | undefined;
  /** What is missing or in doubt in parts that grow by deltas, by part id; empty as long as all text came in order. */
  readonly damage: ReadonlyMap<string, PartDamage>;
  /** When reasoning that was streamed began and was done, by part id. */
  readonly partTimes?: ReadonlyMap<string, PartTimes> | undefined;
  /** Whether the session ended while parts of the message were streaming. */
  readonly interrupted: boolean;
}

/** Text that was lost. `at` is where it is missing in the text that is there, `length` how much of it, both in UTF-16 code units. */
export interface Hole {
  readonly at: number;
  readonly length: number;
}

/** In milliseconds since the Unix epoch, by the reader's clock. */
export interface PartTimes {
  readonly startedAt: number;
  /** `undefined` until it is done. */
  readonly settledAt: number | undefined;
}

export interface PartDamage {
  readonly holes: readonly Hole[];
  /** Whether a delta said something else than what is there. */
  readonly conflict: boolean;
}

/** How messages hang together. It changes only when a message comes, goes or moves, not when its text grows. */
export interface MessageTree {
  /** The keys of messages without a known parent, by session id ('' where a host put them). */
  readonly roots: OrderedMap<OrderedMap<object>>;
  /** The messages under each parent, oldest first: alternatives to each other. */
  readonly children: OrderedMap<readonly string[]>;
  /** Messages whose parent has not come yet, by the key that it will have. They stand among the roots until then. */
  readonly waiting: OrderedMap<readonly string[]>;
  /** The child that was picked at a fork; without one it is the last. */
  readonly chosen: OrderedMap<BranchPick>;
  /** When each message first came, as a count of messages. */
  readonly arrivals: OrderedMap<{ readonly order: number }>;
  /** What the paths have grown by at their ends since a branch last changed. It begins with an entry of its own. */
  readonly growth: Sequence<Growth>;
}

/** A child that was picked while `newest` was the last one. One that comes later is shown in its place, until that is taken out again. */
export interface BranchPick {
  readonly key: string;
  readonly newest: string;
}

/** A message that came at the end, under a parent that had none under it, or among the roots of `scope`. */
export interface Growth {
  readonly key: string;
  readonly order: number;
  readonly scope: string;
  readonly parent: string | undefined;
}

/** All messages, and how they hang together. */
export interface Messages {
  readonly records: OrderedMap<MessageRecord>;
  readonly tree: MessageTree;
  /** The message in which a tool call stands, by the key of the call: of those that a turn has gathered the record tells. */
  readonly callPlaces: OrderedMap<{ readonly messageKey: string }>;
}

export const noMessages: Messages = {
  records: OrderedMap.create(),
  tree: {
    roots: OrderedMap.create(),
    children: OrderedMap.create(),
    waiting: OrderedMap.create(),
    chosen: OrderedMap.create(),
    arrivals: OrderedMap.create(),
    growth: startGrowth(0),
  },
  callPlaces: OrderedMap.create(),
};

export function copyMessages({ records, tree, callPlaces }: Messages): Mutable<Messages> {
  return { records, tree, callPlaces };
}

export function copyTree({ roots, children, waiting, chosen, arrivals, growth }: MessageTree): Mutable<MessageTree> {
  return { roots, children, waiting, chosen, arrivals, growth };
}

/** The growth of a tree in which a branch has just changed. `order` is that of the last message that came. */
function startGrowth(order: number): Sequence<Growth> {
  const nothing: Sequence<Growth> = Sequence.empty;
  return nothing.push({ key: '', order, scope: '', parent: undefined });
}

interface Path {
  readonly keys: readonly string[];
  /** The same keys. It goes along when the path grows, and belongs to the longest. */
  readonly shown: Set<string>;
}

/** The paths known at a point of growth, by scope. An entry of growth is made once, so that one that is found has the same ones before it. */
const paths = new WeakMap<Growth, Map<string, Path>>();
/** The last keys by the roots that they start from: a branch that changed elsewhere leaves the same array. */
const lastKeys = new WeakMap<MessageRoots, readonly string[]>();
type MessageRoots = OrderedMap<object>;
const noPath: readonly string[] = [];

/**
 * The keys of the messages of a session along the chosen branch at each fork, as they first came, and none before its parent.
 * The same array as long as it holds the same keys.
 */
export function conversation(tree: MessageTree, sessionId: string | undefined): readonly string[] {
  const scope = sessionId ?? '';
  const roots = tree.roots.get(scope);
  if (roots === undefined) return noPath;
  const path = grow(tree.growth, scope) ?? walk(roots, tree);
  const last = lastKeys.get(roots);
  const keys = last !== undefined && isSamePath(last, path.keys) ? last : path.keys;
  lastKeys.set(roots, keys);
  keepPath(tree.growth.at(-1), scope, { keys, shown: path.shown });
  return keys;
}

/** The alternatives to a message, itself among them, oldest first. */
export function siblings(messages: Messages, record: MessageRecord): readonly string[] {
  const parent = parentKeyOf(messages, record);
  return parent === undefined ? [record.key] : (messages.tree.children.get(parent) ?? [record.key]);
}

/** Picks the branch that leads to `key`, so that it is shown. Returns `messages` itself when it is picked already. */
export function chooseBranch(messages: Messages, key: string): Messages {
  let { chosen } = messages.tree;
  let record = messages.records.get(key);
  while (record !== undefined) {
    const parent = parentKeyOf(messages, record);
    if (parent === undefined) break;
    const children = messages.tree.children.get(parent) ?? [];
    if (pickedChild(children, chosen.get(parent)) !== record.key)
      chosen = chosen.set(parent, { key: record.key, newest: children.at(-1) ?? record.key });
    record = messages.records.get(parent);
  }
  return chosen === messages.tree.chosen ? messages : { ...messages, tree: { ...messages.tree, chosen, growth: reshaped(messages.tree) } };
}

/** The growth of a tree in which a branch has changed, so that paths are walked anew. */
export function reshaped({ growth }: MessageTree): Sequence<Growth> {
  return startGrowth(growth.at(-1)?.order ?? 0);
}

/** The key of the parent of a message; `undefined` while it has none that is known. */
export function parentKeyOf({ records }: Messages, { sessionId, value: { parentId } }: MessageRecord): string | undefined {
  if (parentId === undefined) return undefined;
  const key = scopedKey(sessionId, parentId);
  return records.has(key) ? key : undefined;
}

/** The path that is known from before, and what has come since; `undefined` where none is known. */
function grow(growth: Sequence<Growth>, scope: string): Path | undefined {
  let start = growth.size - 1;
  let known: Path | undefined;
  for (; start >= 0; start -= 1) {
    const entry = growth.at(start);
    known = entry === undefined ? undefined : paths.get(entry)?.get(scope);
    if (known === undefined) continue;
    if (entry !== undefined && start < growth.size - 1) paths.get(entry)?.delete(scope);
    break;
  }
  if (known === undefined) return undefined;
  const added: string[] = [];
  for (const { key, scope: itsScope, parent } of growth.range(start + 1, growth.size)) {
    if (parent === undefined ? itsScope !== scope : !known.shown.has(parent)) continue;
    known.shown.add(key);
    added.push(key);
  }
  return added.length === 0 ? known : { keys: known.keys.concat(added), shown: known.shown };
}

function keepPath(at: Growth | undefined, scope: string, path: Path): void {
  if (at === undefined) return;
  const known = paths.get(at);
  if (known === undefined) paths.set(at, new Map([[scope, path]]));
  else known.set(scope, path);
}

function walk(roots: MessageRoots, { children, chosen, arrivals }: MessageTree): Path {
  const placed: { readonly key: string; readonly order: number }[] = [];
  for (const root of roots.keys()) {
    let key: string | undefined = root;
    let order = 0;
    while (key !== undefined) {
      order = Math.max(order, arrivals.get(key)?.order ?? 0);
      placed.push({ key, order });
      key = pickedChild(children.get(key) ?? [], chosen.get(key));
    }
  }
  // The sort is stable, and one that came before its parent has its parent's order: it stays behind it.
  const keys = placed.sort((one, other) => one.order - other.order).map(({ key }) => key);
  return { keys, shown: new Set(keys) };
}

/** The child of a fork that is shown. */
export function pickedChild(children: readonly string[], chosen: BranchPick | undefined): string | undefined {
  const newest = children.at(-1);
  return chosen !== undefined && chosen.newest === newest && children.includes(chosen.key) ? chosen.key : newest;
}

function isSamePath(one: readonly string[], other: readonly string[]): boolean {
  return one === other || (one.length === other.length && one.every((key, index) => key === other[index]));
}
