import { afterEach, beforeEach } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { ChatProvider, Conversation, createObserverStore, type ObserverStore } from '@oddkin/ai';
import { createDocuments, createFrames, documentEntry, type FrameBuilders } from '@oddkin/ai/testing';

/** What the test that runs is about. */
export const watched: { store: ObserverStore; frames: FrameBuilders } = { store: createObserverStore(), frames: createFrames() };
export const documents = createDocuments();
let offset = 0;

/** Shows a conversation of a hundred messages, between two buttons, before each test. */
export function watchConversation(): void {
  beforeEach(async () => {
    watched.store = createObserverStore({ limits: { messages: 30_000 } });
    watched.frames = createFrames();
    offset = 0;
    watched.store.ingest([
      watched.frames.sessionInit(),
      ...Array.from({ length: 100 }, (_, turn) =>
        watched.frames.agentMessage({ text: `turn ${turn}`, role: turn % 2 === 0 ? 'user' : 'assistant' }),
      ),
    ]);
    await show(watched.store);
  });
  afterEach(cleanup);
}

export function stream(text: string): void {
  watched.store.ingest([
    watched.frames.agentMessage({ delta: { messageId: 'live', partId: 'p', partType: 'text', offset, text, state: 'streaming' } }),
  ]);
  offset += text.length;
}

export async function show(shown: ObserverStore): Promise<void> {
  await render(
    <ChatProvider store={shown} sessionId={watched.frames.sessionId}>
      <button type="button">before</button>
      <div style={{ blockSize: '400px' }}>
        <Conversation />
      </div>
      <button type="button">after</button>
    </ChatProvider>,
  );
  await settle();
}

export function say(count: number, from: number): void {
  watched.store.ingest(spoken(count, from));
}

export function spoken(count: number, from: number): readonly unknown[] {
  return Array.from({ length: count }, (_, index) =>
    watched.frames.agentMessage({ text: `said ${from + index}`, role: index % 2 === 0 ? 'user' : 'assistant' }),
  );
}

/** The number of the word in the line that the top edge crosses. */
export function wordAtTop(): number {
  const { left, top } = list().getBoundingClientRect();
  for (let below = 2; below < 60; below += 4) {
    const at = document.caretPositionFromPoint(left + 20, top + below);
    const found = at === null ? null : /w(\d+)/.exec(at.offsetNode.textContent?.slice(at.offset) ?? '');
    if (found !== null) return Number(found[1]);
  }
  return NaN;
}

export function message(id: string, parentId: string, text: string) {
  return documentEntry('oddkin.ai.message', documents.message({ id, parentId, parts: [{ type: 'text', id: 'p', text }] }));
}

export function firstInSight(): HTMLElement | undefined {
  const { top } = list().getBoundingClientRect();
  return rows().find((row) => row.getBoundingClientRect().bottom > top + 1);
}

export function rowOf(words: string): HTMLElement | undefined {
  return rows().find(({ textContent }) => new RegExp(`${words}(?!\\d)`).test(textContent));
}

export function isInSight(words: string): boolean {
  const row = rows().find(({ textContent }) => new RegExp(`${words}(?!\\d)`).test(textContent));
  if (row === undefined) return false;
  const { top, bottom } = row.getBoundingClientRect();
  const sight = list().getBoundingClientRect();
  return bottom > sight.top && top < sight.bottom;
}

export function list(): HTMLElement {
  return document.querySelector<HTMLElement>('[role="feed"]')!;
}

export function rows(): readonly HTMLElement[] {
  return [...list().querySelectorAll<HTMLElement>('[role="article"]')];
}

export function button(words: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === words);
}

export function distance(): number {
  return list().scrollHeight - list().clientHeight - list().scrollTop;
}

/** Until React has rendered, what is loaded later is there, and observers of sizes have run: until nothing has moved for four frames of the screen. */
export async function settle(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
  let seen = placesOfAll();
  for (let still = 0, frame = 0; still < 4 && frame < 120; frame += 1) {
    await new Promise(requestAnimationFrame);
    const now = placesOfAll();
    still = now === seen ? still + 1 : 0;
    seen = now;
  }
}

function placesOfAll(): string {
  const feed = document.querySelector<HTMLElement>('[role="feed"]');
  if (feed === null) return '';
  return [feed.scrollTop, feed.scrollHeight, feed.clientHeight, ...rows().map((row) => row.getBoundingClientRect().top)].join();
}
