import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@oddkin/ai/styles.css';
import { ObserverPanel } from '@oddkin/ai';
import { createObserverStore, type ObserverStore } from '@oddkin/ai/store';
import { createFrames } from '@oddkin/ai/testing';

const start = Date.UTC(2026, 0, 1, 12);

let store: ObserverStore;

beforeEach(() => {
  store = createObserverStore();
  const frames = createFrames();
  const feed = (frame: unknown, seconds: number) => void store.ingest([frame], { at: start + seconds * 1_000 });
  feed(frames.sessionInit(), 0);
  feed(frames.toolCall({ call_id: 'a', tool: 'look' }), 5);
  feed(frames.event({ topic: 'audio', payload: { noise: 'drip' } }), 8);
  feed(frames.toolResult({ call_id: 'a' }), 15);
  feed(frames.toolCall({ call_id: 'b', tool: 'move', input: { to: 'north' } }), 20);
  feed(frames.toolResult({ call_id: 'b', error: { code: 'timeout', message: 'The door is stuck.', retryable: true } }), 30);
  feed(frames.toolCall({ call_id: 'c', tool: 'speak' }), 35);
  feed(frames.heartbeat(), 40);
});

afterEach(() => document.body.replaceChildren());

async function showPanel() {
  await page.viewport(1280, 800);
  await render(
    <div style={{ blockSize: 780 }}>
      <ObserverPanel store={store} style={{ blockSize: '100%' }} />
    </div>,
  );
  const chart = page.getByRole('listbox', { name: 'Timeline' });
  await expect.element(chart).toBeVisible();
  return chart;
}

const inspector = page.getByRole('region', { name: 'Inspector' });

it('goes from bar to bar and from lane to lane by keyboard, and shows what Enter selects', async () => {
  const chart = await showPanel();
  (chart.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  const active = () => document.getElementById(chart.element().getAttribute('aria-activedescendant') ?? '')?.textContent;
  await expect.poll(active).toMatch(/^speak, running/);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(active).toMatch(/^move, failed · 10 s, .*The door is stuck\./);
  await userEvent.keyboard('{Enter}');
  await expect.element(inspector.getByText('The door is stuck.').first()).toBeVisible();
  await userEvent.keyboard('{Home}{ArrowDown}');
  await expect.poll(active).toMatch(/^audio, .*drip/);
  await userEvent.keyboard('{Enter}');
  await expect.element(inspector.getByText('audio').first()).toBeVisible();
  await userEvent.keyboard('e');
  await expect.poll(active).toMatch(/^move, failed/);
});

it('selects the bar that is clicked, and marks it', async () => {
  const chart = await showPanel();
  const plot = plotOf(chart.element());
  await userEvent.click(plot, { position: barPlace(plot, 25) });
  await expect.element(inspector.getByText('The door is stuck.').first()).toBeVisible();
  expect(plot.querySelector('[data-kind="selected"]')).not.toBeNull();
});

it('draws each call in the colour of its class or of its failure', async () => {
  const chart = await showPanel();
  const plot = plotOf(chart.element());
  const colourAt = (seconds: number) => pixel(plot, barPlace(plot, seconds));
  await expect.poll(() => colourAt(10)).not.toEqual(colourAt(17));
  expect(colourAt(10)).not.toEqual(colourAt(25));
  expect(colourAt(37)).not.toEqual(colourAt(17));
});

it('zooms by wheel and keys, and follows the newest again when asked to', async () => {
  const chart = await showPanel();
  const inSight = page.getByText(/in sight$/);
  await expect.element(inSight).toHaveTextContent(/^1 min/);
  (chart.element() as HTMLElement).focus();
  await userEvent.keyboard('+');
  await expect.element(inSight).toHaveTextContent('30 s in sight');
  plotOf(chart.element()).dispatchEvent(new WheelEvent('wheel', { deltaY: -347, cancelable: true, bubbles: true }));
  await expect.element(inSight).toHaveTextContent('15 s in sight');
  await userEvent.keyboard('0');
  const follow = page.getByRole('button', { name: 'Follow the newest' });
  await expect.element(follow).toHaveAttribute('aria-pressed', 'false');
  await follow.click();
  await expect.element(follow).toHaveAttribute('aria-pressed', 'true');
});

it('takes the whole panel to the moment that the axis is dragged to, and shows what came after as yet to come', async () => {
  const chart = await showPanel();
  const plot = plotOf(chart.element());
  const axis = chart.element().parentElement?.querySelector('.oddkin-timeline-axis') as HTMLElement;
  await expect.poll(() => store.cursor.getState().isLive).toBe(true);
  const before = pixel(plot, barPlace(plot, 25));
  await userEvent.click(axis, { position: { x: barPlace(plot, 17).x, y: 10 } });
  await expect.poll(() => store.cursor.getState().isLive).toBe(false);
  expect(store.getState().toolCalls.records.size).toBe(1);
  await expect.poll(() => pixel(plot, barPlace(plot, 25))).not.toEqual(before);
});

it('tells the same as a list', async () => {
  await showPanel();
  await page.getByRole('button', { name: 'List' }).click();
  await expect.element(page.getByRole('option', { name: /move/ })).toBeVisible();
});

function plotOf(chart: Element): HTMLElement {
  return chart.querySelector('.oddkin-timeline-plot') as HTMLElement;
}

/** Where the first row of the first lane stands at a second of the run. The view shows a minute that begins 1.2 s before it. */
function barPlace(plot: HTMLElement, seconds: number) {
  return { x: Math.round(((seconds + 1.2) / 60) * plot.clientWidth), y: 15 };
}

function pixel(plot: HTMLElement, { x, y }: { readonly x: number; readonly y: number }): readonly number[] {
  const canvas = plot.querySelector('canvas') as HTMLCanvasElement;
  const ratio = canvas.width / canvas.clientWidth;
  return [...(canvas.getContext('2d')?.getImageData(Math.round(x * ratio), Math.round(y * ratio), 1, 1).data ?? [])];
}
