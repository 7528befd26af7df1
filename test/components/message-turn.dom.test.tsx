import { afterEach, describe, expect, it } from 'vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { ChatProvider, Conversation, createObserverStore, Message, Reasoning, useMessage, type ObserverStore } from '@oddkin/ai';
import { ConversationMessages, ConversationRoot } from '@oddkin/ai/primitives';
import { createDocuments, createFrames, createSteppedClock, documentEntry } from '@oddkin/ai/testing';

afterEach(cleanup);

const minute = 60_000;
const documents = createDocuments();

describe('the messages of one turn', () => {
  it('name their author once to those who see them, and each time to those who do not', () => {
    const { store, frames, clock } = watch();
    store.ingest([
      frames.agentMessage({ documents: [said('one')], from: 'Scout' }),
      frames.agentMessage({ documents: [said('two')], from: 'Scout' }),
      frames.agentMessage({ documents: [said('three', 'user')], from: 'Visitor' }),
      frames.agentMessage({ documents: [said('four')], from: 'Scout' }),
      frames.agentMessage({ documents: [said('five')], from: 'Mole' }),
    ]);
    clock.advance(6 * minute);
    store.ingest([frames.agentMessage({ documents: [said('six')], from: 'Mole' })]);
    draw(store, frames.sessionId, <Conversation />);
    const articles = screen.getAllByRole('article');
    expect(articles.map((article) => article.dataset['continued'] !== undefined)).toEqual([false, true, false, false, false, false]);
    expect(screen.getAllByRole('article', { name: 'Scout' })).toHaveLength(3);
    expect(articles.map(({ ariaPosInSet, ariaSetSize }) => `${ariaPosInSet}/${ariaSetSize}`)).toEqual([
      '1/6',
      '2/6',
      '3/6',
      '4/6',
      '5/6',
      '6/6',
    ]);
  });
});

describe('the time of a message', () => {
  it('is told as how long ago it is, which goes on by one timer, however many messages there are', () => {
    const { store, frames, clock } = watch();
    store.ingest(['one', 'two', 'three'].map((id) => frames.agentMessage({ documents: [said(id)], from: id })));
    let timers = 0;
    const after = store.clock.after;
    Object.assign(store.clock, {
      after: (...given: Parameters<typeof after>) => {
        timers += 1;
        return after(...given);
      },
    });
    draw(store, frames.sessionId, <Conversation />);
    expect(timers).toBe(1);
    expect(screen.getAllByText('just now')).toHaveLength(3);
    for (let quarter = 0; quarter < 8; quarter += 1) act(() => clock.advance(minute / 4));
    expect(screen.getAllByText('2 min. ago')).toHaveLength(3);
    for (let step = 0; step < 12; step += 1) act(() => clock.advance(10 * minute));
    expect(screen.getAllByText('2 hr. ago')).toHaveLength(3);
    const [time] = screen.getAllByText('2 hr. ago');
    expect(time?.tagName).toBe('TIME');
    expect(time?.title).not.toBe('');
    cleanup();
    expect(clock.pending()).toBe(0);
  });
});

describe('reasoning', () => {
  it('says how long it takes, then how long it took, by the times that the state holds', () => {
    const { store, frames, clock } = watch();
    const think = (offset: number, text: string, state: string) =>
      act(
        () =>
          void store.ingest([
            frames.agentMessage({ delta: { messageId: 'm', partId: 'r', partType: 'reasoning', offset, text, state }, from: 'Scout' }),
          ]),
      );
    think(0, 'Either it is locked', 'streaming');
    draw(store, frames.sessionId, <Message messageId="m" />);
    act(() => clock.advance(7_000));
    expect(screen.getByRole('button', { name: /^Thinking ?7 s$/ }).getAttribute('aria-expanded')).toBe('true');
    act(() => clock.advance(5_400));
    think(19, '.', 'done');
    expect(screen.getByRole('button', { name: 'Thought for 12 s' }).getAttribute('aria-expanded')).toBe('false');
    act(() => clock.advance(60_000));
    expect(screen.getByRole('button', { name: 'Thought for 12 s' })).toBeTruthy();
  });

  it('stays open for a reader who has begun to read in it', () => {
    const { store } = watch();
    const tree = (state: 'streaming' | 'done') => (
      <ChatProvider store={store}>
        <Reasoning part={{ type: 'reasoning', id: 'r', text: 'Either it is locked', state }} />
      </ChatProvider>
    );
    const { rerender } = render(tree('streaming'));
    fireEvent.pointerDown(screen.getByText('Either it is locked'));
    rerender(tree('done'));
    expect(screen.getByText('Either it is locked')).toBeTruthy();
    fireEvent.click(screen.getByRole('button'));
    expect(screen.queryByText('Either it is locked')).toBeNull();
  });
});

describe('a delta', () => {
  it('renders the message that it grows, and no other, nor the list', () => {
    const { store, frames } = watch();
    store.ingest(Array.from({ length: 30 }, (_, index) => frames.agentMessage({ documents: [said(`m${index}`)], from: `Agent ${index}` })));
    const delta = (offset: number, text: string) =>
      frames.agentMessage({ delta: { messageId: 'live', partId: 'p', partType: 'text', offset, text, state: 'streaming' }, from: 'Scout' });
    store.ingest([delta(0, 'begin ')]);
    let commits = 0;
    const { container } = draw(
      store,
      frames.sessionId,
      <Profiler id="list" onRender={() => (commits += 1)}>
        <Conversation />
      </Profiler>,
    );
    const others = [...container.querySelectorAll('[role="article"]')].slice(0, -1);
    const changed = new Set<Element | undefined>();
    const watcher = new MutationObserver((records) => {
      for (const { target } of records) changed.add(others.find((article) => article.contains(target)));
    });
    watcher.observe(container, { subtree: true, childList: true, characterData: true, attributes: true });
    const before = commits;
    for (let count = 0; count < 20; count += 1) act(() => void store.ingest([delta(6 + 7 * count, '*more* ')]));
    for (const { target } of watcher.takeRecords()) changed.add(others.find((article) => article.contains(target)));
    watcher.disconnect();
    expect(commits - before).toBe(20);
    expect([...changed]).toEqual([undefined]);
  });
});

describe('a list of one’s own', () => {
  it('renders, of all messages that it shows, the one that grows', () => {
    const { store, frames } = watch();
    store.ingest(['one', 'two', 'three'].map((id) => frames.agentMessage({ documents: [said(id)], from: 'Scout' })));
    const delta = (offset: number, text: string) =>
      frames.agentMessage({ delta: { messageId: 'live', partId: 'p', partType: 'text', offset, text, state: 'streaming' } });
    store.ingest([delta(0, 'begin')]);
    const renders = new Map<string, number>();
    const Own = ({ messageKey }: { readonly messageKey: string }) => {
      const id = useMessage(messageKey)?.value.id ?? '';
      renders.set(id, (renders.get(id) ?? 0) + 1);
      return <div tabIndex={-1}>{id}</div>;
    };
    const show = (messageKey: string) => <Own messageKey={messageKey} />;
    draw(
      store,
      frames.sessionId,
      <ConversationRoot>
        <ConversationMessages>{show}</ConversationMessages>
      </ConversationRoot>,
    );
    renders.clear();
    for (let count = 0; count < 50; count += 1) act(() => void store.ingest([delta(5 + count, '.')]));
    expect([...renders]).toEqual([['live', 50]]);
    act(() => void store.ingest([frames.agentMessage({ documents: [said('five')] })]));
    expect([...renders]).toEqual([
      ['live', 50],
      ['five', 1],
    ]);
  });
});

function watch() {
  const clock = createSteppedClock(1_700_000_000_000);
  const store = createObserverStore({ clock });
  const frames = createFrames();
  store.ingest([frames.sessionInit()]);
  return { store, frames, clock };
}

function said(id: string, role: 'user' | 'assistant' = 'assistant') {
  const { createdAt: _, ...value } = documents.message({ id, role, parts: [{ type: 'text', id: 'p', text: `said ${id}` }] });
  return documentEntry('oddkin.ai.message', value);
}

function draw(store: ObserverStore, sessionId: string, node: React.ReactNode) {
  return render(
    <ChatProvider store={store} sessionId={sessionId}>
      {node}
    </ChatProvider>,
  );
}
