import { describe, expect, it, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ObserverPanel, type RegionName } from '@oddkin/ai';
import { createObserverStore } from '@oddkin/ai/store';
import { countedUuid, createDocuments, createFrames, documentEntry } from '@oddkin/ai/testing';
import '@oddkin/ai/styles.css';
import '@oddkin/ai/observer.css';

const nil = '00000000-0000-0000-0000-000000000000';

beforeEach(async () => {
  await page.viewport(1440, 900);
});

describe('ObserverPanel, the room it gives', () => {
  it('shows the buttons of what waits whole when Attention is chosen, and folds the world meanwhile', async () => {
    const { store, frames } = observed();
    const { question, approval } = createDocuments();
    store.put(
      [
        documentEntry('oddkin.ai.question', question({ prompt: 'Which way?' })),
        documentEntry('oddkin.ai.approval', approval({ title: 'Break the door?' })),
      ],
      { sessionId: frames.sessionId },
    );
    await show(store);
    await page.getByRole('tab', { name: /Attention/ }).click();
    for (const name of ['Deny', 'Skip']) {
      const button = page.getByRole('region', { name: /need/ }).getByRole('button', { name }).first();
      await expect.element(button).toBeVisible();
      expect(isInside(button.element(), document.querySelector('[data-region="attention"]'))).toBe(true);
    }
    await expect.element(page.getByRole('button', { name: 'World' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('leaves Plan the room of a world that the host does not draw, until a person asks for it', async () => {
    const { store } = observed();
    await show(store);
    const world = page.getByRole('button', { name: 'World' });
    await expect.element(world).toHaveAttribute('aria-expanded', 'false');
    await world.click();
    await expect.element(page.getByText('The world has not told its state yet.', { exact: false })).toBeVisible();
  });

  it('opens nothing by itself when a question comes, and counts it on the tab', async () => {
    const { store, frames } = observed();
    await show(store);
    store.put([documentEntry('oddkin.ai.question', createDocuments().question({ prompt: 'Which way?' }))], { sessionId: frames.sessionId });
    await expect.element(page.getByRole('tab', { name: 'Attention 1' })).toHaveAttribute('aria-selected', 'false');
    expect(document.activeElement).toBe(document.body);
  });

  it.each(['ltr', 'rtl'])('shades the edges at which tools are out of sight, in their head too, %s', async (dir) => {
    const { store, frames } = observed();
    store.ingest([frames.toolCall({ tool: 'look' }), frames.toolResult()]);
    await page.viewport(1100, 900);
    await render(
      <div dir={dir} style={{ blockSize: 880 }}>
        <ObserverPanel store={store} defaultRegion="tools" style={{ blockSize: '100%' }} />
      </div>,
    );
    await expect.element(page.getByRole('columnheader', { name: 'Tool', exact: true })).toBeVisible();
    const scroller = document.querySelector<HTMLElement>('.oddkin-observer-table-scroll')!;
    const shaded = (element: Element | null, part?: string) => getComputedStyle(element!, part).boxShadow !== 'none';
    const edges = () =>
      ['thead', 'tbody'].map((part) => {
        const row = scroller.querySelector(`${part} > tr`)!;
        return [shaded(row.firstElementChild), shaded(row, '::after')];
      });
    await expect.poll(edges).toEqual([
      [false, true],
      [false, true],
    ]);
    scroller.scrollLeft = dir === 'rtl' ? -50 : 50;
    await expect.poll(edges).toEqual([
      [true, true],
      [true, true],
    ]);
    scroller.scrollLeft = dir === 'rtl' ? -5_000 : 5_000;
    await expect.poll(edges).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  it('folds agents that have finished, the last one first', async () => {
    const { store } = observed();
    for (const number of [2, 3]) {
      const frames = createFrames(countedUuid(0, number));
      const ended = [frames.sessionInit(), frames.agentMessage({ text: 'Bye.', from: `Courier ${number}` }), frames.sessionClose()];
      store.ingest(ended.map((frame, at) => ({ ...frame, message_id: countedUuid(number, at) })));
    }
    await show(store, 'agents');
    const fold = page.getByText('Finished (2)');
    await expect.element(fold).toBeVisible();
    await expect.element(page.getByRole('button', { name: /Courier/ })).not.toBeInTheDocument();
    expect(document.querySelector('.oddkin-observer-finished .oddkin-observer-agent')).toBeNull();
    await fold.click();
    await expect.element(page.getByRole('button', { name: /Courier/ }).first()).toHaveTextContent('Courier 3');
  });

  it('says of a gap that frames are missing, and names the bridge', async () => {
    const { store, frames } = observed();
    store.ingest([frames.error({ session_id: nil, error: { code: 'session_expired', message: 'They were let go.', retryable: true } })]);
    await show(store);
    await page.getByRole('button', { name: 'List' }).click();
    const row = page.getByRole('option', { name: /Frames are missing here: They were let go\./ });
    await expect.element(row).toHaveTextContent(/bridge/);
    await expect.element(page.getByRole('combobox', { name: 'Agent' })).toHaveTextContent('(lost)');
  });

  it('keeps a hostile name in one line', async () => {
    const { store, frames } = observed();
    store.ingest([
      { ...frames.agentMessage({ text: 'Hello.', from: `a\n\n\n\n\n\n\nb\u202e${'x'.repeat(500)}` }), message_id: countedUuid(8, 1) },
    ]);
    await show(store, 'agents');
    const card = page.getByRole('button', { name: /^a b/ });
    await expect.element(card).toHaveTextContent(/a b\\u202ex+…/);
    expect(card.element().getBoundingClientRect().height).toBeLessThan(140);
  });

  it('shows all tabs where it is narrow', async () => {
    await page.viewport(360, 780);
    await show(observed().store);
    const list = page.getByRole('tablist', { name: 'Regions' });
    await expect.element(list).toBeVisible();
    for (const tab of list.getByRole('tab').elements()) expect(isInside(tab, list.element())).toBe(true);
  });
});

function observed() {
  const frames = createFrames();
  const store = createObserverStore();
  store.ingest([frames.sessionInit()]);
  return { store, frames };
}

function show(store: ReturnType<typeof createObserverStore>, defaultRegion: RegionName = 'conversation') {
  return render(
    <div style={{ blockSize: '100vh' }}>
      <ObserverPanel store={store} onAction={() => undefined} defaultRegion={defaultRegion} />
    </div>,
  );
}

function isInside(inner: Element, outer: Element | null): boolean {
  const [a, b] = [inner.getBoundingClientRect(), outer?.getBoundingClientRect()];
  return b !== undefined && a.top >= b.top && a.bottom <= b.bottom && a.left >= b.left - 1 && a.right <= b.right + 1;
}
