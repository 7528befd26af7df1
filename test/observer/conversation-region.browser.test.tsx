import '@oddkin/ai/styles.css';
import '@oddkin/ai/observer.css';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ObserverPanel } from '@oddkin/ai';
import { createObserverStore } from '@oddkin/ai/store';
import { createDocuments, createFrames, documentEntry } from '@oddkin/ai/testing';

const sizes = [
  { width: 1440, height: 900, font: 100 },
  { width: 720, height: 450, font: 100 },
  { width: 360, height: 780, font: 100 },
  { width: 1440, height: 900, font: 200 },
  { width: 360, height: 780, font: 200 },
] as const;

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

describe('the conversation of the panel', () => {
  it.each(sizes)('keeps room for messages, and lets all else be reached, at $width × $height with letters of $font %', async (size) => {
    await show(size);
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    expect(find('.oddkin-conversation-messages').clientHeight).toBeGreaterThanOrEqual(8 * rem);
    const region = find('.oddkin-observer-conversation-region');
    expect(region.scrollWidth).toBe(region.clientWidth);
    const send = find('.oddkin-composer-buttons');
    send.scrollIntoView({ block: 'nearest' });
    const { top, bottom, left, right } = send.getBoundingClientRect();
    const sight = region.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(sight.top);
    expect(bottom).toBeLessThanOrEqual(sight.bottom + 0.5);
    expect(left).toBeGreaterThanOrEqual(sight.left);
    expect(right).toBeLessThanOrEqual(sight.right);
  });

  it.each(sizes)('puts suggestions and the model in one row at $width × $height with letters of $font %', async (size) => {
    await show(size);
    const suggestions = find('.oddkin-suggestions').getBoundingClientRect();
    const model = find('.oddkin-model-picker').getBoundingClientRect();
    expect(model.top).toBeLessThan(suggestions.bottom);
    expect(model.bottom).toBeGreaterThan(suggestions.top);
    expect(model.left).toBeGreaterThanOrEqual(suggestions.right);
    expect(suggestions.width).toBeGreaterThan(48);
  });

  it('leaves the hint out where there is little room', async () => {
    await show(sizes[0]);
    expect(find('.oddkin-composer-hint').offsetHeight).toBeGreaterThan(0);
    await page.viewport(720, 450);
    await expect.poll(() => find('.oddkin-composer-hint').offsetHeight).toBe(0);
  });

  it.each(sizes)('opens the list of models where all of it can be seen at $width × $height with letters of $font %', async (size) => {
    await show(size);
    find('.oddkin-model-picker-trigger').click();
    await expect.poll(() => document.querySelector('.oddkin-model-picker-content')).not.toBeNull();
    const list = find('.oddkin-model-picker-content');
    list.scrollIntoView({ block: 'nearest' });
    const { top, bottom, left, right } = list.getBoundingClientRect();
    const sight = find('.oddkin-observer-conversation-region').getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(sight.top - 0.5);
    expect(bottom).toBeLessThanOrEqual(sight.bottom + 0.5);
    expect(left).toBeGreaterThanOrEqual(sight.left);
    expect(right).toBeLessThanOrEqual(sight.right);
  });
});

async function show({ width, height, font }: (typeof sizes)[number]): Promise<void> {
  await page.viewport(width, height);
  document.documentElement.style.fontSize = `${font}%`;
  const store = createObserverStore();
  const frames = createFrames();
  const { suggestion, modelOption } = createDocuments();
  store.ingest([
    frames.sessionInit(),
    ...Array.from({ length: 30 }, (_, at) => frames.agentMessage({ text: `Step ${at}.`, from: 'Scout' })),
  ]);
  store.put(
    [
      ...['What do you see?', 'Go north', 'Stop for a while'].map((label, at) =>
        documentEntry('oddkin.ai.suggestion', suggestion({ id: `s${at}`, label })),
      ),
      ...Array.from({ length: 10 }, (_, at) =>
        documentEntry('oddkin.ai.model-option', modelOption({ id: `m${at}`, label: `Model ${at}` })),
      ),
    ],
    { sessionId: frames.sessionId },
  );
  await render(
    <div style={{ position: 'fixed', inset: 0 }}>
      <ObserverPanel store={store} onAction={() => undefined} />
    </div>,
  );
  await expect.element(page.getByText('Step 29.').first()).toBeInTheDocument();
}

function find(selector: string): HTMLElement {
  return document.querySelector<HTMLElement>(selector)!;
}
