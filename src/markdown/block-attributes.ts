import { visitParents, type SyntaxNode } from './syntax-tree.js';

/**
 * Lets each block run in the direction of its own first strong character, puts headings below those of the page, keeps ids of
 * different messages apart, makes paragraphs of HTML, and says alignment by an attribute, where the renderer would write an inline style.
 */
export function rehypeBlockAttributes({ prefix }: { readonly prefix: string }) {
  return (tree: SyntaxNode): void => {
    visitParents(tree, (parent) => {
      // A block of HTML is text like any other: as a paragraph it keeps its lines and its distance.
      if (parent.type === 'root' || parent.tagName === 'blockquote') parent.children = parent.children.map(asParagraph);
      for (const node of parent.children) if (node.type === 'element') adjust(node, prefix);
      return true;
    });
  };
}

function asParagraph(node: SyntaxNode): SyntaxNode {
  if (node.type !== 'raw') return node;
  return { type: 'element', tagName: 'p', properties: { className: ['oddkin-markdown-html'] }, children: [node] };
}

const ownDirection = new Set(['p', 'ul', 'ol', 'blockquote', 'th', 'td', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

function adjust(node: SyntaxNode, prefix: string): void {
  const { tagName = '', properties = {} } = node;
  node.properties = properties;
  if (ownDirection.has(tagName)) properties['dir'] = 'auto';
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  if (level !== undefined) {
    node.tagName = `h${Math.min(6, Number(level) + 2)}`;
    properties['dataLevel'] = level;
  }
  if ('align' in properties) {
    properties['dataAlign'] = properties['align'];
    delete properties['align'];
  }
  // The only id, with what refers to it, that takes no prefix from the parser's own setting.
  if (properties['id'] === 'footnote-label') properties['id'] = `${prefix}footnote-label`;
  if ('ariaDescribedBy' in properties) properties['ariaDescribedBy'] = [`${prefix}footnote-label`];
}
