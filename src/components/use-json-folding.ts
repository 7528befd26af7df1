'use client';
import { useMemo, useState } from 'react';
import {
  entriesOf,
  firstMembers,
  isFoldable,
  jsonRows,
  memberCount,
  nextMembers,
  pathsAbove,
  type JsonFolding,
  type JsonRow,
} from './json-view-rows.js';
import { pointerStep, stepName } from '../schema/index.js';

/** The lines of a tree, and how they are folded. */
export interface FoldedJson {
  readonly rows: readonly JsonRow[];
  readonly setOpen: (path: string, isOpen: boolean) => void;
  readonly showMore: (path: string) => void;
  /** Unfolds all that a place stands in. */
  readonly openTo: (path: string) => void;
  /** Unfolds level by level until so many lines are shown as a reader can make use of. Answers whether all is unfolded. */
  readonly openAll: () => boolean;
  readonly foldAll: () => void;
}

export function useJsonFolding(value: unknown, depth: number): FoldedJson {
  const [{ opened, shown }, setFolding] = useState<Omit<JsonFolding, 'depth'>>(asAtFirst);
  const rows = useMemo(() => jsonRows(value, { depth, opened, shown }), [value, depth, opened, shown]);
  return useMemo(
    () => ({
      rows,
      setOpen: (path, isOpen) => setFolding((now) => ({ ...now, opened: new Map(now.opened).set(path, isOpen) })),
      showMore: (path) =>
        setFolding((now) => ({ ...now, shown: new Map(now.shown).set(path, (now.shown.get(path) ?? firstMembers) + nextMembers) })),
      openTo: (path) => setFolding((now) => openTo(value, path, now)),
      openAll: () => {
        const all = openAll(value);
        setFolding((now) => ({ ...now, opened: all.opened }));
        return all.isWhole;
      },
      foldAll: () =>
        setFolding((now) => ({
          shown: now.shown,
          opened: new Map(rows.filter(({ isOpen, path }) => isOpen && path !== '').map(({ path }) => [path, false])),
        })),
    }),
    [rows, value],
  );
}

const asAtFirst: Omit<JsonFolding, 'depth'> = { opened: new Map(), shown: new Map() };

function openTo(value: unknown, path: string, { opened, shown }: Omit<JsonFolding, 'depth'>): Omit<JsonFolding, 'depth'> {
  const nextOpened = new Map(opened);
  const nextShown = new Map(shown);
  let parent = value;
  const above = pathsAbove(path);
  for (const [level, each] of above.entries()) {
    if (!isFoldable(parent)) break;
    nextOpened.set(each, true);
    const step = stepName((above[level + 1] ?? path).slice(each.length + 1));
    const index = Array.isArray(parent) ? Number(step) : Object.keys(parent).indexOf(step);
    if (index >= (nextShown.get(each) ?? firstMembers)) nextShown.set(each, index + firstMembers);
    parent = Object.getOwnPropertyDescriptor(parent, step)?.value;
  }
  return { opened: nextOpened, shown: nextShown };
}

function openAll(value: unknown): { readonly opened: ReadonlyMap<string, boolean>; readonly isWhole: boolean } {
  const opened = new Map<string, boolean>();
  let level: (readonly [string, unknown])[] = [['', value]];
  let lines = 1;
  while (level.length > 0) {
    const next: (readonly [string, unknown])[] = [];
    for (const [path, each] of level) {
      if (!isFoldable(each)) continue;
      const count = Math.min(firstMembers, memberCount(each));
      if (lines + count > mostLines) return { opened, isWhole: false };
      opened.set(path, true);
      lines += count;
      for (const [name, member] of entriesOf(each, count)) next.push([path + pointerStep(name), member]);
    }
    level = next;
  }
  return { opened, isWhole: true };
}

const mostLines = 2_000;
