import {
  copyTree,
  OrderedMap,
  parentKeyOf,
  reshaped,
  scopedKey,
  type Edit,
  type MessageRecord,
  type Messages,
  type MessageTree,
  type Mutable,
} from '../store/index.js';
import { changeMessages, type Draft, type Step } from './step.js';

/** A tree that the commit has copied, so that it may be changed in place. */
type OpenTree = Mutable<MessageTree>;

function openTree({ tree }: Messages, edit: Edit): OpenTree {
  return edit.owns(tree) ? tree : edit.claim(copyTree(tree));
}

/** Keeps a message and puts it in its place in the tree, with those that waited for it. A known message with the same parent keeps its place. */
export function putRecord(draft: Draft, record: MessageRecord, step: Step): void {
  const { edit } = step;
  const messages = changeMessages(draft, step);
  const known = messages.records.get(record.key);
  if (known !== undefined && known.value.parentId === record.value.parentId) {
    messages.records = messages.records.set(record.key, record, edit);
    return;
  }
  const tree = openTree(messages, edit);
  if (known !== undefined) takeOut(messages, tree, known, edit);
  messages.records = messages.records.set(record.key, record, edit);
  messages.tree = tree;
  if (known === undefined) addFirst(messages, tree, record, edit);
  else {
    place(messages, tree, record, edit);
    adopt(messages, tree, record.key, edit);
    tree.growth = reshaped(tree);
  }
}

/** Removes a message. The ones under it become roots that wait for it. */
export function removeRecord(draft: Draft, key: string, step: Step): void {
  const record = draft.messages.records.get(key);
  if (record === undefined) return;
  const { edit } = step;
  const messages = changeMessages(draft, step);
  const tree = openTree(messages, edit);
  messages.tree = tree;
  takeOut(messages, tree, record, edit);
  for (const child of tree.children.get(key) ?? []) {
    addRoot(tree, messages.records.get(child)?.sessionId, child, edit);
    addWaiting(tree, key, child, edit);
  }
  messages.records = messages.records.delete(key, edit);
  tree.children = tree.children.delete(key, edit);
  tree.arrivals = tree.arrivals.delete(key, edit);
  tree.chosen = tree.chosen.delete(key, edit);
  tree.growth = reshaped(tree);
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
function addFirst(messages: Messages, tree: OpenTree, record: MessageRecord, edit: Edit): void {
  const { key } = record;
  const parent = parentKeyOf(messages, record);
  const order = (tree.growth.at(-1)?.order ?? 0) + 1;
  const isAtEnd = isLeaf(tree, key) && (parent === undefined || (tree.children.get(parent) ?? []).length === 0);
  place(messages, tree, record, edit);
  adopt(messages, tree, key, edit);
  tree.arrivals = tree.arrivals.set(key, { order }, edit);
  tree.growth = tree.growth.push({ key, order, scope: record.sessionId ?? '', parent }, edit);
  if (!isAtEnd) tree.growth = reshaped(tree);
}

function place(messages: Messages, tree: OpenTree, record: MessageRecord, edit: Edit): void {
  const parent = parentKeyOf(messages, record);
  if (parent !== undefined) {
    tree.children = tree.children.set(parent, [...(tree.children.get(parent) ?? []), record.key], edit);
    return;
  }
  addRoot(tree, record.sessionId, record.key, edit);
  if (record.value.parentId !== undefined) addWaiting(tree, scopedKey(record.sessionId, record.value.parentId), record.key, edit);
}

/** Moves the messages that waited for `key` from the roots to under it. */
function adopt({ records }: Messages, tree: OpenTree, key: string, edit: Edit): void {
  const waiting = tree.waiting.get(key);
  if (waiting === undefined) return;
  tree.waiting = tree.waiting.delete(key, edit);
  for (const child of waiting) removeRoot(tree, records.get(child)?.sessionId, child, edit);
  tree.children = tree.children.set(key, [...(tree.children.get(key) ?? []), ...waiting], edit);
}

function takeOut(messages: Messages, tree: OpenTree, record: MessageRecord, edit: Edit): void {
  const parent = parentKeyOf(messages, record);
  if (parent !== undefined) {
    takeOutOfChildren(tree, parent, record.key, edit);
    return;
  }
  removeRoot(tree, record.sessionId, record.key, edit);
  if (record.value.parentId === undefined) return;
  const awaited = scopedKey(record.sessionId, record.value.parentId);
  const others = (tree.waiting.get(awaited) ?? []).filter((key) => key !== record.key);
  tree.waiting = others.length === 0 ? tree.waiting.delete(awaited, edit) : tree.waiting.set(awaited, others, edit);
}

/** What was picked before it came is shown again. */
function takeOutOfChildren(tree: OpenTree, parent: string, key: string, edit: Edit): void {
  const children = tree.children.get(parent) ?? [];
  const others = children.filter((each) => each !== key);
  tree.children = others.length === 0 ? tree.children.delete(parent, edit) : tree.children.set(parent, others, edit);
  const picked = tree.chosen.get(parent);
  if (picked === undefined || (picked.key !== key && picked.newest !== key)) return;
  const newest = picked.newest === key ? children[children.indexOf(key) - 1] : picked.newest;
  tree.chosen =
    picked.key === key || newest === undefined
      ? tree.chosen.delete(parent, edit)
      : tree.chosen.set(parent, { key: picked.key, newest }, edit);
}

function addRoot(tree: OpenTree, sessionId: string | undefined, key: string, edit: Edit): void {
  const scope = sessionId ?? '';
  tree.roots = tree.roots.set(scope, (tree.roots.get(scope) ?? noRoots).set(key, root, edit), edit);
}

function removeRoot(tree: OpenTree, sessionId: string | undefined, key: string, edit: Edit): void {
  const scope = sessionId ?? '';
  const left = tree.roots.get(scope)?.delete(key, edit).trimFirst(edit);
  if (left === undefined) return;
  tree.roots = left.size === 0 ? tree.roots.delete(scope, edit) : tree.roots.set(scope, left, edit);
}

const noRoots = OrderedMap.create<object>();
/** A root is known by its key alone. */
const root = {};

function addWaiting(tree: OpenTree, parent: string, child: string, edit: Edit): void {
  tree.waiting = tree.waiting.set(parent, [...(tree.waiting.get(parent) ?? []), child], edit);
}
