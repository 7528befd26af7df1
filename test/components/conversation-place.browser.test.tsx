import '@oddkin/ai/styles.css';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { ChatProvider, Conversation, createObserverStore } from '@oddkin/ai';
import { documentEntry } from '@oddkin/ai/testing';
import {
  button,
  distance,
  documents,
  firstInSight,
  isInSight,
  list,
  message,
  rows,
  say,
  settle,
  watchConversation,
  wordAtTop,
  watched,
} from './watched-conversation.js';

watchConversation();

describe('the place of a reader in a conversation', () => {
  it('keeps what is read in its place on the way up through all messages, whatever their heights', async () => {
    watched.store.put(
      Array.from({ length: 25 }, (_, index) =>
        documentEntry(
          'oddkin.ai.message',
          documents.message({
            id: `tall-${index}`,
            parts: [{ type: 'text', id: 'p', text: `tall ${index}.\n\n${'- a line of a list\n'.repeat((index * 7) % 30)}` }],
          }),
        ),
      ),
      { sessionId: watched.frames.sessionId },
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
    watched.store.ingest([watched.frames.agentMessage({ text: lines })]);
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
    watched.store.ingest([watched.frames.agentMessage({ text: 'many words that wrap. '.repeat(80) })]);
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
    watched.store.ingest([watched.frames.agentMessage({ text: words }), watched.frames.agentMessage({ text: words })]);
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
    watched.store.ingest([watched.frames.toolCall({ tool: 'search' }), watched.frames.toolResult({ output })]);
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

  it('stays where the reader is when a call above is opened, something loads in the last message, and the room gets less', async () => {
    watched.store.ingest([
      watched.frames.toolCall({ tool: 'search' }),
      watched.frames.toolResult({ output: Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`m${index}`, index])) }),
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
});
