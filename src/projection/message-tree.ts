import { parentKeyOf, reshape, scopedKey, Sequence, type MessageRecord, type Messages, type MessageTree } from '../store/index.js';

/** Keeps a message and puts it in its place in the tree, with those that waited for it. A known message with the same parent keeps its place. */
export function putRecord(messages: Messages, record: MessageRecord): Messages {
  const known = messages.records.get(record.key);
  const next = { ...messages, records: messages.records.set(record.key, record) };
  if (known !== undefined && known.value.parentId === record.value.parentId) return next;
  if (known !== undefined) return { ...next, tree: reshape(adopt(next, place(next, takeOut(messages, known), record), record.key)) };
  return { ...next, tree: addFirst(next, record) };
}

/** Removes a message. The ones under it become roots that wait for it. */
export function removeRecord(messages: Messages, key: string): Messages {
  const record = messages.records.get(key);
  if (record === undefined) return messages;
  let tree = takeOut(messages, record);
  for (const child of tree.children.get(key) ?? [])
    tree = addWaiting(addRoot(tree, messages.records.get(child)?.sessionId, child), key, child);
  return {
    ...messages,
    records: messages.records.delete(key),
    tree: reshape({ ...tree, children: tree.children.delete(key), arrivals: tree.arrivals.delete(key) }),
  };
}

/** Whether `parentId` leads from `key` back to itself. */
export function makesCycle(messages: Messages, key: string, sessionId: string | undefined, parentId: string | undefined): boolean {
  let ancestor = parentId === undefined ? undefined : scopedKey(sessionId, parentId);
  if (ancestor === key) return true;
  // Without anything under it a message can't be its own ancestor: a thread that only grows is not walked up each time.
  if (isLeaf(messages.tree, key)) return false;
  while (ancestor !== undefined) {
    if (ancestor === key) return true;
    const record = messages.records.get(ancestor);
    ancestor = record?.value.parentId === undefined ? undefined : scopedKey(record.sessionId, record.value.parentId);
  }
  return false;
}

function isLeaf({ children, waiting }: MessageTree, key: string): boolean {
  return (children.get(key) ?? []).length === 0 && (waiting.get(key) ?? []).length === 0;
}

/** Puts a message that was not known in its place. One that comes at the end of a branch leaves the paths as they are but for itself. */
function addFirst(messages: Messages, record: MessageRecord): MessageTree {
  const { tree } = messages;
  const { key } = record;
  const parent = parentKeyOf(messages, record);
  const order = (tree.growth.at(-1)?.order ?? 0) + 1;
  const isAtEnd = isLeaf(tree, key) && (parent === undefined || (tree.children.get(parent) ?? []).length === 0);
  const growth = tree.growth.push({ key, order, scope: record.sessionId ?? '', parent });
  const placed = { ...adopt(messages, place(messages, tree, record), key), arrivals: tree.arrivals.set(key, { order }), growth };
  return isAtEnd ? placed : reshape(placed);
}

function place(messages: Messages, tree: MessageTree, record: MessageRecord): MessageTree {
  const parent = parentKeyOf(messages, record);
  if (parent !== undefined) {
    const children = tree.children.set(parent, [...(tree.children.get(parent) ?? []), record.key]);
    return { ...tree, children, chosen: tree.chosen.delete(parent) };
  }
  const rooted = addRoot(tree, record.sessionId, record.key);
  return record.value.parentId === undefined ? rooted : addWaiting(rooted, scopedKey(record.sessionId, record.value.parentId), record.key);
}

/** Moves the messages that waited for `key` from the roots to under it. */
function adopt({ records }: Messages, tree: MessageTree, key: string): MessageTree {
  const waiting = tree.waiting.get(key);
  if (waiting === undefined) return tree;
  let next: MessageTree = { ...tree, waiting: tree.waiting.delete(key) };
  for (const child of waiting) next = removeRoot(next, records.get(child)?.sessionId, child);
  return { ...next, children: next.children.set(key, [...(next.children.get(key) ?? []), ...waiting]) };
}

function takeOut(messages: Messages, record: MessageRecord): MessageTree {
  const { tree } = messages;
  const parent = parentKeyOf(messages, record);
  if (parent !== undefined)
    return {
      ...tree,
      children: tree.children.set(
        parent,
        (tree.children.get(parent) ?? []).filter((key) => key !== record.key),
      ),
    };
  const rootless = removeRoot(tree, record.sessionId, record.key);
  if (record.value.parentId === undefined) return rootless;
  const awaited = scopedKey(record.sessionId, record.value.parentId);
  return {
    ...rootless,
    waiting: rootless.waiting.set(
      awaited,
      (rootless.waiting.get(awaited) ?? []).filter((key) => key !== record.key),
    ),
  };
}

function addRoot(tree: MessageTree, sessionId: string | undefined, key: string): MessageTree {
  const scope = sessionId ?? '';
  return { ...tree, roots: tree.roots.set(scope, (tree.roots.get(scope) ?? Sequence.empty).push(key)) };
}

function removeRoot(tree: MessageTree, sessionId: string | undefined, key: string): MessageTree {
  const scope = sessionId ?? '';
  const roots = tree.roots.get(scope);
  if (roots === undefined) return tree;
  for (let index = roots.size - 1; index >= 0; index -= 1) {
    if (roots.at(index) === key) return { ...tree, roots: tree.roots.set(scope, roots.set(index, '')) };
  }
  return tree;
}

function addWaiting(tree: MessageTree, parent: string, child: string): MessageTree {
  return { ...tree, waiting: tree.waiting.set(parent, [...(tree.waiting.get(parent) ?? []), child]) };
}
