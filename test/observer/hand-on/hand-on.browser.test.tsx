import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@oddkin/ai/styles.css';
import '@oddkin/ai/observer.css';
import { ObserverPanel } from '@oddkin/ai';
import { createObserverStore, type ObserverStore } from '@oddkin/ai/store';
import { createFrames } from '@oddkin/ai/testing';

const frames = createFrames();
let store: ObserverStore;

beforeEach(async () => {
  localStorage.clear();
  store = createObserverStore();
  const all = [
    frames.sessionInit(),
    frames.agentMessage({ text: 'I take the key.', from: 'Scout' }),
    frames.toolCall({ tool: 'look', call_id: 'a', input: { token: 'sk-abcdefgh1234', note: '```\n# Not a heading' } }),
    frames.toolResult({ call_id: 'a', error: { code: 'timeout', message: 'Too late.', retryable: true } }),
  ];
  for (const frame of all) store.ingest([frame]);
  await page.viewport(1280, 800);
  await render(
    <div style={{ blockSize: 780 }}>
      <ObserverPanel store={store} style={{ blockSize: '100%' }} />
    </div>,
  );
  await page.getByRole('button', { name: 'List' }).click();
  await page.getByRole('listbox', { name: 'Timeline' }).getByRole('option', { name: /look/ }).click();
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const open = async () => {
  page.getByRole('button', { name: 'Hand on as a test, a story or a report' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Hand on what is shown' })).toBeVisible();
};
const textOf = (name: string) => document.querySelector<HTMLTextAreaElement>(`textarea[aria-label="${name}"]`)?.value ?? '';

describe('handing on', () => {
  it('writes a report of the selected call with its causes, fenced and without what looks like a secret', async () => {
    await open();
    await expect.poll(() => textOf('Report')).toContain('## Why did this happen?');
    const report = textOf('Report');
    expect(report).toContain('# Report: `look`');
    expect(report).toContain('- Status: `failed`');
    expect(report).toContain('"code": "timeout"');
    expect(report).not.toContain('sk-abcdefgh');
    expect(report).toContain('[redacted]');
    expect(report.split('\n').filter((line) => line.startsWith('# '))).toHaveLength(1);
    expect(report).toMatch(/1\. `Message of the agent` \(said with it, /);
  });

  it('copies, and where the browser refuses, selects the text to be copied by hand', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('no'));
    await open();
    await expect.poll(() => textOf('Report')).not.toBe('');
    const copy = page.getByRole('button', { name: 'Copy', exact: true });
    copy.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Copied.')).toBeVisible();
    expect(write).toHaveBeenCalledWith(textOf('Report'));
    await copy.click();
    await expect.element(page.getByText(/^The browser does not let the page copy/)).toBeVisible();
    const area = document.activeElement as HTMLTextAreaElement;
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe(area.value);
  });

  it('writes a test and a story of what has come up to what is shown', async () => {
    store.seek(3);
    await open();
    await page.getByRole('radio', { name: 'Test' }).click();
    await expect.poll(() => textOf('Test')).toContain('const expected');
    const test = textOf('Test');
    expect(test).toContain("'messages, done: I take the key.'");
    expect(test).toContain("'calls, running: look'");
    expect(test).not.toContain('tool_result');
    expect(test).not.toContain('sk-abcdefgh');
    await page.getByRole('radio', { name: 'Story' }).click();
    await expect.poll(() => textOf('Story')).toContain('satisfies Meta<typeof Placed>');
  });
});
