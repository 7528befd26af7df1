import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ObserverPanel, type ObserverPanelProps } from '@oddkin/ai';
import { createObserverStore } from '@oddkin/ai/store';
import { createFrames } from '@oddkin/ai/testing';
import '@oddkin/ai/styles.css';
import '@oddkin/ai/observer.css';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 800);
});
afterEach(() => history.replaceState(null, '', location.pathname + location.search));

function live() {
  const store = createObserverStore();
  const frames = createFrames();
  store.ingest([frames.sessionInit(), frames.agentMessage({ text: 'First word.' })], { at: 1_000 });
  store.ingest([frames.toolCall({ tool: 'look' }), frames.toolResult()], { at: 3_000 });
  return { store, frames };
}

async function show(props: ObserverPanelProps) {
  return render(
    <div style={{ blockSize: 780 }}>
      <ObserverPanel {...props} style={{ blockSize: '100%' }} />
    </div>,
  );
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });

describe('a condition', () => {
  it('is set, stops the panel when a frame fits, lets it go on, is kept, and can be switched off', async () => {
    const { store, frames } = live();
    const { unmount } = await show({ store });
    await button('Stop on a condition').click();
    const dialog = page.getByRole('dialog', { name: 'Stop on a condition' });
    await dialog.getByLabelText(/fits this filter/).fill('nokey:x');
    await expect.element(dialog.getByText(/there is no such key/)).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
    await dialog.getByLabelText(/fits this filter/).fill('tool:open_door');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect.element(dialog.getByRole('checkbox', { name: 'tool:open_door' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();

    store.ingest([frames.toolCall({ tool: 'open_door' }), frames.event(), frames.toolResult()], { at: 4_000 });
    await expect.element(page.getByText('Stopped by tool:open_door')).toBeVisible();
    expect(store.cursor.getState()).toMatchObject({ position: 5, newest: 7 });
    await expect.element(button('Live, 2 new')).toBeVisible();
    await expect.element(page.getByText('Stopped at frame 4 by tool:open_door.')).toBeInTheDocument();
    page.getByRole('slider').element().focus();
    await userEvent.keyboard('g');
    expect(store.cursor.getState().position).toBe(7);
    await button('Go on').click();
    expect(store.cursor.getState().isLive).toBe(true);
    await unmount();

    await show({ store });
    await expect.element(button('Stop on a condition, 1 is on')).toBeVisible();
    store.ingest([frames.toolCall({ tool: 'open_door' })], { at: 5_000 });
    await button('Switch it off').click();
    await button('Live').click();
    store.ingest([frames.toolCall({ tool: 'open_door' })], { at: 6_000 });
    expect(store.cursor.getState().isLive).toBe(true);
    await expect.element(button('Stop on a condition')).toBeVisible();
  });

  it('holds where storage is full, and says that it is not kept', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError');
    });
    onTestFinished(() => full.mockRestore());
    const { store, frames } = live();
    await show({ store });
    await button('Stop on a condition').click();
    const dialog = page.getByRole('dialog', { name: 'Stop on a condition' });
    await dialog.getByLabelText(/fits this filter/).fill('tool:open_door');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(/^They hold until the page is left/);
    await userEvent.keyboard('{Escape}');
    store.ingest([frames.toolCall({ tool: 'open_door' })], { at: 4_000 });
    await expect.element(page.getByText('Stopped by tool:open_door')).toBeVisible();
  });
});

describe('a note', () => {
  it('is written at a moment, shown and heard there, changed, travels with the file and comes back', async () => {
    const { store } = live();
    const { unmount, container } = await show({ store });
    store.seek(3);
    await button('Notes').click();
    const dialog = page.getByRole('dialog', { name: 'Notes' });
    await dialog.getByLabelText('Note at 00:02, frame 3').fill('Why this call?');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(dialog.getByRole('button', { name: 'Go to 00:02' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Change the note at 00:02' }).click();
    const field = dialog.getByRole('textbox', { name: 'Change the note at 00:02' });
    await field.fill('Why this call at all?');
    await dialog.getByRole('button', { name: 'Keep the note' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('Why this call at all?', { exact: true })).toBeVisible();
    expect(container.querySelector('.oddkin-time-notes path')?.getAttribute('d')?.match(/M/g)).toHaveLength(1);
    store.live();
    await expect.element(page.getByText('Why this call at all?', { exact: true })).not.toBeInTheDocument();

    const saved = nextDownload();
    await button('Save as a recording').click();
    await button('Save').click();
    const file = await saved;
    await unmount();
    localStorage.clear();
    await show({ recording: file });
    await button('Notes, 1 written').click();
    await page.getByRole('button', { name: 'Go to 00:02' }).click();
    await expect.element(page.getByText('Why this call at all?', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('slider', { name: 'Moment that is shown' })).toHaveValue('3');
  });
});

describe('a link', () => {
  it('is copied, and leads a panel of another store to the moment and the selection once its frame is there', async () => {
    const { store } = live();
    const { unmount } = await show({ store });
    store.seek(3);
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => copied.mockRestore());
    await page.getByRole('tab', { name: 'Wire' }).click();
    await page
      .getByRole('listbox', { name: 'Wire' })
      .getByRole('option', { name: /tool_call/ })
      .click();
    await button('Copy a link to this moment').click();
    await expect.poll(() => copied.mock.calls.length).toBe(1);
    const address = copied.mock.calls[0]?.[0] ?? '';
    expect(address).toContain('#oddkin=1;');
    await unmount();

    history.replaceState(null, '', new URL(address).hash);
    const later = createObserverStore();
    await show({ store: later });
    const texts = [...store.getHead().wire.entries].map(({ text }) => text ?? '');
    later.ingest(texts.slice(0, 2), { at: 9_000 });
    await expect.element(page.getByText(/has not come here/).first()).toBeVisible();
    later.ingest(texts.slice(2), { at: 9_500 });
    await expect.poll(() => later.cursor.getState()).toMatchObject({ isLive: false, position: 3 });
    await expect.element(page.getByRole('listbox', { name: 'Wire' }).getByRole('option', { selected: true })).toBeVisible();
    await expect.element(page.getByText(/has not come here/)).not.toBeInTheDocument();
  });

  it('says when a recording has no such moment, and when it can not be read', async () => {
    history.replaceState(null, '', '#oddkin=1;t=5;s=x;m=y');
    const header = JSON.stringify({ recording: 'oddkin-aicc', version: 1, createdAt: '2026-01-02T00:00:00.000Z' });
    const frame = JSON.stringify({ at: 0, from: 'bridge', frame: createFrames().sessionInit() });
    await show({ recording: new File([`${header}\n${frame}\n`], 'night.ndjson') });
    await expect.element(page.getByText(/^This recording does not hold the moment/).last()).toBeVisible();
    location.hash = '#oddkin=9;x';
    await expect.element(page.getByText(/can’t be read/).last()).toBeVisible();
    await button('Forget the link').click();
    await expect.element(button('Forget the link')).not.toBeInTheDocument();
  });

  it('is none of its business where the host says so', async () => {
    history.replaceState(null, '', '#oddkin=9;x');
    await show({ store: live().store, momentLinks: false });
    await expect.element(button('Notes')).toBeVisible();
    expect(page.getByText(/can’t be read/).elements()).toHaveLength(0);
    expect(button('Copy a link to this moment').elements()).toHaveLength(0);
  });
});

/** The file that the next download saves. */
function nextDownload(): Promise<File> {
  return new Promise((resolve) => {
    const create = URL.createObjectURL.bind(URL);
    let blob: Blob | undefined;
    const created = vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
      if (object instanceof Blob) blob = object;
      return create(object);
    });
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (blob !== undefined) resolve(new File([blob], this.download));
    });
    onTestFinished(() => {
      created.mockRestore();
      clicked.mockRestore();
    });
  });
}
