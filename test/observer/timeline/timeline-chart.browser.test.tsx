import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@oddkin/ai/styles.css';
import '@oddkin/ai/observer.css';
import { ObserverPanel } from '@oddkin/ai';
import { createObserverStore, type ObserverStore } from '@oddkin/ai/store';
import { countedUuid, createFrames } from '@oddkin/ai/testing';

const start = Date.UTC(2026, 0, 1, 12);

let store: ObserverStore;

beforeEach(() => {
  store = createObserverStore();
  const frames = createFrames();
  const feed = (frame: unknown, seconds: number) => void store.ingest([frame], { at: start + seconds * 1_000 });
  feed(frames.sessionInit(), 0);
  feed(frames.agentMessage({ documents: [plan('active', 'pending')] }), 2);
  feed(frames.toolCall({ call_id: 'a', tool: 'look' }), 5);
  feed(frames.event({ topic: 'audio', payload: { noise: 'drip' } }), 8);
  feed(frames.toolResult({ call_id: 'a' }), 15);
  feed(frames.toolCall({ call_id: 'b', tool: 'move', input: { to: 'north' } }), 20);
  feed(frames.toolResult({ call_id: 'b', error: { code: 'timeout', message: 'The door is stuck.', retryable: true } }), 30);
  feed(frames.agentMessage({ documents: [plan('done', 'blocked')] }), 32);
  feed(frames.toolCall({ call_id: 'c', tool: 'speak' }), 35);
  feed(frames.heartbeat(), 40);
});

function plan(first: string, second: string) {
  const steps = [
    { id: 'key', title: 'Find the key', status: first },
    { id: 'door', title: 'Open the door', status: second },
  ];
  return { schema: 'oddkin.ai.plan', version: 1, value: { planId: 'out', title: 'Out', steps } };
}

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

it('has a band of the plan over the calls, and goes there by the arrow up', async () => {
  const chart = await showPanel();
  (chart.element() as HTMLElement).focus();
  const active = () => document.getElementById(chart.element().getAttribute('aria-activedescendant') ?? '')?.textContent;
  await userEvent.keyboard('{Home}{ArrowUp}');
  await expect.poll(active).toMatch(/^Find the key, In progress, then Done · 30 s/);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(active).toMatch(/^Open the door, Blocked, /);
  await userEvent.keyboard('{Enter}');
  await expect.element(inspector.getByText('agent_message').first()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(active).toMatch(/^speak, running/);
});

it('folds the plan into one row, and keeps it so for the next panel', async () => {
  await showPanel();
  const fold = page.getByRole('button', { name: 'Plan in one row' });
  await fold.click();
  await expect.element(fold).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('oddkin:plan-band')).toBe('"folded"');
  await fold.click();
  await expect.element(fold).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem('oddkin:plan-band')).toBeNull();
});

it('selects the bar that is clicked, and marks it', async () => {
  const chart = await showPanel();
  const plot = plotOf(chart.element());
  await userEvent.click(plot, { position: barPlace(plot, 25) });
  await expect.element(inspector.getByText('The door is stuck.').first()).toBeVisible();
  expect(plot.querySelector('[data-kind="selected"]')).not.toBeNull();
});

it('marks and brings into sight what is selected in another region, the answer of a call too', async () => {
  const chart = await showPanel();
  const plot = plotOf(chart.element());
  (chart.element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}++++++++');
  await expect.poll(() => plot.querySelector('[data-kind="active"]')).not.toBeNull();
  const active = () => document.getElementById(chart.element().getAttribute('aria-activedescendant') ?? '')?.textContent;
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await inspector.getByRole('button', { name: /frame/i }).last().click();
  await expect.poll(active).toMatch(/^move, failed/);
  const outline = () => plot.querySelector('[data-kind="selected"]')?.getBoundingClientRect();
  await expect.poll(() => outline()?.left ?? -1).toBeLessThan(plot.getBoundingClientRect().right);
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

it('shows less time in the same room as two fingers part, and more as they meet', async () => {
  const chart = await showPanel();
  const { left, top, width } = plotOf(chart.element()).getBoundingClientRect();
  const inSight = page.getByText(/in sight$/);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: readonly number[]) =>
    cdp().send('Input.dispatchTouchEvent', { type, touchPoints: places.map((x, id) => ({ ...onScreen(left + x, top + 30), id })) });
  await touch('touchStart', width / 2);
  await touch('touchStart', width / 2, width / 2 + 100);
  const seconds = () => parseFloat((inSight.element().textContent ?? '').replace(/^1 min 0/, '60'));
  // The browser evens out how fingers move: they stay until it has come to where they are.
  const part = (apart: number) => async () => {
    await touch('touchMove', width / 2, width / 2 + apart + (places += 0.1));
    return seconds();
  };
  let places = 0;
  await expect.poll(part(200)).toBeLessThan(31);
  await expect.poll(part(160)).toBeGreaterThan(35);
  await touch('touchEnd');
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

it('leaves what is selected in its place while lanes come above it, and in sight while the chart becomes low', async () => {
  await page.viewport(1280, 800);
  const shell = await render(
    <div style={{ blockSize: 640 }}>
      <ObserverPanel store={store} style={{ blockSize: '100%' }} />
    </div>,
  );
  const chart = page.getByRole('listbox', { name: 'Timeline' });
  await expect.element(chart).toBeVisible();
  (chart.element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
  const selected = () => chart.element().querySelector('[data-kind="selected"]')?.getBoundingClientRect().top ?? 0;
  await expect.poll(selected).toBeGreaterThan(0);
  const place = selected();
  for (let number = 1; number <= 12; number += 1) beginSession(number);
  await expect.poll(() => chart.element().scrollHeight).toBeGreaterThan(12 * 24);
  expect(chart.element().scrollTop).toBeGreaterThan(200);
  expect(selected()).toBe(place);
  await shell.rerender(
    <div style={{ blockSize: 600 }}>
      <ObserverPanel store={store} style={{ blockSize: '100%' }} />
    </div>,
  );
  await expect.poll(() => isInSight(chart.element(), selected(), 18)).toBe(true);
});

it('writes the names of the lanes near those in sight, and goes to all others by keyboard', async () => {
  for (let number = 1; number <= 200; number += 1) beginSession(number);
  const chart = await showPanel();
  const names = () => [...chart.element().querySelectorAll<HTMLElement>('.oddkin-timeline-name')];
  await expect.poll(() => names().length).toBeGreaterThan(5);
  expect(names().length).toBeLessThan(60);
  (chart.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}{End}');
  for (let times = 0; times < 60; times += 1) await userEvent.keyboard('{ArrowUp}');
  const active = () => chart.element().querySelector('[data-kind="active"]')?.getBoundingClientRect().top ?? -1;
  await expect.poll(() => isInSight(chart.element(), active(), 18)).toBe(true);
  const beside = () => names().find((name) => Math.abs(name.getBoundingClientRect().top - active()) < 2)?.textContent;
  await expect.poll(beside).toMatch(/^Scout 1[34]\d/);
  expect(names().length).toBeLessThan(60);
});

it('tells the same as a list', async () => {
  await showPanel();
  await page.getByRole('button', { name: 'List' }).click();
  await expect.element(page.getByRole('option', { name: /move/ })).toBeVisible();
  await expect.element(page.getByRole('option', { name: /plan.*Find the key: Done.*Open the door: Blocked/ })).toBeVisible();
});

function beginSession(number: number): void {
  const frames = createFrames(countedUuid(0, number));
  const came = [frames.sessionInit(), frames.agentMessage({ text: 'I begin.', from: `Scout ${number}` }), frames.toolCall()];
  store.ingest(
    came.map((frame, at) => ({ ...frame, message_id: countedUuid(number, at) })),
    { at: start + 40_000 + number },
  );
}

function isInSight(chart: Element, top: number, height: number): boolean {
  const box = chart.getBoundingClientRect();
  return top >= box.top && top + height <= box.bottom;
}

function plotOf(chart: Element): HTMLElement {
  return chart.querySelector('.oddkin-timeline-plot') as HTMLElement;
}

/** Where the row of the calls stands at a second of the run. The view shows a minute that begins 1.2 s before it. */
function barPlace(plot: HTMLElement, seconds: number) {
  return { x: Math.round(((seconds + 1.2) / 60) * plot.clientWidth), y: 39 };
}

function pixel(plot: HTMLElement, { x, y }: { readonly x: number; readonly y: number }): readonly number[] {
  const canvas = plot.querySelector('canvas') as HTMLCanvasElement;
  const ratio = canvas.width / canvas.clientWidth;
  return [...(canvas.getContext('2d')?.getImageData(Math.round(x * ratio), Math.round(y * ratio), 1, 1).data ?? [])];
}

/** Where a place of this document stands in the page that the runner shows it in. */
function onScreen(x: number, y: number) {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame === undefined ? 1 : frame.width / window.innerWidth;
  return { x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + y * scale };
}
