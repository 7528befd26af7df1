import '@oddkin/ai/styles.css';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { ChatProvider, Conversation, createObserverStore, type ObserverStore } from '@oddkin/ai';
import { createDocuments, createFrames, documentEntry, type FrameBuilders } from '@oddkin/ai/testing';

let store: ObserverStore;
let frames: FrameBuilders;
let offset = 0;
const documents = createDocuments();

beforeEach(async () => {
  store = createObserverStore({ limits: { messages: 30_000 } });
  frames = createFrames();
  offset = 0;
  store.ingest([
    frames.sessionInit(),
    ...Array.from({ length: 100 }, (_, turn) => frames.agentMessage({ text: `turn ${turn}`, role: turn % 2 === 0 ? 'user' : 'assistant' })),
  ]);
  await show(store);
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
    expect(document.activeElement?.textContent).toContain('Show all at once');
    await userEvent.tab();
    expect(document.activeElement).toBe(document.querySelector('.oddkin-conversation-find-input'));
    await userEvent.tab();
    expect(document.activeElement).toBe(rows().at(-1));
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('after');
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(rows().at(-1));
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    expect(document.activeElement?.textContent).toBe('before');
  });

  it('scrolls nothing when a reader who has scrolled comes in by Tab', async () => {
    list().scrollTop -= 2_000;
    await settle();
    const { scrollTop } = list();
    document.querySelector<HTMLElement>('.oddkin-conversation-find-input')?.focus();
    await userEvent.tab();
    expect(document.activeElement === firstInSight()).toBe(true);
    expect(list().scrollTop).toBe(scrollTop);
  });

  it('moves between messages by arrows, goes in by Enter and comes out by Escape', async () => {
    document.querySelector<HTMLElement>('.oddkin-conversation-find-input')?.focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    const row = rowOf('turn 97');
    expect(document.activeElement).toBe(row);
    expect(row?.ariaPosInSet).toBe('98');
    expect(row?.ariaSetSize).toBe('100');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(row?.querySelector('button'));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(row);
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(rowOf('turn 0'));
    expect(isInSight('turn 0')).toBe(true);
    await userEvent.keyboard('{End}');
    await settle();
    expect(document.activeElement).toBe(rows().at(-1));
    expect(distance()).toBeLessThanOrEqual(1);
    expect(document.querySelector('[data-following]')).not.toBeNull();
  });

  it('goes through messages by the arrow keys, also those that were not rendered, and each is in sight', async () => {
    document.querySelector<HTMLElement>('.oddkin-conversation-find-input')?.focus();
    await userEvent.tab();
    for (let turn = 90; turn >= 54; turn -= 9) {
      await userEvent.keyboard('{ArrowUp}'.repeat(9));
      expect(document.activeElement).toBe(rowOf(`turn ${turn}`));
      expect(isInSight(`turn ${turn}`)).toBe(true);
    }
    await userEvent.keyboard('{ArrowDown}'.repeat(46));
    await settle();
    expect(document.activeElement?.textContent).toContain('turn 99');
    expect(distance()).toBeLessThanOrEqual(1);
  });

  it.each([100, 20_000])('renders what is near to sight only, of %i messages as well', async (count) => {
    say(count, 0);
    await settle();
    expect(rows().length).toBeLessThanOrEqual(30);
    expect(distance()).toBeLessThanOrEqual(1);
    expect(rows().at(-1)?.textContent).toContain(`said ${count - 1}`);
    list().scrollTop = list().scrollHeight / 2;
    await settle();
    expect(firstInSight()).toBeTruthy();
    expect(rows().length).toBeLessThanOrEqual(40);
  });

  it('stays at its end when more come than the store holds, so that none is left of those that were there', async () => {
    const small = createObserverStore({ limits: { messages: 50 } });
    await cleanup();
    await show(small);
    for (let batch = 0; batch < 5; batch += 1) {
      small.ingest(spoken(60, batch * 60));
      await settle();
      expect(rows().at(-1)?.textContent).toContain(`said ${batch * 60 + 59}`);
      expect(distance()).toBeLessThanOrEqual(1);
      expect(document.querySelector('[data-following]')).not.toBeNull();
    }
  });

  it('counts what comes while the reader is elsewhere, and renders none of it', async () => {
    list().scrollTop -= 50;
    await settle();
    say(500, 0);
    await settle();
    expect(rows().length).toBeLessThanOrEqual(30);
    expect(document.querySelector('.oddkin-conversation-return')?.textContent).toBe('500 new');
  });

  it('keeps what is read in its place on the way up through all messages, whatever their heights', async () => {
    store.put(
      Array.from({ length: 25 }, (_, index) =>
        documentEntry(
          'oddkin.ai.message',
          documents.message({
            id: `tall-${index}`,
            parts: [{ type: 'text', id: 'p', text: `tall ${index}.\n\n${'- a line of a list\n'.repeat((index * 7) % 30)}` }],
          }),
        ),
      ),
      { sessionId: frames.sessionId },
    );
    await settle();
    expect(distance()).toBeLessThanOrEqual(1);
    let moved = 0;
    for (let step = 0; step < 400 && list().scrollTop > 0; step += 1) {
      list().scrollTop -= 230;
      const row = firstInSight();
      const before = row?.getBoundingClientRect().top ?? NaN;
      await settle();
      moved = Math.max(moved, Math.abs((row?.getBoundingClientRect().top ?? NaN) - before));
    }
    expect(moved).toBeLessThanOrEqual(1);
    expect(isInSight('turn 0')).toBe(true);
    expect(firstInSight()?.getBoundingClientRect().top).toBeCloseTo(list().getBoundingClientRect().top, 0);
  });

  it('shows every message once, in order, on the way down', async () => {
    list().scrollTop = 0;
    await settle();
    const seen = new Set<string>();
    for (let step = 0; step < 600 && distance() > 1; step += 1) {
      for (const row of rows()) seen.add(/turn \d+/.exec(row.textContent)?.[0] ?? '');
      list().scrollTop += 250;
      await settle();
    }
    for (const row of rows()) seen.add(/turn \d+/.exec(row.textContent)?.[0] ?? '');
    expect([...seen]).toEqual(Array.from({ length: 100 }, (_, turn) => `turn ${turn}`));
    expect(document.querySelector('.oddkin-conversation-return')).toBeNull();
  });

  it('keeps what is read where it is when earlier messages come in', async () => {
    await cleanup();
    const history = createObserverStore();
    await render(
      <ChatProvider store={history}>
        <div style={{ blockSize: '400px' }}>
          <Conversation />
        </div>
      </ChatProvider>,
    );
    const load = (from: number, to: number): void =>
      void history.put(
        Array.from({ length: to - from }, (_, index) =>
          message(`m${from + index}`, `m${from + index - 1}`, `said ${from + index}\n\n${'- line\n'.repeat(index % 5)}`),
        ),
      );
    load(200, 300);
    await settle();
    expect(distance()).toBeLessThanOrEqual(1);
    expect(document.querySelector('[aria-setsize="100"]')).not.toBeNull();
    load(150, 200);
    await settle();
    expect(distance()).toBeLessThanOrEqual(1);
    list().scrollTop -= 700;
    await settle();
    for (const from of [100, 50, 0]) {
      const row = firstInSight();
      const top = row?.getBoundingClientRect().top ?? NaN;
      load(from, from + 50);
      await settle();
      expect(row?.isConnected).toBe(true);
      expect(Math.abs((row?.getBoundingClientRect().top ?? NaN) - top)).toBeLessThanOrEqual(1);
      expect(row?.ariaSetSize).toBe(String(300 - from));
    }
    // None of them has come at the end.
    expect(button('To the end')).toBeTruthy();
  });

  it('keeps what is read where it is when something above it changes height', async () => {
    list().scrollTop -= 900;
    await settle();
    const row = firstInSight();
    const top = row?.getBoundingClientRect().top ?? NaN;
    const above = row?.parentElement?.previousElementSibling?.querySelector<HTMLElement>('.oddkin-message-parts');
    for (const height of ['300px', '40px', '900px']) {
      if (above) above.style.blockSize = height;
      await settle();
      expect(Math.abs((row?.getBoundingClientRect().top ?? NaN) - top)).toBeLessThanOrEqual(1);
    }
  });

  it('keeps the line that is read where it is when something above it in the same message changes height', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => `paragraph ${index}`).join('\n\n');
    store.ingest([frames.agentMessage({ text: lines })]);
    await settle();
    list().scrollTop -= 500;
    await settle();
    const { top: edge } = list().getBoundingClientRect();
    const paragraphs = [...document.querySelectorAll<HTMLElement>('.oddkin-markdown p')];
    const read = paragraphs.find((each) => each.getBoundingClientRect().bottom > edge)!;
    const { top } = read.getBoundingClientRect();
    paragraphs[2]!.style.blockSize = '400px';
    await settle();
    expect(Math.abs(read.getBoundingClientRect().top - top)).toBeLessThanOrEqual(1);
  });

  it('stays at the end when it is given another size or other letters', async () => {
    const frame = list().parentElement!.parentElement!;
    store.ingest([frames.agentMessage({ text: 'many words that wrap. '.repeat(80) })]);
    for (const change of [
      () => (frame.style.inlineSize = '340px'),
      () => (frame.style.blockSize = '250px'),
      () => (document.documentElement.style.fontSize = '24px'),
      () => (document.documentElement.style.fontSize = ''),
      () => (frame.style.inlineSize = ''),
    ]) {
      change();
      await settle();
      expect(distance()).toBeLessThanOrEqual(1);
    }
  });

  it('keeps the very word that is read at the top when it is given another size or other letters', async () => {
    const frame = list().parentElement!.parentElement!;
    const words = Array.from({ length: 600 }, (_, index) => `w${index}`).join(' ');
    store.ingest([frames.agentMessage({ text: words }), frames.agentMessage({ text: words })]);
    await settle();
    frame.style.inlineSize = '340px';
    await settle();
    list().scrollTop -= 900;
    await settle();
    const read = wordAtTop();
    for (const change of [
      () => (document.documentElement.style.fontSize = '24px'),
      () => (frame.style.inlineSize = '600px'),
      () => (document.documentElement.style.fontSize = ''),
      () => (frame.style.inlineSize = '340px'),
    ]) {
      change();
      await settle();
      expect(Math.abs(wordAtTop() - read)).toBeLessThanOrEqual(25);
    }
    expect(Math.abs(wordAtTop() - read)).toBeLessThanOrEqual(8);
  });

  it('never pushes what was pressed out of sight by what it opens at the end', async () => {
    const output = { rows: Array.from({ length: 80 }, (_, index) => ({ index })) };
    store.ingest([frames.toolCall({ tool: 'search' }), frames.toolResult({ output })]);
    await settle();
    const trigger = [...document.querySelectorAll<HTMLElement>('.oddkin-tool-call-trigger')].at(-1)!;
    await userEvent.click(trigger);
    await settle();
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    const { top, bottom } = trigger.getBoundingClientRect();
    const sight = list().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(sight.top - 1);
    expect(bottom).toBeLessThanOrEqual(sight.bottom + 1);
  });

  it('keeps selected text, and the message that has the focus, however far the reader scrolls', async () => {
    const row = firstInSight()!;
    const words = row.querySelector('p')!.firstChild!;
    getSelection()!.setBaseAndExtent(words, 0, words, 4);
    const focused = rows().at(-1)!;
    focused.focus({ preventScroll: true });
    list().scrollTop = 0;
    await settle();
    expect(isInSight('turn 0')).toBe(true);
    expect(row.isConnected).toBe(true);
    expect(getSelection()!.toString()).toBe('turn');
    expect(document.activeElement).toBe(focused);
    getSelection()!.removeAllRanges();
    focused.blur();
    list().scrollTop += 10;
    await settle();
    expect(row.isConnected).toBe(false);
  });

  it('puts the focus on what stands in the place of a message that goes', async () => {
    store.put([documentEntry('oddkin.ai.message', documents.message({ id: 'doomed' }))], { sessionId: frames.sessionId });
    await settle();
    rows().at(-1)?.focus();
    expect(document.activeElement?.textContent).not.toContain('turn 99');
    store.ingest([frames.agentMessage({ documents: [{ schema: 'oddkin.ai.message', version: 1, id: 'doomed', value: null }] })]);
    await settle();
    expect(document.activeElement).toBe(rowOf('turn 99'));
  });

  it('renders all of them, by and by, for reading, and stays where the reader is', async () => {
    list().scrollTop -= 700;
    await settle();
    const row = firstInSight();
    const top = row?.getBoundingClientRect().top ?? NaN;
    const reading = document.querySelector<HTMLElement>('.oddkin-conversation-reading')!;
    expect(document.querySelector('.oddkin-conversation-count')?.textContent).toBe('100 messages');
    reading.click();
    await expect.poll(() => rows().length).toBe(100);
    expect(reading.getAttribute('aria-pressed')).toBe('true');
    expect(Math.abs((row?.getBoundingClientRect().top ?? NaN) - top)).toBeLessThanOrEqual(1);
    reading.click();
    await settle();
    expect(rows().length).toBeLessThan(40);
    expect(Math.abs((row?.getBoundingClientRect().top ?? NaN) - top)).toBeLessThanOrEqual(1);
  });

  it('finds words in messages that are not rendered, and goes from one to the next', async () => {
    const field = document.querySelector<HTMLElement>('.oddkin-conversation-find-input')!;
    await userEvent.click(field);
    await userEvent.keyboard('TURN 1');
    const found = () => document.querySelector('.oddkin-conversation-found')?.textContent;
    await expect.poll(found).toBe('in 11 messages');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect.poll(found).toBe('11 of 11');
    expect(isInSight('turn 19')).toBe(true);
    expect(document.querySelector('[data-found]')?.textContent).toContain('turn 19');
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('{Enter}');
    await expect.poll(found).toBe('1 of 11');
    expect(isInSight('turn 1')).toBe(true);
    await userEvent.keyboard('nowhere');
    await expect.poll(found).toBe('not found');
    expect(document.querySelector('[data-found]')).toBeNull();
  });

  it('renders all of them before a page is printed, and the same as before when it was', async () => {
    window.dispatchEvent(new Event('beforeprint'));
    expect(rows()).toHaveLength(100);
    window.dispatchEvent(new Event('afterprint'));
    await settle();
    expect(rows().length).toBeLessThan(40);
    expect(distance()).toBeLessThanOrEqual(1);
  });

  it('stays where it was when it is hidden and comes back', async () => {
    const frame = list().parentElement!.parentElement!;
    frame.style.display = 'none';
    say(10, 0);
    await settle();
    frame.style.display = '';
    await settle();
    expect(distance()).toBeLessThanOrEqual(1);
    list().scrollTop -= 500;
    await settle();
    const row = firstInSight();
    const top = row?.getBoundingClientRect().top ?? NaN;
    frame.style.display = 'none';
    await settle();
    frame.style.display = '';
    await settle();
    expect(Math.abs((row?.getBoundingClientRect().top ?? NaN) - top)).toBeLessThanOrEqual(1);
  });

  it('follows while it streams, lets go of a reader who scrolls up, and follows again from End on', async () => {
    for (let count = 0; count < 30; count += 1) {
      stream('some words, ');
      await settle();
      expect(distance()).toBeLessThanOrEqual(1);
    }
    list().scrollTop -= 120;
    await settle();
    const { scrollTop } = list();
    for (let count = 0; count < 10; count += 1) {
      stream('more of them, ');
      await settle();
      expect(Math.abs(list().scrollTop - scrollTop)).toBeLessThanOrEqual(1);
    }
    // The message that was last has grown.
    expect(document.querySelector('.oddkin-conversation-return[data-new]')?.textContent).toBe('1 new');
    document.querySelector<HTMLElement>('.oddkin-conversation-find-input')?.focus();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    for (let count = 0; count < 10; count += 1) {
      stream('and the rest. ');
      await settle();
      expect(distance()).toBeLessThanOrEqual(1);
    }
  });

  it('stays where the reader is when a call above is opened, something loads in the last message, and the room gets less', async () => {
    store.ingest([
      frames.toolCall({ tool: 'search' }),
      frames.toolResult({ output: Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`m${index}`, index])) }),
    ]);
    say(12, 0);
    await settle();
    const frame = list().parentElement!.parentElement!;
    const changes = [
      () => document.querySelector<HTMLElement>('.oddkin-tool-call-trigger')?.click(),
      () => (rows().at(-1)!.querySelector<HTMLElement>('.oddkin-message-parts')!.style.minBlockSize = '300px'),
      () => (frame.style.blockSize = '290px'),
      () => (frame.style.inlineSize = '400px'),
    ];
    for (const change of changes) {
      change();
      await settle();
      expect(distance()).toBeLessThanOrEqual(1);
    }
    list().scrollTop -= 600;
    await settle();
    const row = firstInSight();
    const top = row?.getBoundingClientRect().top ?? NaN;
    for (const change of [
      () => document.querySelector<HTMLElement>('.oddkin-tool-call-trigger')?.click(),
      () => (rows().at(-1)!.querySelector<HTMLElement>('.oddkin-message-parts')!.style.minBlockSize = '500px'),
      () => (frame.style.blockSize = '400px'),
    ]) {
      change();
      await settle();
      expect(Math.abs((row?.getBoundingClientRect().top ?? NaN) - top)).toBeLessThanOrEqual(1);
    }
  });

  it('keeps the focus in the list when another branch is picked', async () => {
    const put = (id: string, parentId?: string) =>
      documentEntry(
        'oddkin.ai.message',
        documents.message({ id, ...(parentId === undefined ? {} : { parentId }), role: parentId === undefined ? 'user' : 'assistant' }),
      );
    store.ingest([frames.agentMessage({ documents: [put('ask'), put('left', 'ask'), put('right', 'ask')] })]);
    await settle();
    const previous = document.querySelector<HTMLElement>('.oddkin-branch-picker button');
    previous?.focus();
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(document.querySelector('.oddkin-branch-picker')?.textContent).toContain('1 of 2');
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

async function show(shown: ObserverStore): Promise<void> {
  await render(
    <ChatProvider store={shown} sessionId={frames.sessionId}>
      <button type="button">before</button>
      <div style={{ blockSize: '400px' }}>
        <Conversation />
      </div>
      <button type="button">after</button>
    </ChatProvider>,
  );
  await settle();
}

function say(count: number, from: number): void {
  store.ingest(spoken(count, from));
}

function spoken(count: number, from: number): readonly unknown[] {
  return Array.from({ length: count }, (_, index) =>
    frames.agentMessage({ text: `said ${from + index}`, role: index % 2 === 0 ? 'user' : 'assistant' }),
  );
}

/** The number of the word in the line that the top edge crosses. */
function wordAtTop(): number {
  const { left, top } = list().getBoundingClientRect();
  for (let below = 2; below < 60; below += 4) {
    const at = document.caretPositionFromPoint(left + 20, top + below);
    const found = at === null ? null : /w(\d+)/.exec(at.offsetNode.textContent?.slice(at.offset) ?? '');
    if (found !== null) return Number(found[1]);
  }
  return NaN;
}

function message(id: string, parentId: string, text: string) {
  return documentEntry('oddkin.ai.message', documents.message({ id, parentId, parts: [{ type: 'text', id: 'p', text }] }));
}

function firstInSight(): HTMLElement | undefined {
  const { top } = list().getBoundingClientRect();
  return rows().find((row) => row.getBoundingClientRect().bottom > top + 1);
}

function rowOf(words: string): HTMLElement | undefined {
  return rows().find(({ textContent }) => new RegExp(`${words}(?!\\d)`).test(textContent));
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
