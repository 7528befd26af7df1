import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@oddkin/ai/styles.css';
import '@oddkin/ai/observer.css';
import { ObserverPanel } from '@oddkin/ai';
import { createObserverStore } from '@oddkin/ai/store';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 800);
});

afterEach(() => document.body.replaceChildren());

async function show(dir: 'ltr' | 'rtl' = 'ltr') {
  await render(
    <div dir={dir} style={{ blockSize: 780 }}>
      <ObserverPanel store={createObserverStore()} style={{ blockSize: '100%' }} />
    </div>,
  );
}

const edge = page.getByRole('separator', { name: 'Width of the conversation' });
const lower = page.getByRole('separator', { name: 'Height of the lower part' });
const area = (name: string) => document.querySelector(`[data-area="${name}"]`)?.getBoundingClientRect() ?? new DOMRect();

it.each(['ltr', 'rtl'] as const)('makes a region wider by arrow keys, and as it was by Enter (%s)', async (dir) => {
  await show(dir);
  await expect.element(edge).toBeVisible();
  const { width } = area('conversation');
  (edge.element() as HTMLElement).focus();
  await userEvent.keyboard(dir === 'ltr' ? '{ArrowRight}{ArrowRight}{ArrowRight}' : '{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await expect.poll(() => Math.round(area('conversation').width - width)).toBeGreaterThan(60);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => Math.round(area('conversation').width)).toBe(Math.round(width));
});

it('follows the pointer, and remembers what was set', async () => {
  await show();
  const { height } = area('dock');
  const handle = lower.element() as HTMLElement;
  const { left, top } = handle.getBoundingClientRect();
  const at = (type: string, y: number) =>
    handle.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, buttons: 1, clientX: left + 200, clientY: y, movementY: y - top }),
    );
  handle.setPointerCapture = () => undefined;
  handle.hasPointerCapture = () => true;
  at('pointerdown', top);
  at('pointermove', top - 120);
  await expect.poll(() => Math.round(area('dock').height - height)).toBeGreaterThan(100);
  at('lostpointercapture', top - 120);
  const set = Math.round(area('dock').height);
  document.body.replaceChildren();
  await show();
  await expect.poll(() => Math.round(area('dock').height)).toBe(set);
});

it('remembers the last step of a drag that ends before it is shown', async () => {
  await show();
  const { height } = area('dock');
  const handle = lower.element() as HTMLElement;
  const { top } = handle.getBoundingClientRect();
  handle.setPointerCapture = () => undefined;
  handle.hasPointerCapture = () => true;
  const drag = { bubbles: true, pointerId: 1, button: 0, buttons: 1 };
  handle.dispatchEvent(new PointerEvent('pointerdown', { ...drag, clientY: top }));
  handle.dispatchEvent(new PointerEvent('pointermove', { ...drag, clientY: top - 120, movementY: -120 }));
  handle.dispatchEvent(new PointerEvent('lostpointercapture', drag));
  await expect.poll(() => Math.round(area('dock').height - height)).toBeGreaterThan(100);
  const set = Math.round(area('dock').height);
  document.body.replaceChildren();
  await show();
  await expect.poll(() => Math.round(area('dock').height)).toBe(set);
});

it('leaves every region enough to be used', async () => {
  await show();
  (edge.element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => area('middle').width).toBeGreaterThan(120);
  await userEvent.keyboard('{Home}');
  await expect.poll(() => area('conversation').width).toBeGreaterThan(120);
});

it('lives on where nothing can be stored, or where what is stored is spoilt', async () => {
  localStorage.setItem('oddkin:split:columns-3', '[5, "wide"]');
  localStorage.setItem('oddkin:split:rows', '{');
  await show();
  await expect.element(edge).toBeVisible();
  expect(area('conversation').width).toBeGreaterThan(300);
});
