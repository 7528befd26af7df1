import '@oddkin/ai/styles.css';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { ChatProvider, Conversation, createObserverStore, type ObserverStore } from '@oddkin/ai';
import { createFrames, type FrameBuilders } from '@oddkin/ai/testing';

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
    expect(document.activeElement).toBe(rows().at(-1));
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('after');
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(rows().at(-1));
    await userEvent.tab({ shift: true });
    expect(document.activeElement?.textContent).toBe('before');
  });

  it('moves between messages by arrows, goes in by Enter and comes out by Escape', async () => {
    document.querySelector<HTMLElement>('button')?.focus();
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
    await userEvent.keyboard('{End}');
    await settle();
    expect(document.activeElement).toBe(rows().at(-1));
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
