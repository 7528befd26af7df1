/** As much of a node of Markdown's tree, or of the tree of elements made from it, as is needed here. */
export interface SyntaxNode {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  data?: Record<string, unknown>;
  children?: SyntaxNode[];
  position?: { readonly start: SyntaxPoint; readonly end: SyntaxPoint } | undefined;
  identifier?: string;
  depth?: number;
  ordered?: boolean;
  start?: number | null;
  spread?: boolean | null;
  checked?: boolean | null;
  align?: readonly (string | null)[];
  lang?: string | null;
  meta?: string | null;
  alt?: string | null;
  url?: string;
  title?: string | null;
}

interface SyntaxPoint {
  readonly line: number;
  readonly column: number;
  readonly offset?: number;
}

/** Where a node begins in the text that was parsed. */
export function startOf({ position }: SyntaxNode): number {
  return position?.start.offset ?? 0;
}

/** Where a node ends in the text that was parsed. */
export function endOf({ position }: SyntaxNode): number {
  return position?.end.offset ?? 0;
}

/** Visits every node that has children, from the top down. A branch for which `visit` answers `false` is left out. */
export function visitParents(tree: SyntaxNode, visit: (parent: SyntaxNode & { children: SyntaxNode[] }) => boolean | undefined): void {
  const waiting = [tree];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const { children } = node;
    if (children === undefined) continue;
    if (visit(node as SyntaxNode & { children: SyntaxNode[] }) !== false) waiting.push(...(node.children ?? [])); // it has children, as just seen
  }
}

/** The nodes of a tree in the order in which they are written. */
export function* nodesOf(tree: SyntaxNode): Generator<SyntaxNode> {
  const waiting = [tree];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    yield node;
    waiting.push(...(node.children?.toReversed() ?? []));
  }
}

/** The block at the very end of these that holds text itself. */
export function lastLeaf(blocks: readonly SyntaxNode[]): SyntaxNode | undefined {
  let leaf = blocks.at(-1);
  while (leaf?.children !== undefined && holdsBlocks.has(leaf.type) && leaf.children.length > 0) leaf = leaf.children.at(-1);
  return leaf;
}

const holdsBlocks = new Set(['blockquote', 'list', 'listItem', 'footnoteDefinition']);
