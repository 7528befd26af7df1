import '@oddkin/ai/styles.css';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { createObserverStore } from '@oddkin/ai';
import {
  button,
  distance,
  firstInSight,
  list,
  rows,
  say,
  settle,
  show,
  spoken,
  stream,
  watchConversation,
  watched,
} from './watched-conversation.js';

watchConversation();

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
    watched.store.ingest([watched.frames.agentMessage({ text: 'hello', role: 'user' })]);
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

  it('renders all of them before a page is printed, and the same as before when it was', async () => {
    window.dispatchEvent(new Event('beforeprint'));
    expect(rows()).toHaveLength(100);
    window.dispatchEvent(new Event('afterprint'));
    await settle();
    expect(rows().length).toBeLessThan(40);
    expect(distance()).toBeLessThanOrEqual(1);
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
