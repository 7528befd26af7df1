import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ObserverPanel, type ObserverPanelProps } from '@oddkin/ai';
import { createObserverStore, type ObserverStore } from '@oddkin/ai/store';
import { createDocuments, createFrames, documentEntry, type FrameBuilders } from '@oddkin/ai/testing';
import '@oddkin/ai/styles.css';
import '@oddkin/ai/observer.css';

const startAt = 1_700_000_000_000;

beforeEach(async () => {
  await page.viewport(1200, 800);
});

describe('the time bar', () => {
  it('shows a moment of the past everywhere, while frames go on arriving, and returns to Live', async () => {
    const { store, frames, slider } = await show();
    const feed = page.getByRole('feed');
    await expect.element(feed.getByText('Third word.')).toBeVisible();
    slider.element().focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    await expect.element(slider).toHaveValue('2');
    await expect.element(feed.getByText('First word.')).toBeVisible();
    await expect.element(feed.getByText('Third word.')).not.toBeInTheDocument();
    await expect.element(page.getByText('Replaying 00:01 of 00:06')).toBeVisible();
    await expect.element(slider).toHaveAttribute('aria-valuetext', '1 second of 6 seconds, frame 2 of 7');
    const shown = feed.element().textContent;

    store.ingest([frames.agentMessage({ text: 'Fourth word.' })], { at: startAt + 10_000 });
    await expect.element(page.getByRole('button', { name: 'Live, 1 new' })).toBeVisible();
    store.ingest(
      Array.from({ length: 341 }, () => frames.event()),
      { at: startAt + 20_000 },
    );
    const live = page.getByRole('button', { name: 'Live, 342 new' });
    await expect.element(live).toBeVisible();
    expect(feed.element().textContent).toBe(shown);
    expect(store.getState().wire.next).toBe(2);

    await live.click();
    await expect.element(feed.getByText('Fourth word.')).toBeVisible();
    await expect.element(page.getByText(/^Replaying/)).not.toBeInTheDocument();
    await expect.element(slider).toHaveValue('349');
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Pause' }).element());
  });

  it('pauses, steps and plays by keys while the focus is in the panel, and leaves text fields their keys', async () => {
    const { store } = await show();
    const position = () => store.cursor.getState().position;
    page.getByRole('slider').element().focus();
    await userEvent.keyboard(' ');
    expect(store.cursor.getState()).toMatchObject({ isLive: false, position: 7 });
    await userEvent.keyboard(',,');
    expect(position()).toBe(5);
    await userEvent.keyboard('.');
    expect(position()).toBe(6);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Speed' }), '16');
    page.getByRole('slider').element().focus();
    await userEvent.keyboard(' ');
    await expect.poll(() => store.cursor.getState().isLive).toBe(true);

    const field = document.createElement('input');
    document.querySelector('.oddkin-observer')!.append(field);
    field.focus();
    await userEvent.keyboard('a, b.');
    expect(field.value).toBe('a, b.');
    expect(store.cursor.getState().isLive).toBe(true);
    field.remove();
    document.body.focus();
    await userEvent.keyboard(',');
    expect(store.cursor.getState().isLive).toBe(true);
  });

  it('lets nothing turn in a moment of the past, where nothing goes on', async () => {
    const { store, frames } = await show();
    store.ingest([frames.toolCall({ call_id: 'a', tool: 'look_around' })], { at: startAt + 10_000 });
    const turning = () => document.getAnimations().filter((each) => each instanceof CSSAnimation && each.animationName === 'oddkin-turn');
    await expect.poll(() => turning().length).toBeGreaterThan(0);
    store.seek(8);
    await expect.element(page.getByRole('button', { name: 'Live', exact: true })).toBeVisible();
    await expect.poll(() => turning().length).toBe(0);
    await expect.element(page.getByRole('feed').getByText('look_around')).toBeVisible();
    store.live();
    await expect.poll(() => turning().length).toBeGreaterThan(0);
  });

  it('jumps from error to error, which are marked along the slider', async () => {
    const { store, container } = await show();
    expect(container.querySelector('.oddkin-time-errors path')?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
    await page.getByRole('button', { name: 'Previous error' }).click();
    expect(store.cursor.getState().position).toBe(6);
    await page.getByRole('button', { name: 'Previous error' }).click();
    expect(store.cursor.getState().position).toBe(4);
    await page.getByRole('button', { name: 'Next error' }).click();
    expect(store.cursor.getState().position).toBe(6);
  });

  it('lets nobody answer a question of the past', async () => {
    const answered: unknown[] = [];
    const { store, frames } = await show({ onAction: (action) => void answered.push(action), defaultRegion: 'attention' });
    store.ingest(
      [frames.agentMessage({ documents: [documentEntry('oddkin.ai.question', createDocuments().question())] }), frames.event()],
      { at: startAt + 7_000 },
    );
    await expect.element(page.getByText('Shall I open the door?').first()).toBeVisible();
    const yes = page.getByRole('radio', { name: 'Yes' });
    await expect.element(yes.first()).toBeEnabled();
    store.seek(8);
    await expect.element(page.getByText('Shall I open the door?').first()).toBeVisible();
    await expect.poll(() => yes.elements().filter((each) => !(each as HTMLInputElement).disabled)).toEqual([]);
    store.seek(7);
    await expect.element(page.getByText('Shall I open the door?')).not.toBeInTheDocument();
    expect(answered).toEqual([]);
  });

  it.each([320, 360, 720, 1200])('moves no button and no slider when the past is entered and left at %i px', async (width) => {
    const { store, frames, container, slider } = await show({ style: { inlineSize: width, blockSize: 700 } });
    await expect.element(page.getByRole('tab', { name: 'Timeline' })).toBeVisible();
    const controls = [...container.querySelectorAll<HTMLElement>('.oddkin-time :is(.oddkin-time-buttons > button, input, select)')];
    const places = () => controls.map((control) => JSON.stringify(control.getBoundingClientRect()));
    const before = places();
    expect(controls.length).toBe(7);
    for (let press = 0; press < 3; press += 1) await page.getByRole('button', { name: 'One frame back' }).click();
    await expect.element(slider).toHaveValue('4');
    await expect.element(page.getByText(/^Replaying/)).toBeVisible();
    expect(places()).toEqual(before);
    store.ingest(
      Array.from({ length: 1_234 }, () => frames.event()),
      { at: startAt + 9_000 },
    );
    const live = page.getByRole('button', { name: 'Live, 1,234 new' });
    await expect.element(live).toBeVisible();
    expect(live.element().scrollWidth).toBeLessThanOrEqual(live.element().clientWidth);
    expect(places()).toEqual(before);
    await live.click();
    await expect.element(page.getByText(/^Replaying/)).not.toBeInTheDocument();
    expect(places()).toEqual(before);
  });

  it('selects the call that an error befell, and shows the message that it stands in', async () => {
    const { store, frames } = await show();
    store.ingest([
      frames.toolCall({ tool: 'open_door' }),
      frames.toolResult({ error: { code: 'execution_failed', message: 'The door is locked.', retryable: false } }),
    ]);
    for (let turn = 0; turn < 60; turn += 1)
      store.ingest([
        frames.agentMessage({ text: `Order ${turn}`, role: 'user', from: 'person' }),
        frames.agentMessage({ text: `Word ${turn}.` }),
      ]);
    const inspector = page.getByRole('region', { name: 'Inspector' });
    await page.getByRole('button', { name: 'Previous error' }).click();
    await expect.element(inspector.getByText('open_door')).toBeVisible();
    await expect.element(inspector.getByText('The door is locked.')).toBeVisible();
    await expect.element(page.getByRole('feed').getByText('open_door')).toBeInViewport();
    await page.getByRole('button', { name: 'Previous error' }).click();
    await expect.element(inspector.getByText('refused')).toBeVisible();
    await page.getByRole('button', { name: 'Next error' }).click();
    await expect.element(inspector.getByText('The door is locked.')).toBeVisible();
  });

  it.each([
    [360, ''],
    [1200, ' / 00:06'],
  ])('writes the moment that is shown to the tenth of a second at %i px', async (width, total) => {
    const { store, frames, container } = await show({ style: { inlineSize: width, blockSize: 700 } });
    const figure = () => (container.querySelector('.oddkin-time-figure') as HTMLElement).innerText;
    await expect.poll(figure).toBe(`00:06${total}`);
    store.ingest([frames.event()], { at: startAt + 6_480 });
    store.ingest([frames.event()], { at: startAt + 6_580 });
    store.seek(8);
    await expect.poll(figure).toBe(`00:06.4${total}`);
    store.seek(4);
    await expect.poll(figure).toBe(`00:03.0${total}`);
  });

  it.each([320, 720, 1200])('has room for all of it at %i px', async (width) => {
    const { store, container } = await show({ style: { inlineSize: width, blockSize: 700 } });
    store.seek(3);
    const bar = container.querySelector<HTMLElement>('.oddkin-time')!;
    await expect.element(page.getByText(/^Replaying/)).toBeVisible();
    expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    for (const control of bar.querySelectorAll<HTMLElement>('button, input, select')) {
      const { width: wide, height } = control.getBoundingClientRect();
      expect(Math.min(wide, height)).toBeGreaterThanOrEqual(24);
    }
  });
});

async function show(props: Partial<ObserverPanelProps> = {}) {
  const store: ObserverStore = createObserverStore();
  const frames: FrameBuilders = createFrames();
  const come = [
    frames.sessionInit(),
    frames.agentMessage({ text: 'First word.', from: 'Scout' }),
    frames.agentMessage({ text: 'Second word.', from: 'Scout' }),
    frames.error(),
    frames.event(),
    'no JSON',
    frames.agentMessage({ text: 'Third word.', from: 'Scout' }),
  ];
  for (const [second, frame] of come.entries()) store.ingest([frame], { at: startAt + second * 1_000 });
  const { container } = await render(<ObserverPanel store={store} style={{ blockSize: 700 }} {...props} />);
  return { store, frames, container, slider: page.getByRole('slider', { name: 'Moment that is shown' }) };
}
