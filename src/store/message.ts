import type { Message } from '../schema/index.js';
import { scopedKey, type Kept } from './document.js';
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
  /** The child that was picked at a fork; without one it is the last. */
  readonly chosen: OrderedMap<{ readonly key: string }>;
}

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

const paths = new WeakMap<MessageTree, Map<string, readonly string[]>>();

/** The keys of the messages of a session from first to last, along the chosen branch at each fork. The same array as long as the tree is the same. */
export function conversation(tree: MessageTree, sessionId: string | undefined): readonly string[] {
  let bySession = paths.get(tree);
  if (bySession === undefined) {
    bySession = new Map();
    paths.set(tree, bySession);
  }
  const scope = sessionId ?? '';
  let path = bySession.get(scope);
  if (path === undefined) {
    path = walk(tree, scope);
    bySession.set(scope, path);
  }
  return path;
}

/** The alternatives to a message, itself among them, oldest first. */
export function siblings(messages: Messages, record: MessageRecord): readonly string[] {
  const parent = parentKeyOf(messages, record);
  return parent === undefined ? [record.key] : (messages.tree.children.get(parent) ?? [record.key]);
}

/** Picks the branch that `key` begins. Returns `messages` itself when it is picked already. */
export function chooseBranch(messages: Messages, key: string): Messages {
  const record = messages.records.get(key);
  const parent = record === undefined ? undefined : parentKeyOf(messages, record);
  if (parent === undefined || messages.tree.chosen.get(parent)?.key === key) return messages;
  return { ...messages, tree: { ...messages.tree, chosen: messages.tree.chosen.set(parent, { key }) } };
}

/** The key of the parent of a message; `undefined` while it has none that is known. */
export function parentKeyOf({ records }: Messages, { sessionId, value: { parentId } }: MessageRecord): string | undefined {
  if (parentId === undefined) return undefined;
  const key = scopedKey(sessionId, parentId);
  return records.has(key) ? key : undefined;
}

function walk({ roots, children, chosen }: MessageTree, scope: string): readonly string[] {
  const path: string[] = [];
  for (const root of roots.get(scope) ?? []) {
    let key: string | undefined = root === '' ? undefined : root;
    while (key !== undefined) {
      path.push(key);
      const below: readonly string[] = children.get(key) ?? [];
      const picked: string | undefined = chosen.get(key)?.key;
      key = picked !== undefined && below.includes(picked) ? picked : below.at(-1);
    }
  }
  return path;
}
