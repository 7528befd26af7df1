import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
  store.ingest([frames.sessionInit()]);
  for (let turn = 0; turn < 120; turn += 1) {
    const tool = turn % 40 === 7 ? 'move' : 'look';
    store.ingest([
      frames.agentMessage({ text: `Order ${turn}`, role: 'user', from: 'person' }),
      frames.toolCall({ tool, call_id: `call-${turn}` }),
      frames.toolResult({ call_id: `call-${turn}` }),
      frames.agentMessage({ text: turn % 50 === 3 ? `The Lantern burns, ${turn}.` : `It is dark, ${turn}.`, from: 'Scout' }),
    ]);
  }
  await page.viewport(1280, 800);
  await render(
    <div style={{ blockSize: 780 }}>
      <ObserverPanel store={store} style={{ blockSize: '100%' }} />
    </div>,
  );
});

afterEach(() => document.body.replaceChildren());

const box = page.getByRole('combobox', { name: 'Filter the panel' });
const found = () => document.querySelector('.oddkin-conversation-found')?.textContent;
const reached = () => document.querySelector('[data-reached]')?.textContent ?? '';

describe('the filter in the conversation', () => {
  it('counts the messages that fit, also those that are not rendered, and goes from one to the next', async () => {
    await userEvent.fill(box, 'lantern');
    await expect.poll(found).toBe('in 3 messages');
    expect(document.querySelectorAll('[data-conversation-row]').length).toBeLessThan(100);
    await page.getByRole('button', { name: 'To the message found before' }).click();
    await expect.poll(found).toBe('3 of 3');
    await expect.poll(reached).toContain('Lantern burns, 103');
    await page.getByRole('button', { name: 'To the next message found' }).click();
    await expect.poll(reached).toContain('Lantern burns, 3.');
    expect([...CSS.highlights.get('oddkin-filter')!].map(String)).toContain('Lantern');
  });

  it('goes from one to the next by Enter, and back with Shift, once no completion is taken', async () => {
    await userEvent.fill(box, 'lantern');
    await expect.poll(found).toBe('in 3 messages');
    (box.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(reached).toContain('Lantern burns');
    await expect.poll(found).toBe('3 of 3');
    await userEvent.keyboard('{Enter}');
    await expect.poll(found).toBe('1 of 3');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect.poll(found).toBe('3 of 3');
    await expect.element(box).toHaveFocus();
    await userEvent.fill(box, 'stat');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(box).toHaveValue('status:');
  });

  it('speaks of the calls in a message as of calls anywhere', async () => {
    await userEvent.fill(box, 'tool:move');
    await expect.poll(found).toBe('in 3 messages');
    await userEvent.fill(box, 'tool:move status:failed');
    await expect.poll(found).toBe('not found');
    store.ingest([
      frames.toolCall({ tool: 'move', call_id: 'last' }),
      frames.toolResult({ call_id: 'last', error: { code: 'timeout', message: 'Too late.', retryable: true } }),
    ]);
    await expect.poll(found).toBe('in 1 message');
  });

  it('misses nothing that comes in the moment in which it has first been answered', async () => {
    const answered = new Promise<void>((resolve) => {
      const seen = new MutationObserver(() => {
        if (found() !== 'not found') return;
        seen.disconnect();
        store.ingest([
          frames.toolCall({ tool: 'move', call_id: 'last' }),
          frames.toolResult({ call_id: 'last', error: { code: 'timeout', message: 'Too late.', retryable: true } }),
        ]);
        resolve();
      });
      seen.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await userEvent.fill(box, 'tool:move status:failed');
    await answered;
    await expect.poll(found).toBe('in 1 message');
  });

  it('marks nothing any longer once it is cleared', async () => {
    await userEvent.fill(box, 'lantern');
    await expect.poll(found).toBe('in 3 messages');
    await page.getByRole('button', { name: 'To the next message found' }).click();
    await userEvent.fill(box, '');
    await expect.poll(() => document.querySelector('[data-found], [data-reached]')).toBeNull();
    expect(CSS.highlights.get('oddkin-filter')?.size ?? 0).toBe(0);
  });
});
