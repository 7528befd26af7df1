import type { ParsedText } from './blocks.js';
import { areSameNumbers, numbersNode, type FootnoteNumbers } from './footnotes.js';
import { keyOf, type KnownNames, type NameKind } from './known-names.js';
import { describe, piecesIn, type Block, type Piece } from './pieces.js';
import { endOf, type SyntaxNode } from './syntax-tree.js';

/** What a text defines, and which names came or went since it was asked last. */
export interface Definitions {
  /** The piece with the definitions of its links. */
  aim(piece: Piece): Piece;
  /** Takes over the definitions of a piece that stays as it is. */
  settle(piece: Piece): void;
  /** Takes over all again, after pieces were parsed anew. */
  refresh(blocks: readonly Block[]): void;
  /** Says which of these ids of sources are new, and which are gone. */
  cite(sourceIds: readonly string[]): ReadonlySet<string>;
  /** Says which names the end of the text defines or defines no longer. While more may come, half a link is no link. */
  show(tail: ParsedText | undefined, isStreaming: boolean): ReadonlySet<string>;
  /** The tree of the footnotes that are referred to, the same object while nothing in it changes. */
  footer(numbers: FootnoteNumbers, open: readonly Block[]): SyntaxNode | undefined;
}

interface Note {
  readonly node: SyntaxNode;
  readonly targets: readonly SyntaxNode[];
}

export function createDefinitions(names: KnownNames): Definitions {
  const links = new Map<string, SyntaxNode>();
  const notes = new Map<string, Note>();
  let openLinks = new Map<string, SyntaxNode>();
  let openNotes = new Set<string>();
  let cited: readonly string[] = [];
  let changed = new Set<string>();
  let footnotes: { readonly tree: SyntaxNode; readonly numbers: FootnoteNumbers } | undefined;

  const come = (kind: NameKind, name: string): void => {
    names.add(kind, name);
    changed.add(keyOf(kind, name));
  };
  const go = (kind: NameKind, name: string): void => {
    names.remove(kind, name);
    changed.add(keyOf(kind, name));
  };
  const take = (): ReadonlySet<string> => {
    const taken = changed;
    changed = new Set();
    return taken;
  };
  const settle = ({ defined, targets }: Piece): void => {
    for (const node of defined) {
      const name = nameOf(node);
      if (node.type === 'footnoteDefinition' && !notes.has(name)) {
        notes.set(name, { node, targets });
        if (!names.has('footnote', name)) come('footnote', name);
      }
      if (node.type === 'definition' && !links.has(name)) {
        links.set(name, node);
        if (!isSameTarget(openLinks.get(name), node)) come('link', name);
      }
    }
  };

  return {
    aim: (piece) => {
      const targets = [...piece.used].flatMap((key) => {
        const name = key.startsWith('link ') ? key.slice('link '.length) : undefined;
        const target = name === undefined ? undefined : (links.get(name) ?? openLinks.get(name));
        return target ?? [];
      });
      return targets.length === 0 && piece.targets.length === 0 ? piece : { ...piece, targets };
    },
    settle,
    refresh: (blocks) => {
      notes.clear();
      links.clear();
      const before = changed;
      for (const block of blocks) piecesIn(block).forEach(settle);
      changed = before;
    },
    cite: (sourceIds) => {
      if (sourceIds !== cited) {
        for (const id of cited) if (!sourceIds.includes(id)) go('source', id);
        for (const id of sourceIds) if (!names.has('source', id)) come('source', id);
        cited = sourceIds;
      }
      return take();
    },
    show: (tail, isStreaming) => {
      const nextLinks = new Map<string, SyntaxNode>();
      const nextNotes = new Set<string>();
      for (const node of tail?.blocks.flatMap((block) => describe(block).defined) ?? []) {
        const name = nameOf(node);
        if (node.type === 'footnoteDefinition') nextNotes.add(name);
        else if (!nextLinks.has(name) && (!isStreaming || /\S/.test(tail?.source.slice(endOf(node)) ?? ''))) nextLinks.set(name, node);
      }
      for (const [name, node] of nextLinks) if (!links.has(name) && !isSameTarget(openLinks.get(name), node)) come('link', name);
      for (const name of openLinks.keys()) if (!links.has(name) && !nextLinks.has(name)) go('link', name);
      for (const name of nextNotes) if (!names.has('footnote', name)) come('footnote', name);
      for (const name of openNotes) if (!notes.has(name) && !nextNotes.has(name)) go('footnote', name);
      openLinks = nextLinks;
      openNotes = nextNotes;
      return take();
    },
    footer: (numbers, open) => {
      const all = new Map(notes);
      for (const { defined, targets } of open.flatMap(piecesIn))
        for (const node of defined)
          if (node.type === 'footnoteDefinition' && !all.has(nameOf(node))) all.set(nameOf(node), { node, targets });
      if (!numbers.order.some((name) => all.has(name))) return undefined;
      const children = [...all.values()].flatMap(({ node, targets }) => [node, ...targets]);
      const isSame =
        footnotes !== undefined &&
        areSameNumbers(footnotes.numbers, numbers) &&
        footnotes.tree.children?.length === children.length + 1 &&
        children.every((child, index) => child === footnotes?.tree.children?.[index + 1]);
      if (!isSame) footnotes = { numbers, tree: { type: 'root', children: [numbersNode(numbers), ...children] } };
      return footnotes?.tree;
    },
  };
}

function nameOf({ identifier = '' }: SyntaxNode): string {
  return identifier.toUpperCase();
}

function isSameTarget(one: SyntaxNode | undefined, other: SyntaxNode): boolean {
  return one !== undefined && one.url === other.url && one.title === other.title;
}
