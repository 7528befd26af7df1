import '@oddkin/ai/styles.css';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { documentEntry } from '@oddkin/ai/testing';
import { distance, documents, list, rowOf, settle, spoken, watchConversation, watched } from './watched-conversation.js';

watchConversation();

const count = 60;

describe('a message of many parts that comes at the end', () => {
  it('is rendered as far as it is in sight, and wholly when no more come, while the end stays in sight', async () => {
    const places: number[] = [];
    // It is told after the list's own, before each painting.
    const watch = new ResizeObserver(() => places.push(distance()));
    watch.observe(list().firstElementChild!);
    await come('long');
    expect(numbers().at(-1)).toBe(count - 1);
    expect(numbers().length).toBeLessThan(count / 2);
    await expect.poll(() => numbers().length, { timeout: 5_000 }).toBe(count);
    await settle();
    watch.disconnect();
    expect(numbers()).toEqual(Array.from({ length: count }, (_, part) => part));
    expect(document.querySelector('[data-message-gap]')).toBeNull();
    expect(places.every((place) => place <= 1)).toBe(true);
    expect(distance()).toBeLessThanOrEqual(1);
  });

  it('is whole as soon as the reader scrolls up, who stays where they are', async () => {
    await come('long');
    await new Promise(requestAnimationFrame);
    list().scrollTop -= 100;
    await expect.poll(() => list().scrollTop > 0 && numbers().length).toBe(count);
    await settle();
    expect(Math.abs(distance() - 100)).toBeLessThanOrEqual(1);
  });

  it('is whole as soon as a page is printed', async () => {
    await come('long');
    window.dispatchEvent(new Event('beforeprint'));
    expect(numbers()).toHaveLength(count);
    window.dispatchEvent(new Event('afterprint'));
    await settle();
  });

  it('is whole as soon as a key is pressed in it', async () => {
    await come('long');
    rowOf('part 59')!.focus();
    await userEvent.keyboard('{Enter}');
    expect(numbers()).toHaveLength(count);
    expect(rowOf('part 59')!.contains(document.activeElement)).toBe(true);
  });

  it('keeps what was there of it when many more parts come', async () => {
    await come('long', 6);
    const first = part(0);
    expect(first).toBeTruthy();
    await come('long');
    expect(part(0)).toBe(first);
    expect(numbers().at(-1)).toBe(count - 1);
    expect(numbers().length).toBeLessThan(count / 2);
    await expect.poll(() => numbers().length, { timeout: 5_000 }).toBe(count);
    expect(part(0)).toBe(first);
  });

  it('is not rendered once more where it has grown, but what has come after it leaves it out of sight', async () => {
    await come('long', 6);
    await settle();
    const seen = new Set<string>();
    const watch = new MutationObserver((changes) =>
      changes.forEach(({ addedNodes }) => addedNodes.forEach(({ textContent }) => seen.add(textContent ?? ''))),
    );
    watch.observe(list(), { childList: true, subtree: true });
    watched.store.ingest([long('long', count), ...spoken(40, 0)]);
    await expect.poll(() => rowOf('said 39')).toBeTruthy();
    await settle();
    watch.disconnect();
    expect([...seen].filter((text) => text.includes('part '))).toEqual([]);
  });
});

/** React has rendered the message when this is over, but nothing has been painted. */
async function come(id: string, parts = count): Promise<void> {
  watched.store.ingest([long(id, parts)]);
  await Promise.resolve();
}

/** A message of short paragraphs, each a part of its own. */
function long(id: string, parts: number): unknown {
  const paragraphs = Array.from({ length: parts }, (_, at) => ({ type: 'text' as const, id: `p${at}`, text: `part ${at}.` }));
  return watched.frames.agentMessage({ documents: [documentEntry('oddkin.ai.message', documents.message({ id, parts: paragraphs }))] });
}

function numbers(): readonly number[] {
  return [...list().textContent.matchAll(/part (\d+)\./g)].map(([, at]) => Number(at));
}

function part(at: number): Element | undefined {
  return [...list().querySelectorAll('.oddkin-message-parts > *')].find(({ textContent }) => textContent === `part ${at}.`);
}
