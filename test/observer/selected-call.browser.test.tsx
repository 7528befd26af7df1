import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@oddkin/ai/styles.css';
import '@oddkin/ai/observer.css';
import { ObserverPanel } from '@oddkin/ai';
import { createObserverStore } from '@oddkin/ai/store';
import { createFrames } from '@oddkin/ai/testing';

afterEach(() => document.body.replaceChildren());

const conversation = page.getByRole('region', { name: 'Conversation' });
const inspector = page.getByRole('region', { name: 'Inspector' });
const current = () => document.querySelector('.oddkin-observer-conversation [aria-current]');

it('marks the selected call in the conversation, and scrolls to it only when asked', async () => {
  const store = createObserverStore();
  const frames = createFrames();
  store.ingest([frames.sessionInit()]);
  for (let turn = 0; turn < 60; turn += 1)
    store.ingest([
      frames.agentMessage({ text: `Turn ${turn}` }),
      frames.toolCall({ call_id: `call-${turn}`, tool: turn % 2 === 0 ? 'look' : 'move' }),
      frames.toolResult({ call_id: `call-${turn}` }),
    ]);
  await page.viewport(1280, 800);
  await render(
    <div style={{ blockSize: 780 }}>
      <ObserverPanel store={store} style={{ blockSize: '100%' }} />
    </div>,
  );
  await page.getByRole('tab', { name: 'Wire' }).click();
  await expect.element(conversation.getByText('Turn 59')).toBeVisible();
  const list = document.querySelector('.oddkin-conversation-messages')!;
  const before = list.scrollTop;
  const rows = page.getByRole('listbox', { name: 'Wire' });
  await rows.getByText('tool_result').last().click();
  await expect.poll(() => current()?.textContent).toMatch(/look|move/);
  expect(list.scrollTop).toBe(before);

  const chart = page.getByRole('tab', { name: 'Timeline' });
  await chart.click();
  const lanes = page.getByRole('listbox', { name: 'Timeline' });
  (lanes.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}{Home}{Enter}');
  await expect.element(inspector.getByRole('button', { name: 'Show in the conversation' })).toBeVisible();
  expect(list.scrollTop).toBe(before);
  await inspector.getByRole('button', { name: 'Show in the conversation' }).click();
  await expect.poll(() => current()?.getBoundingClientRect().top ?? -1).toBeGreaterThanOrEqual(list.getBoundingClientRect().top);
  expect(current()!.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom);
  expect(list.scrollTop).toBeLessThan(before);
});

it.each([
  { name: 'wide', width: 1280, inspects: true },
  { name: 'narrow, where that would cover what somebody reads', width: 360, inspects: false },
])('selects the call whose line is pressed in the conversation, $name: $inspects', async ({ width, inspects }) => {
  const store = createObserverStore();
  const frames = createFrames();
  const refused = { code: 'execution_failed', message: 'It is locked.', retryable: false } as const;
  store.ingest([frames.sessionInit(), frames.toolCall({ tool: 'open_door' }), frames.toolResult({ error: refused })]);
  await page.viewport(width, 800);
  await render(
    <div style={{ blockSize: 780 }}>
      <ObserverPanel store={store} defaultRegion="conversation" style={{ blockSize: '100%' }} />
    </div>,
  );
  await page.getByRole('button', { name: /open_door/ }).click();
  await expect.element(page.getByText('The same call would fail again', { exact: false }).first()).toBeVisible();
  if (inspects) await expect.element(inspector.getByText('open_door', { exact: true })).toBeVisible();
  else expect(document.querySelector('.oddkin-observer-inspector')).toBeNull();
});

it('marks a call that failed before with the same input, and leads from the inspector to the time before', async () => {
  const store = createObserverStore();
  const frames = createFrames();
  const refused = { code: 'execution_failed', message: 'It is locked.', retryable: false } as const;
  store.ingest([frames.sessionInit()]);
  for (const [index, door] of ['north', 'south', 'north', 'north'].entries())
    store.ingest([
      frames.agentMessage({ text: `Try ${index}` }),
      frames.toolCall({ call_id: `call-${index}`, tool: 'open_door', input: { door } }),
      frames.toolResult({ call_id: `call-${index}`, error: { ...refused, message: `Locked, try ${index}.` } }),
    ]);
  await page.viewport(1280, 800);
  await render(
    <div style={{ blockSize: 780 }}>
      <ObserverPanel store={store} style={{ blockSize: '100%' }} />
    </div>,
  );
  const marked = conversation.getByRole('img', { name: /before with the same input$/ });
  await expect
    .poll(() => marked.elements().map((mark) => mark.getAttribute('aria-label')))
    .toEqual(['Called once before with the same input', 'Called 2 times before with the same input']);
  await conversation
    .getByRole('button', { name: /open_door/ })
    .last()
    .click();
  await expect
    .element(inspector.getByText(/Called 2 times before with the same input, with the same outcome as the last time/))
    .toBeVisible();
  await inspector.getByRole('button', { name: 'Show the last time' }).click();
  await expect.element(inspector.getByText('Locked, try 2.')).toBeVisible();
  await inspector.getByRole('button', { name: 'Show the last time' }).click();
  await expect.element(inspector.getByText('Locked, try 0.')).toBeVisible();
  await expect.element(inspector.getByRole('button', { name: 'Show the last time' })).not.toBeInTheDocument();
});
