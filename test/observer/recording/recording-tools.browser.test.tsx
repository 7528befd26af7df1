import { StrictMode } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@oddkin/ai/styles.css';
import '@oddkin/ai/observer.css';
import { ObserverPanel } from '@oddkin/ai';
import { createObserverStore } from '@oddkin/ai/store';
import { createFrames } from '@oddkin/ai/testing';

afterEach(() => document.body.replaceChildren());

function liveStore() {
  const store = createObserverStore();
  const frames = createFrames();
  store.ingest(
    [
      frames.sessionInit(),
      frames.agentMessage({ text: 'The key sk-4711 opens it.', from: 'Scout' }),
      frames.toolCall({ tool: 'look', input: { password: 'hunter2', door: 'north' } }),
      frames.toolResult(),
    ],
    { at: Date.UTC(2026, 0, 1) },
  );
  return store;
}

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

async function show(panel: React.ReactElement) {
  await page.viewport(1280, 800);
  await render(<div style={{ blockSize: 780 }}>{panel}</div>);
}

it.each([false, true])('saves what is held without what is hidden, and another panel opens the file (packed: %s)', async (isPacked) => {
  await show(<ObserverPanel store={liveStore()} style={{ blockSize: '100%' }} />);
  const download = nextDownload();
  await page.getByRole('button', { name: 'Save as a recording' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as a recording' });
  await userEvent.fill(dialog.getByLabelText(/paths/), '/input/password');
  await userEvent.fill(dialog.getByLabelText(/patterns/), 'sk-[0-9]+');
  await expect.element(dialog.getByText('Hidden in 2 frames.')).toBeVisible();
  if (isPacked) await dialog.getByLabelText(/gzip/).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const file = await download;
  expect(file.name).toMatch(isPacked ? /^test-world-2026-01-01T000000\.ndjson\.gz$/ : /^test-world-2026-01-01T000000\.ndjson$/);
  if (!isPacked) {
    const text = await file.text();
    expect(text).not.toContain('hunter2');
    expect(text).not.toContain('sk-4711');
    expect(text.trim().split('\n')).toHaveLength(5);
  }
  await expect.element(dialog).not.toBeInTheDocument();

  document.body.replaceChildren();
  await show(<ObserverPanel recording={file} style={{ blockSize: '100%' }} />);
  await expect.element(page.getByText(`Recording: ${file.name}`)).toBeVisible();
  await expect.element(page.getByText(/^The key \[redacted\] opens it\.$/)).toBeVisible();
});

it('says which rule can not be taken, and saves nothing by it', async () => {
  await show(<ObserverPanel store={liveStore()} style={{ blockSize: '100%' }} />);
  await page.getByRole('button', { name: 'Save as a recording' }).click();
  const dialog = page.getByRole('dialog');
  await userEvent.fill(dialog.getByLabelText(/patterns/), '(a+)+$');
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('opens a file in the place of what is live, leads back, and says what can not be opened', async () => {
  await show(<ObserverPanel store={liveStore()} style={{ blockSize: '100%' }} />);
  const input = document.querySelector('input[type="file"][accept*="ndjson"]') as HTMLInputElement;
  const frames = createFrames();
  const lines = [
    { recording: 'oddkin-aicc', version: 1, createdAt: '2026-01-02T00:00:00.000Z' },
    { at: 0, from: 'bridge', frame: frames.sessionInit() },
    { at: 5, from: 'agent', frame: frames.agentMessage({ text: 'From the file.' }) },
  ];
  const recorded = `${lines.map((line) => JSON.stringify(line)).join('\n')}\n{"at":7,"from":"age`;
  await userEvent.upload(input, new File([recorded], 'night.ndjson'));
  await expect.element(page.getByText('From the file.')).toBeVisible();
  await expect.element(page.getByText('1 line could not be read')).toBeVisible();
  await page.getByRole('button', { name: 'Close the recording' }).click();
  await expect.element(page.getByText('The key sk-4711 opens it.')).toBeVisible();

  await userEvent.upload(
    document.querySelector('input[type="file"][accept*="ndjson"]') as HTMLInputElement,
    new File(['no recording'], 'cat.ndjson'),
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent(/cat\.ndjson could not be opened/);
  await expect.element(page.getByText('The key sk-4711 opens it.')).toBeVisible();
});

it('keeps the recording that is open where another file is none, and lets the message be closed', async () => {
  await show(<ObserverPanel store={liveStore()} style={{ blockSize: '100%' }} />);
  const input = () => document.querySelector('input[type="file"][accept*="ndjson"]') as HTMLInputElement;
  const frames = createFrames();
  const lines = [
    { recording: 'oddkin-aicc', version: 1, createdAt: '2026-01-02T00:00:00.000Z' },
    { at: 0, from: 'bridge', frame: frames.sessionInit() },
    { at: 5, from: 'agent', frame: frames.agentMessage({ text: 'From the file.' }) },
  ].map((line) => JSON.stringify(line));
  await userEvent.upload(input(), new File([lines.join('\n')], 'night.ndjson'));
  await expect.element(page.getByText('Recording: night.ndjson')).toBeVisible();
  await page.getByRole('combobox', { name: 'Filter the panel' }).fill('file');

  for (const name of ['cat.ndjson', 'dog.ndjson.gz']) {
    await userEvent.upload(input(), new File(['no recording'], name));
    await expect.element(page.getByRole('alert')).toHaveTextContent(new RegExp(`${name} could not be opened`));
    await expect.element(page.getByText('Recording: night.ndjson')).toBeVisible();
    await expect.element(page.getByText('From the file.')).toBeVisible();
  }
  // It is the same panel still, with what was chosen in it.
  await expect.element(page.getByRole('combobox', { name: 'Filter the panel' })).toHaveValue('file');
  await page.getByRole('button', { name: 'Close this message' }).click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(page.getByText('Recording: night.ndjson')).toBeVisible();

  await userEvent.upload(input(), new File([lines.join('\n').replace('From the file', 'From another')], 'day.ndjson'));
  await expect.element(page.getByText('From another.')).toBeVisible();
});

it('opens a file that is dropped on it', async () => {
  await show(<ObserverPanel store={liveStore()} style={{ blockSize: '100%' }} />);
  const header = JSON.stringify({ recording: 'oddkin-aicc', version: 1, createdAt: '2026-01-02T00:00:00.000Z' });
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([`${header}\n`], 'empty.ndjson'));
  const panel = page.getByRole('region', { name: 'Agent observer' }).element();
  panel.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
  panel.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  await expect.element(page.getByText('Recording: empty.ndjson')).toBeVisible();
});

it('says before it saves which frames a secret still stands in, and saves without them', async () => {
  const store = liveStore();
  store.ingest([createFrames().toolCall({ tool: 'look', input: { pin: 4711 } })], { at: Date.UTC(2026, 0, 1) + 5 });
  // Effects run twice in development: no dialog must close over that.
  await show(
    <StrictMode>
      <ObserverPanel store={store} style={{ blockSize: '100%' }} />
    </StrictMode>,
  );
  await page.getByRole('button', { name: 'Save as a recording' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as a recording' });
  await userEvent.fill(dialog.getByLabelText(/patterns/), '4711');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(/^1 frame still holds/);
  const download = nextDownload();
  await dialog.getByRole('button', { name: 'Save without 1 frame' }).click();
  expect(await (await download).text()).not.toContain('4711');
});

it('shows a recording without a name, and leads nowhere from it where nothing else is watched', async () => {
  const header = JSON.stringify({ recording: 'oddkin-aicc', version: 1, createdAt: '2026-01-02T00:00:00.000Z' });
  const frame = JSON.stringify({ at: 0, from: 'bridge', frame: createFrames().sessionInit() });
  const run = new Blob([`${header}\n${frame}\n`]);
  await show(<ObserverPanel recording={run} style={{ blockSize: '100%' }} />);
  await expect.element(page.getByText('A recording', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Close the recording' })).not.toBeInTheDocument();
  document.body.replaceChildren();
  await show(<ObserverPanel store={liveStore()} recording={run} style={{ blockSize: '100%' }} />);
  await page.getByRole('button', { name: 'Close the recording' }).click();
  await expect.element(page.getByText('The key sk-4711 opens it.')).toBeVisible();
});

it('tells which lines could not be read, and where a file breaks off', async () => {
  const header = JSON.stringify({ recording: 'oddkin-aicc', version: 1, createdAt: '2026-01-02T00:00:00.000Z' });
  const frame = JSON.stringify({ at: 0, from: 'bridge', frame: createFrames().sessionInit() });
  await show(<ObserverPanel recording={new File([`${header}\n${frame}\nnonsense\n`], 'night.ndjson')} style={{ blockSize: '100%' }} />);
  await page.getByText('1 line could not be read').click();
  await expect.element(page.getByText(/^Line 3:/)).toBeVisible();
  const packed = new Response(new Blob([`${header}\n${frame}\n`.repeat(50)]).stream().pipeThrough(new CompressionStream('gzip')));
  const cut = (await packed.blob()).slice(0, -12);
  await userEvent.upload(
    document.querySelector('input[type="file"][accept*="ndjson"]') as HTMLInputElement,
    new File([cut], 'cut.ndjson.gz'),
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent(/cut\.ndjson\.gz could not be read to its end/);
});

it('tells what was shown so far, and leads to where it was first', async () => {
  const store = liveStore();
  await show(<ObserverPanel store={store} style={{ blockSize: '100%' }} />);
  await page
    .getByRole('button', { name: /frames/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'What was shown so far' }).click();
  const dialog = page.getByRole('dialog', { name: 'What was shown so far' });
  await expect.element(dialog.getByText(/^\d+ of \d+ words of the two vocabularies/)).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: 'heartbeat not yet' })).toBeVisible();
  await dialog
    .getByRole('row', { name: /^tool_result/ })
    .getByRole('button')
    .click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(store.cursor.getState().position).toBe(4);
});
