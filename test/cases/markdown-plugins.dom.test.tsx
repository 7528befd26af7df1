import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { ChatProvider, MarkdownText } from '@oddkin/ai';
import { createObserverStore } from '@oddkin/ai/store';

afterEach(cleanup);

describe('SEC-02: plugins of a host', () => {
  const payloads = [
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    '<a href="javascript:alert(1)">x</a>',
    '<style>body{display:none}</style>',
    '<form action=//evil.example><input name=p>',
    '<a id=cookie name=location>',
    '<math><mtext></p><style><img src=x onerror=alert(1)>',
  ];
  /** Does what a plugin for raw HTML does: each HTML node becomes the elements that it spells. */
  const raw = () => (tree: { children: unknown[] }) => {
    const template = document.createElement('template');
    const made = (node: ChildNode): unknown =>
      node instanceof Element
        ? {
            type: 'element',
            tagName: node.localName,
            properties: Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
            children: [...node.childNodes].map(made),
          }
        : { type: 'text', value: node.textContent };
    const walk = (parent: { children: unknown[] }): void => {
      parent.children = parent.children.flatMap((child) => {
        const node = child as { type: string; value?: string; children?: unknown[] };
        if (node.type === 'raw' || (node.type === 'text' && node.value?.includes('<'))) {
          template.innerHTML = node.value ?? '';
          return [...template.content.childNodes].map(made);
        }
        if (node.children !== undefined) walk(node as { children: unknown[] });
        return [node];
      });
    };
    walk(tree);
  };
  const store = createObserverStore();

  it.each(payloads)('let nothing of %j run, load or reach the page', (payload) => {
    const { container } = render(
      <ChatProvider store={store} markdownExtensions={[{ name: 'raw', rehypePlugins: [raw as never] }]}>
        <MarkdownText text={`before ${payload} after`} />
      </ChatProvider>,
    );
    expect(
      container.querySelector('img, svg:not(.oddkin-icon), iframe, script, style, form, math, [onerror], [onload], [srcdoc], [style]'),
    ).toBeNull();
    for (const link of container.querySelectorAll('a[href]')) expect(link.getAttribute('href')).not.toMatch(/^javascript:/i);
    for (const element of container.querySelectorAll('[id], [name]'))
      expect([element.id, element.getAttribute('name')]).not.toContain('cookie');
    expect(container.textContent).toContain('before');
    fireEvent.click(container.firstElementChild!);
  });
});
