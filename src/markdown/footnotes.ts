import type { SyntaxNode } from './syntax-tree.js';

/** How many footnotes were referred to, and how often, before a piece. */
export interface FootnoteNumbers {
  readonly order: readonly string[];
  readonly counts: readonly (readonly [id: string, count: number])[];
}

/** Counts the footnotes of a text, piece by piece, as a renderer of the whole would. */
export interface FootnoteTally {
  /** What was counted before; `undefined` for a piece that refers to none. */
  add(calls: readonly string[]): FootnoteNumbers | undefined;
  copy(): FootnoteTally;
  now(): FootnoteNumbers;
}

export function createTally(order: readonly string[] = [], counts: ReadonlyMap<string, number> = new Map()): FootnoteTally {
  const ids = [...order];
  const times = new Map(counts);
  const now = (): FootnoteNumbers => ({ order: [...ids], counts: [...times] });
  return {
    now,
    copy: () => createTally(ids, times),
    add: (calls) => {
      if (calls.length === 0) return undefined;
      const before = now();
      for (const id of calls) {
        if (!times.has(id)) ids.push(id);
        times.set(id, (times.get(id) ?? 0) + 1);
      }
      return before;
    },
  };
}

export function areSameNumbers(one: FootnoteNumbers | undefined, other: FootnoteNumbers | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Stands before a piece and shows nothing: the renderer goes on counting from there. */
export function numbersNode({ order, counts }: FootnoteNumbers): SyntaxNode {
  return { type: 'footnoteNumbers', data: { order, counts } };
}

/** What the renderer of elements keeps while it counts. */
interface FootnoteState {
  readonly footnoteOrder: string[];
  readonly footnoteCounts: Map<string, number>;
}

/** Tells the renderer of elements what `numbersNode` says. */
export const footnoteHandlers = {
  footnoteNumbers(state: FootnoteState, { data }: SyntaxNode): undefined {
    const { order, counts } = data as unknown as FootnoteNumbers; // as numbersNode makes it
    state.footnoteOrder.push(...order);
    for (const [id, count] of counts) state.footnoteCounts.set(id, count);
  },
};
