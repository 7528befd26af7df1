import type { Message } from '../schema/index.js';
import { scopedKey, type Kept } from './document.js';
import { OrderedMap } from './ordered-map.js';
import type { Sequence } from './sequence.js';

/** A message as the store keeps it. */
export interface MessageRecord extends Kept<Message> {
  /** `document`: the agent sent it whole. `delta`: it grows by deltas. `turn`: it gathers what the agent does. `said`: it came as plain text. */
  readonly origin: 'document' | 'delta' | 'turn' | 'said';
  /** The name of the sender, where it gave one. */
  readonly author: string | undefined;
  /** What is missing or in doubt in parts that grow by deltas, by part id; empty as long as all text came in order. */
  readonly damage: ReadonlyMap<string, PartDamage>;
  /** Whether the session ended while parts of the message were streaming. */
  readonly interrupted: boolean;
}

/** Text that was lost. `at` is where it is missing in the text that is there, `length` how much of it, both in UTF-16 code units. */
export interface Hole {
  readonly at: number;
  readonly length: number;
}

export interface PartDamage {
  readonly holes: readonly Hole[];
  /** Whether a delta said something else than what is there. */
  readonly conflict: boolean;
}

/** How messages hang together. It changes only when a message comes, goes or moves, not when its text grows. */
export interface MessageTree {
  /** Messages without a known parent, in order of arrival, by session id ('' where a host put them). An empty key marks one that has moved under its parent. */
  readonly roots: OrderedMap<Sequence<string>>;
  /** The messages under each parent, oldest first: alternatives to each other. */
  readonly children: OrderedMap<readonly string[]>;
  /** Messages whose parent has not come yet, by the key that it will have. They stand among the roots until then. */
  readonly waiting: OrderedMap<readonly string[]>;
  /** The child that was picked at a fork; without one it is the last. A new child takes the pick away, so that it is shown. */
  readonly chosen: OrderedMap<{ readonly key: string }>;
}

/** All messages, and how they hang together. */
export interface Messages {
  readonly records: OrderedMap<MessageRecord>;
  readonly tree: MessageTree;
  /** The message in which each tool call stands, by the key of the call. */
  readonly callPlaces: OrderedMap<{ readonly messageKey: string }>;
}

export const noMessages: Messages = {
  records: OrderedMap.create(),
  tree: { roots: OrderedMap.create(), children: OrderedMap.create(), waiting: OrderedMap.create(), chosen: OrderedMap.create() },
  callPlaces: OrderedMap.create(),
};

interface Path {
  readonly tree: MessageTree;
  readonly keys: readonly string[];
}

/** The last path of each session, by its roots. */
const paths = new WeakMap<Sequence<string>, Path>();
const noPath: readonly string[] = [];

/** The keys of the messages of a session from first to last, along the chosen branch at each fork. The same array as long as it holds the same keys. */
export function conversation(tree: MessageTree, sessionId: string | undefined): readonly string[] {
  const roots = tree.roots.get(sessionId ?? '');
  if (roots === undefined) return noPath;
  const known = paths.get(roots);
  if (known !== undefined && known.tree.children === tree.children && known.tree.chosen === tree.chosen) return known.keys;
  const walked = walk(roots, tree);
  const keys = known !== undefined && isSamePath(known.keys, walked) ? known.keys : walked;
  paths.set(roots, { tree, keys });
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
    if (pickedChild(messages.tree.children.get(parent) ?? [], chosen.get(parent)?.key) !== record.key)
      chosen = chosen.set(parent, { key: record.key });
    record = messages.records.get(parent);
  }
  return chosen === messages.tree.chosen ? messages : { ...messages, tree: { ...messages.tree, chosen } };
}

/** The key of the parent of a message; `undefined` while it has none that is known. */
export function parentKeyOf({ records }: Messages, { sessionId, value: { parentId } }: MessageRecord): string | undefined {
  if (parentId === undefined) return undefined;
  const key = scopedKey(sessionId, parentId);
  return records.has(key) ? key : undefined;
}

function walk(roots: Sequence<string>, { children, chosen }: MessageTree): readonly string[] {
  const path: string[] = [];
  for (const root of roots) {
    let key: string | undefined = root === '' ? undefined : root;
    while (key !== undefined) {
      path.push(key);
      key = pickedChild(children.get(key) ?? [], chosen.get(key)?.key);
    }
  }
  return path;
}

function pickedChild(children: readonly string[], chosen: string | undefined): string | undefined {
  return chosen !== undefined && children.includes(chosen) ? chosen : children.at(-1);
}

function isSamePath(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((key, index) => key === other[index]);
}
