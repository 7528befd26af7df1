import type { Chunks } from './chunks.js';
import { keyOf } from './known-names.js';
import type { FootnoteNumbers } from './footnotes.js';
import type { Lead } from './lead.js';
import type { SyntaxNode } from './syntax-tree.js';

/** Where a piece stands: by itself, as an item of a list, or as a row of a table. */
export type Place = 'alone' | 'item' | 'head' | 'row';

/** What is parsed and rendered by itself, once. */
export interface Piece {
  /** Where its first line begins in the text. */
  readonly key: number;
  readonly node: SyntaxNode;
  readonly place: Place;
  readonly lead: Lead;
  /** Its lines, with those that make its kind known. */
  readonly source: string;
  /** Names that it would use if they stood for something. */
  readonly missed: ReadonlySet<string>;
  /** Names that it uses. */
  readonly used: ReadonlySet<string>;
  /** The definitions, of links and footnotes, that stand in it. */
  readonly defined: readonly SyntaxNode[];
  /** The definitions of the links in it. */
  readonly targets: readonly SyntaxNode[];
  /** The footnotes that it refers to, in order. */
  readonly calls: readonly string[];
  readonly numbers: FootnoteNumbers | undefined;
}

/** One block of a text. Lists and tables grow piece by piece, all others are one. */
export type Block = BlockBase &
  (
    | { readonly kind: 'leaf'; readonly piece: Piece }
    | {
        readonly kind: 'list';
        readonly isOrdered: boolean;
        readonly start: number | undefined;
        readonly isLoose: boolean;
        readonly hasTasks: boolean;
        readonly pieces: Chunks<Piece>;
      }
    | { readonly kind: 'table'; readonly head: Piece; readonly pieces: Chunks<Piece> }
  );

interface BlockBase {
  readonly key: number;
  /** Whether more of it may come. */
  readonly isOpen: boolean;
}

/** The pieces of a block, in order. */
export function piecesIn(block: Block): readonly Piece[] {
  if (block.kind === 'leaf') return [block.piece];
  const pieces = block.pieces.flat();
  return block.kind === 'list' ? pieces : [block.head, ...pieces];
}

/** What stands at a place of a block, as a block of its own. */
export function nodeAt(place: Place, block: SyntaxNode, part: SyntaxNode): SyntaxNode {
  if (place === 'head') return { ...block, children: [part] };
  if (place === 'row') return { ...block, children: [{ type: 'tableRow', children: [] }, part] };
  return part;
}

/** What a node holds that concerns the rest of the text. */
export function describe(node: SyntaxNode): Pick<Piece, 'used' | 'defined' | 'calls'> {
  const used = new Set<string>();
  const defined: SyntaxNode[] = [];
  const calls: string[] = [];
  const waiting: [SyntaxNode, boolean][] = [[node, false]];
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    const [each, isInNote] = entry;
    const name = (each.identifier ?? '').toUpperCase();
    if (each.type === 'definition' || each.type === 'footnoteDefinition') defined.push(each);
    if (each.type === 'linkReference' || each.type === 'imageReference') used.add(keyOf('link', name));
    if (each.type === 'footnoteReference') {
      used.add(keyOf('footnote', name));
      if (!isInNote) calls.push(name);
    }
    if (each.type === 'citation') used.add(keyOf('source', sourceIdOf(each)));
    const isNote = isInNote || each.type === 'footnoteDefinition';
    for (const child of each.children?.toReversed() ?? []) waiting.push([child, isNote]);
  }
  return { used, defined, calls };
}

function sourceIdOf({ data }: SyntaxNode): string {
  const properties = data?.['hProperties'] as { readonly dataSourceId?: string } | undefined; // as citations.ts makes it
  return properties?.dataSourceId ?? '';
}
