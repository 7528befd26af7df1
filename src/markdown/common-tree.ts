import { createElement, Fragment, type ElementType, type ReactElement, type ReactNode } from 'react';
import type { Components } from 'react-markdown';
import type { HoldTail } from './growing-text.js';
import type { SyntaxNode } from './syntax-tree.js';

/**
 * The tree of elements that react-markdown makes of a tree of Markdown, in a tenth of its time. `undefined` where there is anything in it that is
 * not common, which react-markdown is to see.
 */
export function commonTree(root: SyntaxNode): SyntaxNode | undefined {
  const { children = [] } = root;
  return children.every(isCommon) ? { type: 'root', children: between(children.map(elementOf), false) } : undefined;
}

function isCommon({ type, data, url, children = [] }: SyntaxNode): boolean {
  const isKnown = common.has(type) && (data === undefined || type === 'citation') && (url === undefined || plainUrl.test(url));
  return isKnown && children.every(isCommon);
}

const common = new Set(
  (
    'blockquote citation code delete emphasis heading html image inlineCode link list listItem paragraph strong table tableCell tableRow ' +
    'text thematicBreak'
  ).split(' '),
);

/** An address that needs no character written in another way. */
const plainUrl = /^[!#$&-;=?-Z_a-z~]*$/;

function elementOf(node: SyntaxNode): SyntaxNode {
  const { type, value = '', url = '', children = [] } = node;
  switch (type) {
    case 'text':
      return textNode(value.replaceAll(/[ \t]*(\r?\n|\r)[ \t]*/g, '$1'));
    case 'html':
      return { type: 'raw', value };
    case 'code': {
      const className = node.lang ? [`language-${/^\S*/.exec(node.lang)?.[0] ?? ''}`] : undefined;
      return element('pre', {}, [element('code', className && { className }, [textNode(value === '' ? '' : `${value}\n`)])]);
    }
    case 'inlineCode':
      return element('code', {}, [textNode(value.replaceAll(/\r?\n|\r/g, ' '))]);
    case 'citation':
      return element('cite', { ...(node.data?.['hProperties'] as object) }, []); // as citations.ts makes it
    case 'image':
      return element('img', { src: url, alt: node.alt ?? undefined }, []);
    case 'link':
      return element('a', { href: url }, children.map(elementOf));
    case 'blockquote':
      return element('blockquote', {}, between(children.map(elementOf), true));
    case 'list':
      return listOf(node, children);
    case 'listItem':
      return itemOf(node, isLooseItem(node));
    case 'table': {
      const [head, ...rows] = children.map((row, index) => rowOf(row, node.align ?? [], index === 0 ? 'th' : 'td'));
      return element('table', {}, [
        ...(head === undefined ? [] : [element('thead', {}, [head])]),
        ...(rows.length === 0 ? [] : [element('tbody', {}, rows)]),
      ]);
    }
    default:
      return element(type === 'heading' ? `h${node.depth ?? 1}` : (tagNames[type] ?? type), {}, children.map(elementOf));
  }
}

const tagNames: Readonly<Record<string, string>> = {
  delete: 'del',
  emphasis: 'em',
  paragraph: 'p',
  strong: 'strong',
  thematicBreak: 'hr',
};

function textNode(value: string): SyntaxNode {
  return { type: 'text', value };
}

function element(tagName: string, properties: Record<string, unknown> | undefined, children: SyntaxNode[]): SyntaxNode {
  return { type: 'element', tagName, properties: properties ?? {}, children };
}

/** With a line ending between two, and before and after them where they stand `apart`. */
function between(nodes: readonly SyntaxNode[], apart: boolean): SyntaxNode[] {
  const lines = nodes.flatMap((node, index) => (index === 0 ? [node] : [lineEnding, node]));
  return apart ? [lineEnding, ...lines, ...(lines.length === 0 ? [] : [lineEnding])] : lines;
}

const lineEnding = textNode('\n');

function listOf({ ordered, start, spread }: SyntaxNode, items: readonly SyntaxNode[]): SyntaxNode {
  const isLoose = spread === true || items.some(isLooseItem);
  const hasTasks = items.some(({ checked }) => typeof checked === 'boolean');
  const properties = {
    ...(typeof start === 'number' && start !== 1 ? { start } : {}),
    ...(hasTasks ? { className: ['contains-task-list'] } : {}),
  };
  const children = items.map((item) => itemOf(item, isLoose));
  return element(ordered === true ? 'ol' : 'ul', properties, between(children, true));
}

function isLooseItem({ spread, children = [] }: SyntaxNode): boolean {
  return spread ?? children.length > 1;
}

function itemOf({ checked, children = [] }: SyntaxNode, isLoose: boolean): SyntaxNode {
  const blocks = children.map(elementOf);
  const isTask = typeof checked === 'boolean';
  if (isTask) {
    if (!isParagraph(blocks[0])) blocks.unshift(element('p', {}, []));
    const words = blocks[0]?.children ?? [];
    const box = element('input', { type: 'checkbox', checked, disabled: true }, []);
    words.unshift(...(words.length === 0 ? [box] : [box, textNode(' ')]));
  }
  const shown = blocks.flatMap((block, index) => [
    ...(isLoose || index !== 0 || !isParagraph(block) ? [lineEnding] : []),
    ...(isParagraph(block) && !isLoose ? (block.children ?? []) : [block]),
  ]);
  const last = blocks.at(-1);
  if (last !== undefined && (isLoose || !isParagraph(last))) shown.push(lineEnding);
  return element('li', isTask ? { className: ['task-list-item'] } : {}, shown);
}

function isParagraph(node: SyntaxNode | undefined): boolean {
  return node?.tagName === 'p';
}

function rowOf({ children = [] }: SyntaxNode, align: NonNullable<SyntaxNode['align']>, tagName: string): SyntaxNode {
  const cells = (align.length > 0 ? align : children).map((_, index) => {
    const side = align[index];
    return element(tagName, side ? { align: side } : {}, (children[index]?.children ?? []).map(elementOf));
  });
  return element('tr', {}, cells);
}

/** React's elements of a tree, under the keys that react-markdown would give them, so that either may go on with what the other began. */
export function commonElements({ children = [] }: SyntaxNode, components: Components, holdTail?: HoldTail): ReactElement {
  return createElement(Fragment, null, ...reactNodes(children, components as Parts, holdTail)); // each gets what react-markdown would give it
}

type Parts = Readonly<Record<string, ElementType | undefined>>;

function reactNodes(nodes: readonly SyntaxNode[], parts: Parts, holdTail?: HoldTail): ReactNode[] {
  const counts: Record<string, number> = {};
  const last = holdTail && nodes.findLastIndex(({ value }) => value !== '\n');
  return nodes.map((node, index) => {
    const { tagName, value, children = [] } = node;
    if (tagName === undefined) return value;
    const count = counts[tagName] ?? 0;
    counts[tagName] = count + 1;
    const part = parts[tagName];
    const props: Record<string, unknown> = { key: `${tagName}-${count}` };
    if (part !== undefined) props['node'] = node;
    for (const [name, given] of Object.entries(node.properties ?? {}))
      if (given !== undefined) props[attributeNames[name] ?? name] = Array.isArray(given) ? given.join(' ') : given;
    const hold = index === last ? holdTail : undefined;
    if (part === undefined && children.findLast(({ value }) => value !== '\n')?.tagName === undefined) props['ref'] = hold;
    return createElement(part ?? tagName, props, ...reactNodes(children, parts, hold));
  });
}

const attributeNames: Readonly<Record<string, string>> = {
  dataAlign: 'data-align',
  dataLevel: 'data-level',
  dataSourceId: 'data-source-id',
};
