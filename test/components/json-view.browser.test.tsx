import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { JsonView } from '@oddkin/ai';
import '@oddkin/ai/styles.css';

/** About five megabytes in 250,000 places. */
const large = {
  rooms: Array.from({ length: 25_000 }, (_, id) => ({
    id,
    name: `room ${id}`,
    doors: { north: id + 1, south: id - 1 },
    lit: id % 2 === 0,
    note: 'x'.repeat(120),
  })),
};

function place() {
  const scroller = document.createElement('div');
  scroller.style.cssText = 'block-size: 400px; overflow: auto; inline-size: 400px';
  document.body.append(scroller);
  return scroller;
}

const lines = (scroller: HTMLElement) => scroller.querySelectorAll('[role="treeitem"]').length;

it('opens five megabytes at once, holds few lines however much is unfolded, and shows what is scrolled to', async () => {
  expect(JSON.stringify(large).length).toBeGreaterThan(5_000_000);
  const scroller = place();
  const screen = await render(<JsonView value={large} defaultDepth={3} tools />, { container: scroller });
  await expect.element(screen.getByRole('searchbox')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Unfold all' }));
  await expect.poll(() => scroller.scrollHeight).toBeGreaterThan(10_000);
  expect(lines(scroller)).toBeLessThan(250);
  expect(scroller.querySelectorAll('*').length).toBeLessThan(2_500);

  scroller.scrollTop = 8_000;
  const middle = () => {
    const { left, top, height } = scroller.getBoundingClientRect();
    return document
      .elementFromPoint(left + 60, top + height / 2)
      ?.closest('[role="treeitem"]')
      ?.getAttribute('data-path');
  };
  await expect.poll(middle).toMatch(/^\/rooms\/\d+/);
  await expect.poll(() => lines(scroller)).toBeLessThan(250);

  await userEvent.fill(screen.getByRole('searchbox'), 'room 24999');
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 found');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => scroller.querySelector('[data-found]')?.getAttribute('data-path')).toBe('/rooms/24999/name');
  expect(document.activeElement).toBe(screen.getByRole('searchbox').element());
  expect(lines(scroller)).toBeLessThan(250);
  await screen.unmount();
  scroller.remove();
});
