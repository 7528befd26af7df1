import { PassThrough } from 'node:stream';
import { text as readAll } from 'node:stream/consumers';
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToPipeableStream } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { createObserverStore, type DocumentEntry } from '@oddkin/ai/store';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('shows artifacts, approvals and JSON of a message once they are loaded', async () => {
  const { page } = await loadFresh();
  render(page);
  expect(await screen.findByText('fn main() {}')).toBeTruthy();
  expect(await screen.findByText('May I open it?')).toBeTruthy();
  expect(await screen.findByRole('tree')).toBeTruthy();
});

it('has them in what a server streams, which a browser takes over without a word', async () => {
  const out = new PassThrough();
  const { pipe } = renderToPipeableStream((await loadFresh()).page, { onAllReady: () => pipe(out) });
  const html = await readAll(out);
  expect(html).toContain('fn main() {}');
  expect(html).toContain('May I open it?');
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const errors: unknown[] = [];
  const complaints = vi.spyOn(console, 'error').mockImplementation((...words) => void errors.push(words));
  const { page } = await loadFresh();
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: (error) => void errors.push(error) }));
  expect(await screen.findByText('fn main() {}')).toBeTruthy();
  expect(await screen.findByText('May I open it?')).toBeTruthy();
  await act(async () => root.unmount());
  complaints.mockRestore();
  expect(errors).toEqual([]);
});

/** The modules as a page has them that has just been opened. */
async function loadFresh() {
  vi.resetModules();
  const { ChatProvider } = await import('../../src/components/chat-provider.js');
  const { Message } = await import('../../src/components/message.js');
  const store = createObserverStore();
  store.put([
    entry('artifact', { artifactId: 'a', title: 'main.rs', kind: 'code', revisions: [{ revisionId: 'r', content: 'fn main() {}' }] }),
    entry('approval', { approvalId: 'p', revision: 1, title: 'May I open it?', status: 'requested', scopes: ['once'] }),
    entry('message', {
      id: 'm',
      role: 'assistant',
      parts: [
        { type: 'artifact', id: '1', artifactId: 'a' },
        { type: 'approval', id: '2', approvalId: 'p' },
        { type: 'data', id: '3', name: 'score', data: { doors: 2 } },
      ],
    }),
  ]);
  const page = (
    <ChatProvider store={store} onAction={() => undefined}>
      <Message messageId="m" />
    </ChatProvider>
  );
  return { page };
}

function entry(noun: string, value: unknown) {
  return { schema: `oddkin.ai.${noun}`, version: 1, value } as DocumentEntry;
}
