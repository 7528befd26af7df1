import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ObserverPanel } from '@oddkin/ai';
import { createObserverStore } from '@oddkin/ai/store';
import { createFrames } from '@oddkin/ai/testing';
import '@oddkin/ai/styles.css';
import '@oddkin/ai/observer.css';

beforeEach(async () => {
  await page.viewport(1280, 800);
});

interface Call {
  readonly tool: string;
  readonly input: Record<string, unknown>;
  readonly output?: Record<string, unknown>;
}

function framesOf(calls: readonly Call[], group: string) {
  const frames = createFrames(`00000000-0000-4000-8000-00000000000${group}`);
  return [
    frames.sessionInit(),
    ...calls.flatMap(({ tool, input, output }) => [
      frames.toolCall({ tool, input }),
      output === undefined
        ? frames.toolResult({ ok: false, error: { code: 'execution_failed', message: 'locked', retryable: false } })
        : frames.toolResult({ output }),
    ]),
  ];
}

const before: readonly Call[] = [
  { tool: 'look', input: { far: true }, output: { seen: 3 } },
  { tool: 'open_door', input: { door: 'north' } },
  { tool: 'wait', input: {}, output: {} },
];
const after: readonly Call[] = [
  { tool: 'look', input: { far: true }, output: { seen: 3 } },
  { tool: 'open_door', input: { door: 'south' }, output: { open: true } },
  { tool: 'shout', input: {}, output: {} },
];

function fileOf(calls: readonly Call[]): File {
  const header = { recording: 'oddkin-aicc', version: 1, createdAt: '2026-01-02T00:00:00.000Z' };
  const lines = framesOf(calls, '2').map((frame, at) => ({ at, from: 'bridge', frame }));
  return new File([[header, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('')], 'other.ndjson');
}

async function compare(calls: readonly Call[], file: File) {
  const store = createObserverStore({ limits: { toolCalls: 100_000 } });
  store.ingest(framesOf(calls, '1'), { at: 0 });
  await render(
    <div style={{ blockSize: 780 }}>
      <ObserverPanel store={store} style={{ blockSize: '100%' }} />
    </div>,
  );
  await page.getByRole('button', { name: 'Compare with …' }).click();
  const dialog = page.getByRole('dialog', { name: /^Compare two runs/ });
  await expect.element(dialog.getByRole('button', { name: 'Choose a recording' })).toBeVisible();
  await userEvent.upload(dialog.element().querySelector('input[type="file"]') as HTMLInputElement, file);
  return { dialog, store };
}

describe('the comparison of what is shown with a recording', () => {
  it('lays calls beside each other, marks what differs, and goes from difference to difference by keys', async () => {
    const { dialog, store } = await compare(before, fileOf(after));
    await expect.element(dialog.getByText('1 the same · 1 different · 1 only in this run · 1 only in the other')).toBeVisible();
    const list = dialog.getByRole('listbox', { name: 'Calls of both runs' });
    await expect.element(list.getByRole('option').nth(1)).toHaveTextContent(/open_door.*input, outcome.*open_door/);
    list.element().focus();
    await userEvent.keyboard('n');
    const detail = dialog.getByRole('region', { name: 'Where open_door differs' });
    await expect.element(detail.getByRole('row', { name: '/door "north" "south"' })).toBeVisible();
    await expect.element(detail.getByRole('row', { name: '/status "failed" "succeeded"' })).toBeVisible();
    await userEvent.keyboard('n');
    await expect.element(dialog.getByRole('region', { name: /^Where (wait|shout) differs/ })).toBeVisible();
    await userEvent.keyboard('pp');
    await expect.element(detail).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect.element(dialog.getByText('Both calls are the same.')).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Only differences' }).click();
    expect(list.getByRole('option').elements()).toHaveLength(3);
    await userEvent.keyboard(' ,');
    expect(store.cursor.getState().isLive).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('renders few of many rows, and finds the one that differs', async () => {
    const many = Array.from({ length: 6_000 }, (_, n): Call => ({ tool: 'look', input: { n }, output: { n } }));
    const { dialog } = await compare(many, fileOf(many.with(4_321, { tool: 'look', input: { n: 4_321 }, output: { n: 0 } })));
    await expect.element(dialog.getByText(/^5,999 the same · 1 different/)).toBeVisible();
    expect(dialog.getByRole('option').elements().length).toBeLessThan(100);
    await dialog.getByRole('button', { name: /^Next/ }).click();
    await expect.element(dialog.getByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '4322');
    await expect.element(dialog.getByRole('row', { name: '/output/n 4321 0' })).toBeVisible();
  });

  it('says what is wrong with a file that is no recording', async () => {
    const { dialog } = await compare(before, new File(['{}'], 'cat.json'));
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(/cat\.json could not be opened, it is no recording/);
  });
});
