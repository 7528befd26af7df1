/** As much of a node of Markdown's tree, or of the tree of elements made from it, as is needed here. */
export interface SyntaxNode {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  data?: Record<string, unknown>;
  children?: SyntaxNode[];
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
