import styles from '@oddkin/ai/styles.css?inline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createRoot, type Root } from 'react-dom/client';
import { ChatProvider, Conversation, createObserverStore } from '@oddkin/ai';
import { createFrames } from '@oddkin/ai/testing';

let host: HTMLElement;
let shadow: ShadowRoot;
let root: Root;

beforeEach(async () => {
  host = document.body.appendChild(document.createElement('div'));
  shadow = host.attachShadow({ mode: 'open' });
  shadow.innerHTML = '<style></style><div style="block-size: 400px"></div>';
  shadow.querySelector('style')!.textContent = styles;
  const store = createObserverStore();
  const frames = createFrames();
  store.ingest([
    frames.sessionInit(),
    ...Array.from({ length: 100 }, (_, turn) => frames.agentMessage({ text: `turn ${turn}`, role: turn % 2 === 0 ? 'user' : 'assistant' })),
  ]);
  root = createRoot(shadow.querySelector('div')!);
  root.render(
    <ChatProvider store={store} sessionId={frames.sessionId}>
      <Conversation />
    </ChatProvider>,
  );
  await expect.poll(() => shadow.querySelectorAll('[role="article"]').length).toBeGreaterThan(3);
  await expect.poll(isAtEnd).toBe(true);
});

afterEach(() => {
  root.unmount();
  host.remove();
});

describe('a conversation in a shadow tree', () => {
  it('moves by the keyboard, and keeps the message that has the focus when it is far out of sight', async () => {
    shadow.querySelector<HTMLElement>('.oddkin-conversation-find-input')?.focus();
    await userEvent.tab();
    expect(shadow.activeElement?.textContent).toContain('turn 99');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(shadow.activeElement?.textContent).toContain('turn 97');
    const focused = shadow.activeElement;
    list().scrollTop = 0;
    await expect.poll(() => list().textContent).toContain('turn 0');
    expect(shadow.activeElement === focused).toBe(true);
    await userEvent.keyboard('{Home}');
    await expect.poll(() => shadow.activeElement?.textContent).toMatch(/turn 0(?!\d)/);
    await userEvent.keyboard('{End}');
    await expect.poll(isAtEnd).toBe(true);
  });
});

function list(): HTMLElement {
  return shadow.querySelector<HTMLElement>('[role="feed"]')!;
}

function isAtEnd(): boolean {
  return list().scrollHeight - list().clientHeight - list().scrollTop <= 1;
}
