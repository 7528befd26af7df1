import { memo, type ComponentType, type ReactElement, type ReactNode } from 'react';
import ReactMarkdown, { type Components, type Options } from 'react-markdown';
import { rehypeBlockAttributes } from './block-attributes.js';
import { isShown } from './blocks.js';
import type { Chunks } from './chunks.js';
import { commonElements, commonTree } from './common-tree.js';
import { numbersNode } from './footnotes.js';
import type { HoldTail } from './growing-text.js';
import { OpenBlockProvider } from './markdown-extensions.js';
import { remarkGiven, type MarkdownPlugins } from './parser.js';
import type { Block, Piece, Place } from './pieces.js';
import type { SyntaxNode } from './syntax-tree.js';

/** How trees become elements. Hold it in one constant: a new object renders all text anew. */
export interface PieceSettings {
  readonly components: Components;
  readonly Table: ComponentType<{ readonly children: ReactNode }>;
  /** Plugins of a host that change the tree of Markdown; they get a copy. */
  readonly remarkPlugins: MarkdownPlugins;
  readonly rehypePlugins: NonNullable<Options['rehypePlugins']>;
  readonly remarkRehypeOptions: NonNullable<Options['remarkRehypeOptions']>;
  /** Takes the element in which the block ends of which more may come. The same function as long as possible. */
  readonly holdTail: HoldTail;
  /** Whether no host adds anything. */
  readonly isPlain: boolean;
}

/** Blocks one after the other, stretch by stretch: what is settled costs nothing when more comes. */
export function Blocks({ blocks, settings }: { readonly blocks: Chunks<Block>; readonly settings: PieceSettings }) {
  const firstShown = blocks.findIndex((chunk) => chunk.some(isShown));
  // How many chunks show nothing, or come first of all that do.
  const firstCount = firstShown < 0 ? blocks.length : firstShown + 1;
  const count = Math.ceil(blocks.length / chunksInStretch);
  return Array.from({ length: count }, (_, index) => {
    const start = index * chunksInStretch;
    const chunks = blocks.slice(start, start + chunksInStretch);
    return (
      <Stretch
        key={chunks[0]?.[0]?.key}
        chunks={chunks}
        firstCount={Math.min(Math.max(firstCount - start, 0), chunks.length)}
        isFirst={index === 0}
        isLast={index === count - 1}
        settings={settings}
      />
    );
  });
}

const chunksInStretch = 8;

interface StretchProps {
  readonly chunks: Chunks<Block>;
  readonly firstCount: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly settings: PieceSettings;
}

/** Many chunks. */
const Stretch = memo(
  function Stretch({ chunks, firstCount, isFirst, isLast, settings }: StretchProps) {
    const shown = chunks.map((chunk, index) => (
      <BlockChunk
        key={chunk[0]?.key}
        blocks={chunk}
        isFirst={index < firstCount}
        isApart={!isFirst || index > 0}
        isLast={isLast && index === chunks.length - 1}
        settings={settings}
      />
    ));
    return isFirst ? shown : apart(shown, isLast);
  },
  (before, after) =>
    before.settings === after.settings &&
    before.firstCount === after.firstCount &&
    before.isLast === after.isLast &&
    before.chunks.length === after.chunks.length &&
    before.chunks.every((chunk, index) => chunk === after.chunks[index]),
);

/** A `<div>` round all but the first blocks: a browser lays out anew all that stand side by side when one of them grows. */
function apart(children: ReactNode, isLast: boolean): ReactNode {
  return (
    <div className="oddkin-markdown-stretch" data-last={isLast ? '' : undefined}>
      {children}
    </div>
  );
}

interface BlockChunkProps {
  readonly blocks: readonly Block[];
  readonly isFirst: boolean;
  readonly isApart: boolean;
  readonly isLast: boolean;
  readonly settings: PieceSettings;
}

const BlockChunk = memo(function BlockChunk({ blocks, isFirst, isApart, isLast, settings }: BlockChunkProps) {
  const shown = blocks
    .filter(isShown)
    .map((block, index) => <BlockView key={block.key} block={block} isFirst={isFirst && index === 0} settings={settings} />);
  return isApart ? apart(shown, isLast) : shown;
});

interface BlockViewProps {
  readonly block: Block;
  readonly isFirst: boolean;
  readonly settings: PieceSettings;
}

/** One block, after the line ending that the renderer of a whole text puts between two. */
const BlockView = memo(function BlockView({ block, isFirst, settings }: BlockViewProps) {
  return (
    <>
      {isFirst ? null : '\n'}
      {bodyOf(block, settings)}
    </>
  );
});

function bodyOf(block: Block, settings: PieceSettings): ReactNode {
  if (block.kind === 'leaf')
    return openable(
      block.isOpen ? settings.holdTail : undefined,
      <PieceView piece={block.piece} isOpen={block.isOpen} isLoose={false} settings={settings} />,
    );
  const pieces = block.pieces.map((chunk, index) => (
    <PieceChunk
      key={chunk[0]?.key}
      pieces={chunk}
      isOpen={block.isOpen && index === block.pieces.length - 1}
      isLoose={block.kind === 'list' && block.isLoose}
      settings={settings}
    />
  ));
  if (block.kind === 'table') {
    return (
      <settings.Table>
        <PieceView piece={block.head} isOpen={false} isLoose={false} settings={settings} />
        {block.pieces.length === 0 ? null : <tbody>{pieces}</tbody>}
      </settings.Table>
    );
  }
  const List = block.isOrdered ? 'ol' : 'ul';
  const start = block.start === undefined || block.start === 1 ? {} : { start: block.start };
  return (
    <List {...start} {...(block.hasTasks ? { className: 'contains-task-list' } : {})} dir="auto">
      {pieces}
      {'\n'}
    </List>
  );
}

function openable(holdTail: HoldTail | undefined, piece: ReactElement): ReactElement {
  return (
    <OpenBlockProvider key={piece.key} value={holdTail}>
      {piece}
    </OpenBlockProvider>
  );
}

interface PieceChunkProps {
  readonly pieces: readonly Piece[];
  readonly isOpen: boolean;
  readonly isLoose: boolean;
  readonly settings: PieceSettings;
}

const PieceChunk = memo(function PieceChunk({ pieces, isOpen, isLoose, settings }: PieceChunkProps) {
  return pieces.map((piece, index) => {
    const isLast = isOpen && index === pieces.length - 1;
    const view = <PieceView key={piece.key} piece={piece} isOpen={isLast} isLoose={isLoose} settings={settings} />;
    return piece.place === 'row' ? view : openable(isLast ? settings.holdTail : undefined, view);
  });
});

interface PieceProps {
  readonly piece: Piece;
  /** Whether more of it may come. */
  readonly isOpen: boolean;
  readonly isLoose: boolean;
  readonly settings: PieceSettings;
}

/** A piece as elements. It renders once, unless what it refers to comes or changes. */
const PieceView = memo(function PieceView({ piece, isOpen, isLoose, settings }: PieceProps) {
  return drawn(treeOf(piece, isLoose), piece.place, settings, isOpen);
});

interface TreeProps {
  readonly tree: SyntaxNode;
  readonly place: Place;
  readonly settings: PieceSettings;
}

/** A tree as elements. */
export const Tree = memo(function Tree({ tree, place, settings }: TreeProps) {
  return drawn(tree, place, settings);
});

/** What is common is drawn at once, all else by react-markdown. */
function drawn(tree: SyntaxNode, place: Place, settings: PieceSettings, isOpen = false): ReactElement {
  const { components, remarkPlugins, rehypePlugins, remarkRehypeOptions, isPlain } = settings;
  const common = isPlain ? commonTree(tree) : undefined;
  if (common !== undefined) {
    rehypeBlockAttributes({ prefix: '' })(common);
    rehypePlace({ place })(common);
    return commonElements(common, components, isOpen ? settings.holdTail : undefined);
  }
  const given = { tree: remarkPlugins.length === 0 ? tree : structuredClone(tree) };
  // Called, so that both ways lead to the same elements in the same places, and what goes from one to the other stays in the page.
  return ReactMarkdown({
    components,
    remarkPlugins: [...remarkPlugins, [remarkGiven as MarkdownPlugins[number], given] as MarkdownPlugins[number]],
    rehypePlugins: place === 'alone' ? rehypePlugins : [...rehypePlugins, [rehypePlace, { place }]],
    remarkRehypeOptions,
    urlTransform: asWritten,
  });
}

// Links and pictures are judged by the parts that show them; none else is made from Markdown.
function asWritten(url: string): string {
  return url;
}

function treeOf({ node, place, numbers, targets }: Piece, isLoose: boolean): SyntaxNode {
  const shown = place === 'item' ? { type: 'list', spread: isLoose, children: [{ ...node, spread: isLoose }] } : node;
  return { type: 'root', children: [...(numbers === undefined ? [] : [numbersNode(numbers)]), shown, ...targets] };
}

/** Takes a piece out of the list or table that it was read in: the block round it is there already. */
function rehypePlace({ place }: { readonly place: Place }) {
  return (tree: SyntaxNode): void => {
    const block = tree.children?.find(({ type }) => type === 'element');
    const isElement = ({ type }: SyntaxNode) => type === 'element';
    if (place === 'item') tree.children = [{ type: 'text', value: '\n' }, ...(block?.children ?? []).filter(isElement)];
    if (place === 'head') tree.children = (block?.children ?? []).filter(({ tagName }) => tagName === 'thead');
    if (place === 'row') tree.children = (block?.children?.find(({ tagName }) => tagName === 'tbody')?.children ?? []).filter(isElement);
  };
}
