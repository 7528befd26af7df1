import '@oddkin/ai/styles.css';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { ChatProvider, Conversation, createObserverStore } from '@oddkin/ai';
import { list, rows, settle, spoken, watched } from './watched-conversation.js';

const told: string[] = [];
const hear = ({ message }: ErrorEvent): void => void told.push(message);

beforeEach(() => {
  told.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void told.push(words.map(String).join(' ')));
  window.addEventListener('error', hear);
});

afterEach(async () => {
  await cleanup();
  window.removeEventListener('error', hear);
  vi.restoreAllMocks();
});

describe('a conversation', () => {
  it.each([0, 1, 8, 40])('in a room %i pixels wide comes to rest, and shows its end once there is room', async (width) => {
    const room = await showIn(width, 400, 2_000);
    room.style.inlineSize = '500px';
    await settle();
    room.style.inlineSize = `${width}px`;
    await settle();
    room.style.inlineSize = '500px';
    await settle();
    expect(rows().at(-1)?.textContent).toContain('said 1999');
    expect(rows().length).toBeLessThanOrEqual(40);
    expect(list().scrollHeight - list().clientHeight - list().scrollTop).toBeLessThanOrEqual(1);
    expect(told).toEqual([]);
  });

  it('whose messages have no height comes to rest', async () => {
    const style = document.createElement('style');
    style.textContent = '[data-conversation-row] { display: none }';
    document.head.append(style);
    await showIn(500, 60, 240);
    style.remove();
    await settle();
    expect(rows().at(-1)?.textContent).toContain('said 239');
    expect(told).toEqual([]);
  });
});

async function showIn(width: number, height: number, count: number): Promise<HTMLElement> {
  const store = createObserverStore();
  store.ingest([watched.frames.sessionInit(), ...spoken(count, 0)]);
  await render(
    <ChatProvider store={store} sessionId={watched.frames.sessionId}>
      <div data-testid="room" style={{ blockSize: height, inlineSize: width }}>
        <Conversation />
      </div>
    </ChatProvider>,
  );
  await settle();
  return document.querySelector<HTMLElement>('[data-testid="room"]')!;
}
