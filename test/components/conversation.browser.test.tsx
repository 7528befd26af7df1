import '@oddkin/ai/styles.css';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { ChatProvider, Conversation, createObserverStore, type ObserverStore } from '@oddkin/ai';
import { createDocuments, createFrames, documentEntry, type FrameBuilders } from '@oddkin/ai/testing';

let store: ObserverStore;
let frames: FrameBuilders;
let offset = 0;

beforeEach(async () => {
  store = createObserverStore();
  frames = createFrames();
  offset = 0;
  store.ingest([
    frames.sessionInit(),
    ...Array.from({ length: 100 }, (_, turn) => frames.agentMessage({ text: `turn ${turn}`, role: turn % 2 === 0 ? 'user' : 'assistant' })),
  ]);
  await render(
    <ChatProvider store={store} sessionId={frames.sessionId}>
      <button type="button">before</button>
      <div style={{ blockSize: '400px' }}>
        <Conversation />
      </div>
      <button type="button">after</button>
    </ChatProvider>,
  );
  await settle();
});

afterEach(cleanup);

describe('conversation', () => {
  it('keeps its end in sight while the last message grows', async () => {
    expect(distance()).toBeLessThanOrEqual(1);
    for (let count = 0; count < 60; count += 1) {
      stream('a few more words. ');
      await settle();
      expect(distance()).toBeLessThanOrEqual(1);
    }
  });

  it('leaves a reader who has scrolled up where they are, counts what is new, and returns by the button', async () => {
    list().scrollTop -= 120;
    await settle();
    const { top: listTop } = list().getBoundingClientRect();
    const row = rows().find((each) => each.getBoundingClientRect().bottom > listTop);
    const top = row?.getBoundingClientRect().top;
    expect(button('To the end')).toBeTruthy();
    for (let count = 0; count < 20; count += 1) {
      stream('a few more words. ');
      await settle();
    }
    store.ingest([frames.agentMessage({ text: 'hello', role: 'user' })]);
    await settle();
    expect(Math.abs((row?.getBoundingClientRect().top ?? NaN) - (top ?? NaN))).toBeLessThanOrEqual(1);
    const back = button('2 new');
    back?.click();
    await settle();
    await settle();
    expect(distance()).toBeLessThanOrEqual(1);
    expect(list().contains(document.activeElement)).toBe(true);
    expect(document.querySelector('.oddkin-conversation-return')).toBeNull();
  });

  it('is one Tab stop, forwards and backwards', async () => {
    document.querySelector<HTMLElement>('button')?.focus();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Show earlier (60)');
    await userEvent.tab();
    expect(document.activeElement).toBe(rows().at(-1));
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('after');
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(rows().at(-1));
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    expect(document.activeElement?.textContent).toBe('before');
  });

  it('moves between messages by arrows, goes in by Enter and comes out by Escape', async () => {
    document.querySelector<HTMLElement>('.oddkin-conversation-earlier')?.focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    const row = rows().at(-3);
    expect(document.activeElement).toBe(row);
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(row?.querySelector('button'));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(row);
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(rows()[0]);
    expect(rows()[0]?.textContent).toContain('turn 0');
    await userEvent.keyboard('{End}');
    await settle();
    expect(document.activeElement).toBe(rows().at(-1));
    expect(distance()).toBeLessThanOrEqual(1);
  });

  it('renders the last messages only, however many come', async () => {
    for (let batch = 0; batch < 10; batch += 1) {
      say(500, batch * 500);
      await settle();
      expect(rows().length).toBeLessThanOrEqual(40);
      expect(distance()).toBeLessThanOrEqual(1);
    }
    expect(rows().at(-1)?.textContent).toContain('said 4999');
    expect(button('Show earlier (5,060)')).toBeTruthy();
    // A reader elsewhere sees no more of them.
    list().scrollTop -= 50;
    await settle();
    const read = rows().length;
    say(500, 5000);
    await settle();
    expect(rows().length).toBe(read);
    expect(document.querySelector('.oddkin-conversation-return')?.textContent).toBe('500 new');
  });

  it('counts long messages by their parts', async () => {
    const parts = Array.from({ length: 50 }, (_, part) => ({ type: 'text', id: `p${part}`, text: `part ${part}` }));
    store.put(
      Array.from({ length: 5 }, (_, index) =>
        documentEntry('oddkin.ai.message', { ...createDocuments().message({ id: `long-${index}` }), parts } as never),
      ),
    );
    await cleanup();
    await render(
      <ChatProvider store={store}>
        <div style={{ blockSize: '400px' }}>
          <Conversation />
        </div>
      </ChatProvider>,
    );
    await settle();
    expect(rows()).toHaveLength(2);
    expect(distance()).toBeLessThanOrEqual(1);
  });

  it('renders earlier messages as the reader scrolls up, and keeps their place', async () => {
    let moved = 0;
    for (let step = 0; step < 400 && !isInSight('turn 0'); step += 1) {
      list().scrollTop -= 150;
      const { top } = list().getBoundingClientRect();
      const row = rows().find((each) => each.getBoundingClientRect().bottom > top);
      const before = row?.getBoundingClientRect().top ?? NaN;
      await settle();
      const now = row?.getBoundingClientRect().top ?? NaN;
      moved = Math.max(moved, Math.abs(now - before));
      expect(rows().length).toBeLessThanOrEqual(120);
    }
    expect(moved).toBeLessThanOrEqual(1);
    expect(isInSight('turn 0')).toBe(true);
    expect(document.querySelector('.oddkin-conversation-earlier')).toBeNull();
    button('To the end')?.click();
    await settle();
    await settle();
    expect(rows()).toHaveLength(40);
    expect(distance()).toBeLessThanOrEqual(1);
  });

  it('takes a reader who scrolls down through all that came meanwhile, and follows only at the end of it', async () => {
    list().scrollTop -= 300;
    await settle();
    say(200, 0);
    await settle();
    const seen = new Set<string>();
    for (let step = 0; step < 600 && button('Show earlier (260)') === undefined; step += 1) {
      list().scrollTop += 200;
      await settle();
      for (const row of rows()) {
        const said = /said \d+/.exec(row.textContent)?.[0];
        if (said !== undefined) seen.add(said);
      }
      expect(rows().length).toBeLessThanOrEqual(120);
    }
    expect(seen.size).toBe(200);
    expect(distance()).toBeLessThanOrEqual(1);
    expect(document.querySelector('.oddkin-conversation-return')).toBeNull();
  });

  it('shows earlier messages by a button, and goes on by the keyboard', async () => {
    const earlier = button('Show earlier (60)');
    earlier?.focus();
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(isInSight('turn 59')).toBe(true);
    expect(button('To the end')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Show earlier (20)');
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(isInSight('turn 19')).toBe(true);
    // The button is gone; the focus is not.
    expect(document.activeElement).toBe(rows()[19]);
  });

  it('goes on past the first rendered message by the arrow keys', async () => {
    button('Show earlier (60)')?.focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}'.repeat(99));
    await settle();
    expect(document.activeElement?.textContent).toContain('turn 0');
    await userEvent.keyboard('{ArrowDown}'.repeat(99));
    await settle();
    expect(document.activeElement?.textContent).toContain('turn 99');
    expect(distance()).toBeLessThanOrEqual(1);
  });

  it('keeps the focus in the list when the message that has it goes', async () => {
    rows().at(-1)?.focus();
    say(100, 0);
    await settle();
    expect(document.activeElement).toBe(list());
    expect(distance()).toBeLessThanOrEqual(1);
  });

  it('is no live region', () => {
    expect(list().closest('[aria-live], [role="log"], [role="status"]')).toBeNull();
    expect(document.querySelector('.oddkin-conversation [aria-live]')).toBeNull();
  });

  it('touches no other message when one grows', async () => {
    stream('begin ');
    await settle();
    const changed = new Set<Element>();
    const watch = new MutationObserver((records) => {
      for (const { target } of records) {
        const row = (target instanceof Element ? target : target.parentElement)?.closest('[role="article"]');
        if (row) changed.add(row);
      }
    });
    watch.observe(list(), { subtree: true, childList: true, characterData: true, attributes: true });
    for (let count = 0; count < 10; count += 1) stream('more ');
    await settle();
    watch.disconnect();
    expect([...changed]).toEqual([rows().at(-1)]);
  });
});

function stream(text: string): void {
  store.ingest([frames.agentMessage({ delta: { messageId: 'live', partId: 'p', partType: 'text', offset, text, state: 'streaming' } })]);
  offset += text.length;
}

function say(count: number, from: number): void {
  store.ingest(
    Array.from({ length: count }, (_, index) =>
      frames.agentMessage({ text: `said ${from + index}`, role: index % 2 === 0 ? 'user' : 'assistant' }),
    ),
  );
}

function isInSight(words: string): boolean {
  const row = rows().find(({ textContent }) => new RegExp(`${words}(?!\\d)`).test(textContent));
  if (row === undefined) return false;
  const { top, bottom } = row.getBoundingClientRect();
  const sight = list().getBoundingClientRect();
  return bottom > sight.top && top < sight.bottom;
}

function list(): HTMLElement {
  return document.querySelector<HTMLElement>('[role="feed"]')!;
}

function rows(): readonly HTMLElement[] {
  return [...list().querySelectorAll<HTMLElement>('[role="article"]')];
}

function button(words: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === words);
}

function distance(): number {
  return list().scrollHeight - list().clientHeight - list().scrollTop;
}

/** Until React has rendered, the browser has laid out, and observers of sizes have run. */
async function settle(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
}
