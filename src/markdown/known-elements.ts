import type { SyntaxNode } from './syntax-tree.js';

/**
 * Holds a tree to the elements and attributes that Markdown makes. It runs after all other plugins, so that one that lets HTML through, or
 * makes elements of its own, opens no door: what is unknown leaves its content behind, what would run or load leaves nothing.
 */
export function rehypeKnownElements() {
  return (tree: SyntaxNode): void => {
    const waiting = [tree];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      if (node.children === undefined) continue;
      node.children = node.children.flatMap(known);
      waiting.push(...node.children);
    }
  };
}

function known(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'text' || node.type === 'raw') return [{ type: 'text', value: node.value ?? '' }];
  if (node.type !== 'element') return [];
  const name = node.tagName ?? '';
  if (withoutContent.has(name)) return [];
  if (!elements.has(name)) return (node.children ?? []).flatMap(known);
  node.properties = knownProperties(name, node.properties ?? {});
  return [node];
}

function knownProperties(element: string, properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = Object.entries(properties).filter(([name, value]) => isKnown(element, name, value));
  const result = Object.fromEntries(kept);
  // A box that can be typed into would be a form.
  if (element === 'input') Object.assign(result, { type: 'checkbox', disabled: true });
  const { className } = properties;
  const names = Array.isArray(className) ? className.map(String) : typeof className === 'string' ? className.split(/\s+/) : [];
  const ownNames = names.filter((name) => classNames.test(name));
  if (ownNames.length > 0) result['className'] = ownNames;
  return result;
}

function isKnown(element: string, name: string, value: unknown): boolean {
  if (name === 'href') return element === 'a';
  if (name === 'src') return element === 'img' && typeof value === 'string';
  // An id that a page's own script looks for must not be found in an agent's text.
  if (name === 'id') return /^[^\s]*-(?:fn|fnref)-[^\s]*$|-footnote-label$/.test(String(value));
  return attributes.has(name);
}

const elements = new Set(
  (
    'a abbr b bdi blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img input ins kbd li ' +
    'mark ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr'
  ).split(' '),
);

/** Their text is no text for a reader. */
const withoutContent = new Set(
  'applet audio base embed frame frameset iframe link math meta noembed noframes noscript object script style svg template title video xmp'.split(
    ' ',
  ),
);

const attributes = new Set([
  'align',
  'alt',
  'ariaDescribedBy',
  'ariaHidden',
  'ariaLabel',
  'checked',
  'colSpan',
  'dataAlign',
  'dataFootnoteBackref',
  'dataFootnoteRef',
  'dataFootnotes',
  'dataLevel',
  'dataSourceId',
  'dateTime',
  'dir',
  'disabled',
  'lang',
  'open',
  'rowSpan',
  'start',
  'title',
  'type',
]);

/** Those that Markdown gives; any other could borrow the looks of the page. */
const classNames =
  /^(?:language-[^\s]*|math-inline|math-display|contains-task-list|task-list-item|footnotes|data-footnote-backref|oddkin-markdown-[a-z-]+)$/;
