import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OddkinObserverElement } from '@oddkin/ai/element';
import { createDocuments, createFrames, documentEntry, fakeBridge } from '@oddkin/ai/testing';
import '../../src/element/index.js';
import { countHeld } from './count-held.js';

afterEach(() => document.body.replaceChildren());

describe('<oddkin-observer> in its place', () => {
  it('shows itself in a dialog, and gives the dialog its Escape once nothing of its own is open', async () => {
    const bridge = fakeBridge();
    const dialog = document.createElement('dialog');
    const element = make(bridge.transport);
    dialog.append(element);
    document.body.append(dialog);
    dialog.showModal();
    offerModels(bridge);
    await page.getByRole('button', { name: /^Model/ }).click();
    await expect.element(page.getByRole('listbox', { name: 'Models' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => element.shadowRoot?.activeElement?.textContent).toMatch(/^Model/);
    expect(dialog.open).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog.open).toBe(false);
  });

  it('closes what is open over it when a person goes elsewhere on the page, and not when the press is inside', async () => {
    const bridge = fakeBridge();
    const outside = document.createElement('button');
    outside.textContent = 'Outside';
    document.body.append(outside, make(bridge.transport));
    offerModels(bridge);
    const list = page.getByRole('listbox', { name: 'Models' });
    await page.getByRole('button', { name: /^Model/ }).click();
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(list).toBeVisible();
    await page.getByRole('button', { name: 'Outside' }).click();
    await expect.poll(() => list.elements().length).toBe(0);
    expect(document.activeElement).toBe(outside);
  });

  it('lies over the page behind a button where it is to be docked', async () => {
    const bridge = fakeBridge();
    const element = make(bridge.transport);
    element.setAttribute('dock', 'bottom');
    element.setAttribute('storage-key', 'element-places');
    document.body.append(element);
    bridge.send(...opening('From the dock.'));
    await page.getByRole('button', { name: /agent observer/i }).click();
    await expect.element(page.getByText('From the dock.')).toBeVisible();
    expect(getComputedStyle(element).display).toBe('contents');
    expect(element.shadowRoot?.querySelector<HTMLElement>('.oddkin-dock')?.dataset['side']).toBe('bottom');
  });

  it('keeps panel and looks when it goes into the document of a frame', async () => {
    const bridge = fakeBridge();
    const frame = document.createElement('iframe');
    const element = make(bridge.transport);
    document.body.append(frame, element);
    bridge.send(...opening('From the frame.'));
    await expect.poll(() => element.shadowRoot?.textContent).toContain('From the frame.');
    const panel = element.shadowRoot?.querySelector('.oddkin-observer');
    const inner = frame.contentDocument;
    inner?.body.append(element);
    expect(element.ownerDocument).toBe(inner);
    await expect.poll(() => styleOf(element)).toBe('flex');
    expect(element.shadowRoot?.querySelector('.oddkin-observer')).toBe(panel);
    bridge.send(createFrames().agentMessage({ text: 'Still here.' }));
    await expect.poll(() => element.shadowRoot?.textContent).toContain('Still here.');
    expect(bridge.connections()).toBe(1);
  });

  it('leaves no listener of document and window, no timer and no connection behind', async () => {
    const bridge = fakeBridge();
    bridge.send(...opening('Come and go.'));
    // The first brings what is there once a page, such as what React listens to.
    await comeAndGo(bridge);
    const held = countHeld();
    await comeAndGo(bridge);
    await expect.poll(held.names).toEqual([]);
    held.stop();
    expect(bridge.connections()).toBe(0);
  });

  it('stops trying a bridge that is not there', async () => {
    const held = countHeld();
    const element = document.createElement('oddkin-observer');
    element.setAttribute('url', 'ws://127.0.0.1:9/observe');
    let isWaiting = false;
    element.addEventListener('oddkin-status', ({ detail }) => (isWaiting ||= detail.phase === 'waiting'));
    document.body.append(element);
    await expect.poll(() => isWaiting).toBe(true);
    element.remove();
    await expect.poll(held.names).toEqual([]);
    held.stop();
  });
});

async function comeAndGo(bridge: ReturnType<typeof fakeBridge>): Promise<void> {
  const element = make(bridge.transport);
  document.body.append(element);
  await expect.poll(() => element.shadowRoot?.textContent).toContain('Come and go.');
  element.remove();
  await expect.poll(() => bridge.connections()).toBe(0);
}

function make(transport: OddkinObserverElement['transport']): OddkinObserverElement {
  const element = document.createElement('oddkin-observer');
  element.transport = transport;
  element.setAttribute('takes-actions', '');
  element.style.blockSize = '30rem';
  return element;
}

function opening(text: string): readonly object[] {
  const frames = createFrames();
  return [frames.sessionInit(), frames.agentMessage({ text })];
}

function offerModels(bridge: ReturnType<typeof fakeBridge>): void {
  const frames = createFrames();
  const { modelOption } = createDocuments();
  const options = ['Small', 'Large'].map((label) => modelOption({ id: label, label }));
  const documents = options.map((option) => documentEntry('oddkin.ai.model-option', option));
  bridge.send(frames.sessionInit(), frames.agentMessage({ documents }));
}

function styleOf(element: OddkinObserverElement): string {
  const panel = element.shadowRoot?.querySelector('.oddkin-observer');
  return panel === null || panel === undefined ? '' : getComputedStyle(panel).display;
}
