import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Artifact, StoreProvider } from '@oddkin/ai';
import { createObserverStore } from '@oddkin/ai/store';
import { createDocuments, documentEntry } from '@oddkin/ai/testing';
import { framedPage } from '../../src/components/framed-page.js';

type Value = NonNullable<Parameters<ReturnType<typeof createDocuments>['artifact']>[0]>;

afterEach(cleanup);

describe('an artifact', () => {
  it('compares its revisions', async () => {
    show({
      kind: 'code',
      revisions: [
        { revisionId: 'a', content: 'one\ntwo\n' },
        { revisionId: 'b', content: 'one\nthree\n' },
      ],
    });
    fireEvent.change(screen.getByRole('combobox', { name: 'Compare with' }), { target: { value: 'a' } });
    expect(await screen.findByText('1 lines added, 1 removed')).toBeTruthy();
    expect([...document.querySelectorAll('.oddkin-artifact-line')].map((line) => line.textContent)).toEqual(['one', 'two', 'three']);
    expect(screen.getByRole('group', { name: 'Map' }).hasAttribute('data-comparing')).toBe(true);
    fireEvent.change(screen.getByRole('combobox', { name: 'Compare with' }), { target: { value: '' } });
    expect(document.querySelector('.oddkin-artifact-line')).toBeNull();
  });

  it('has nothing to compare with where another revision lies elsewhere', () => {
    show({
      revisions: [
        { revisionId: 'a', url: 'https://files.example/a' },
        { revisionId: 'b', content: 'b' },
      ],
    });
    expect(screen.queryByRole('combobox', { name: 'Compare with' })).toBeNull();
  });

  it('opens a page in a frame without rights, and only when asked', () => {
    show({ kind: 'code', mediaType: 'text/html', revisions: [{ revisionId: 'a', content: '<h1>Hello</h1><script>alert(1)</script>' }] });
    expect(document.querySelector('iframe')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Open the page/ }));
    const frame = document.querySelector('iframe');
    expect(frame?.getAttribute('sandbox')).toBe('');
    expect(frame?.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(frame?.title).toBe('Page: Map');
    fireEvent.click(screen.getByRole('button', { name: 'Close the page' }));
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('shows a drawing that comes as bytes', () => {
    show({ kind: 'image', mediaType: 'image/png', revisions: [{ revisionId: 'a', content: `iVBORw0KGgo${'A'.repeat(100)}` }] });
    fireEvent.click(screen.getByRole('button', { name: /Show picture/ }));
    expect(screen.getByRole('img', { name: 'Map' })).toBeTruthy();
  });

  it('shows what its title hides', () => {
    show({ title: 'map\u202efdp.exe' });
    expect(document.querySelector('.oddkin-artifact-title')?.textContent).toBe('map\\u202efdp.exe');
  });
});

describe('a framed page', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<link rel=preconnect href=//evil.example>',
    '<link rel=dns-prefetch href=//evil.example>',
    '<meta http-equiv=refresh content="0;url=//evil.example">',
    '<meta http-equiv=x-dns-prefetch-control content=on>',
    '<base href=//evil.example>',
    '<iframe src=//evil.example></iframe>',
    '<object data=//evil.example></object>',
    '<a href=//evil.example ping=//evil.example>x</a>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<form action=//evil.example><button formaction=//evil.example>x</button></form>',
    '"></iframe><script>alert(1)</script>',
    '&quot;&gt;&lt;/iframe&gt;<script>alert(1)</script>',
  ])('keeps nothing of %s that runs or leads away', (content) => {
    const outer = new DOMParser().parseFromString(framedPage(content), 'text/html');
    expect(outer.querySelectorAll('script, link, [onload], [onerror]')).toHaveLength(0);
    expect(outer.querySelectorAll('iframe')).toHaveLength(1);
    const inner = new DOMParser().parseFromString(outer.querySelector('iframe')?.getAttribute('srcdoc') ?? '', 'text/html');
    expect(
      inner.querySelectorAll('script, link, base, iframe, object, [href], [ping], [action], [formaction], [onload], [onerror]'),
    ).toHaveLength(0);
    expect([...inner.querySelectorAll('meta')].map((meta) => meta.httpEquiv)).toEqual(['', 'Content-Security-Policy']);
  });
});

function show(value: Value): void {
  const store = createObserverStore();
  store.put([documentEntry('oddkin.ai.artifact', createDocuments().artifact({ artifactId: 'artifact', title: 'Map', ...value }))]);
  render(
    <StoreProvider store={store}>
      <Artifact artifactId="artifact" />
    </StoreProvider>,
  );
}
