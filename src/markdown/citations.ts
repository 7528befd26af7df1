import { visitParents, type SyntaxNode } from './syntax-tree.js';

/** Turns `[^sourceId]` into a citation where it names one of the sources. Not inside code, which holds no text nodes, nor inside links. */
export function remarkCitations({ sourceIds }: { readonly sourceIds: readonly string[] }) {
  const known = new Set(sourceIds);
  return (tree: SyntaxNode): void => {
    if (known.size === 0) return;
    visitParents(tree, (parent) => {
      if (parent.type === 'link' || parent.type === 'linkReference') return false;
      if (parent.children.some(holdsReference))
        parent.children = parent.children.flatMap((child) => (holdsReference(child) ? cite(child.value ?? '', known) : [child]));
      return true;
    });
  };
}

function holdsReference({ type, value }: SyntaxNode): boolean {
  return type === 'text' && value?.includes('[^') === true;
}

function cite(text: string, known: ReadonlySet<string>): SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  let done = 0;
  for (const { 0: reference, 1: sourceId, index } of text.matchAll(/\[\^([^\]\n]+)\]/g)) {
    if (sourceId === undefined || !known.has(sourceId)) continue;
    if (index > done) nodes.push({ type: 'text', value: text.slice(done, index) });
    nodes.push({ type: 'citation', data: { hName: 'cite', hProperties: { dataSourceId: sourceId } }, children: [] });
    done = index + reference.length;
  }
  if (done < text.length) nodes.push({ type: 'text', value: text.slice(done) });
  return nodes;
}
