import { PassThrough } from 'node:stream';
import { text as readAll } from 'node:stream/consumers';
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, onTestFinished, vi, type MockInstance } from 'vitest';
import { createObserverStore } from '@oddkin/ai/store';

const written = '# Two doors\n\nThe **north** one is [open](https://example.com).';

let complaints: MockInstance;
beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});

it('shows the text as it was written until it can read it, and then as Markdown', async () => {
  const { MarkdownText } = await loadFresh();
  const { container } = render(<MarkdownText text={written} />);
  expect(container.textContent).toBe(written);
  expect(container.querySelector('a, h1')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Two doors' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'open' }).getAttribute('href')).toBe('https://example.com');
});

it('is Markdown from the first render on where the page has loaded it before', async () => {
  const { MarkdownText, preloadParts } = await loadFresh();
  await preloadParts();
  render(<MarkdownText text={written} />);
  expect(screen.getByRole('heading', { name: 'Two doors' })).toBeTruthy();
});

it('becomes Markdown while the text grows without a rest', async () => {
  const { MarkdownText } = await loadFresh();
  const { container, rerender } = render(<MarkdownText text={written} isStreaming />);
  let grown = written;
  while (container.querySelector('[data-level]') === null) {
    expect(container.textContent).toBe(grown);
    grown += ' more';
    rerender(<MarkdownText text={grown} isStreaming />);
    await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
  }
  rerender(<MarkdownText text={grown} />);
  expect(container.textContent).toContain(grown.slice(written.length));
});

it('asks for it with the first provider, before there is any text', async () => {
  const { ChatProvider, MarkdownText, markdownOnDemand } = await loadFresh();
  const store = createObserverStore();
  const { rerender } = render(<ChatProvider store={store}>{null}</ChatProvider>);
  await vi.waitFor(() => expect(markdownOnDemand.state().value).toBeDefined());
  rerender(
    <ChatProvider store={store}>
      <MarkdownText text={written} />
    </ChatProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Two doors' })).toBeTruthy();
});

it('becomes Markdown in strict mode', async () => {
  const { MarkdownText } = await loadFresh();
  render(
    <StrictMode>
      <MarkdownText text={written} />
    </StrictMode>,
  );
  expect(await screen.findByRole('heading', { name: 'Two doors' })).toBeTruthy();
});

it('is Markdown in what a server streams, though nobody loaded it before', async () => {
  const html = await stream((await loadFresh()).page);
  expect(html).toMatch(/<[^>]+data-level="1"[^>]*>Two doors</);
  expect(html).toContain('<strong>north</strong>');
});

it.each([
  ['a server streamed', async () => stream((await loadFresh()).page)],
  ['a server rendered at once after it had loaded it', renderLoaded],
])('leaves what %s as it is until it can take its place', async (_, renderPage) => {
  const html = await renderPage();
  const { page, markdownOnDemand } = await loadFresh();
  const { container, seen, errors } = await hydrate(html, page);
  await vi.waitFor(() => expect(container.querySelector('[data-server-rendered]')).toBeNull());
  expect(markdownOnDemand.state().value).toBeDefined();
  expect(container.querySelector('[data-level="1"]')?.textContent).toBe('Two doors');
  expect(seen.filter((text) => text.includes('**'))).toEqual([]);
  expect(errors).toEqual([]);
});

it('takes over what a server rendered where the page has loaded it already', async () => {
  const html = await renderLoaded();
  const { page, preloadParts } = await loadFresh();
  await preloadParts();
  const { container, seen, errors } = await hydrate(html, page);
  expect(container.querySelector('[data-server-rendered]')).toBeNull();
  expect(container.querySelectorAll('[data-level="1"]')).toHaveLength(1);
  expect(seen.filter((text) => text.includes('**'))).toEqual([]);
  expect(errors).toEqual([]);
});

it('is as it was written in what a server renders at once without it, and Markdown soon after', async () => {
  const { page } = await loadFresh();
  const html = renderToString(page);
  expect(html).toContain('# Two doors');
  expect(html).not.toContain('<a ');
  const { container, errors } = await hydrate(html, (await loadFresh()).page);
  await vi.waitFor(() => expect(container.querySelector('[data-level="1"]')?.textContent).toBe('Two doors'));
  expect(container.textContent).not.toContain('**');
  expect(errors).toEqual([]);
});

/** The modules as a page has them that has just been opened. */
async function loadFresh() {
  vi.resetModules();
  const { MarkdownText } = await import('../../src/components/markdown.js');
  const { ChatProvider } = await import('../../src/components/chat-provider.js');
  const { markdownOnDemand } = await import('../../src/components/markdown-on-demand.js');
  const { preloadParts } = await import('../../src/components/parts-on-demand.js');
  // Its time zone is known only after it is taken over, so that all below is rendered anew then.
  const page = (
    <ChatProvider store={createObserverStore()}>
      <MarkdownText text={written} />
    </ChatProvider>
  );
  return { MarkdownText, ChatProvider, markdownOnDemand, preloadParts, page };
}

async function renderLoaded(): Promise<string> {
  const { page, preloadParts } = await loadFresh();
  await preloadParts();
  return renderToString(page);
}

async function stream(page: ReactNode): Promise<string> {
  const out = new PassThrough();
  const { pipe } = renderToPipeableStream(page, { onAllReady: () => pipe(out) });
  return readAll(out);
}

async function hydrate(html: string, page: ReactNode) {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const seen: string[] = [];
  const observer = new MutationObserver(() => void seen.push(container.textContent));
  observer.observe(container, { subtree: true, childList: true, characterData: true });
  const errors: unknown[] = [];
  await act(async () => {
    const root = hydrateRoot(container, page, { onRecoverableError: (error) => void errors.push(error) });
    onTestFinished(() => act(() => root.unmount()));
  });
  return { container, seen, errors };
}
