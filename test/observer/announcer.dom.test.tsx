import { readFileSync } from 'node:fs';
import { useLayoutEffect, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ChatProvider, Question, de, type MessageKey, type MessageText } from '@oddkin/ai';
import { createObserverStore, type ObserverStore } from '@oddkin/ai/store';
import { createFrames, createSteppedClock } from '@oddkin/ai/testing';
import { parseRecording } from '@oddkin/ai/recording';
import { useSpoken } from '../../src/primitives/index.js';
import { Announcer, type Announcements } from '../../src/observer/announcer.js';

afterEach(cleanup);

describe('announcer', () => {
  it('tells a recorded run in sentences, in the order in which a person would tell it', async () => {
    expect(await transcriptOf('every-noun')).toEqual([
      'Scout: I look around.',
      'move failed: The door is locked. 1 new problem.',
      'Scout is writing.',
      'Approval asked for: Open the chest. 1 new problem. And 6 more.',
      'Approval asked for: Open the chest. Not sent, “Open the chest”: The door is locked.',
      'Question: Shall I open the door?',
      'Question: Shall I open the door? Not sent, “Shall I open the door?”: The door is locked. Question: What shall I write? And 1 more.',
      'Question: How far?',
      'Scout: Be careful.',
      'Scout: A key lies in the second room. Scout: Hello.',
      '3 new problems.',
      '4 new problems.',
      'Courier: I am done. Courier has ended. The letter is delivered.',
    ]);
  });

  it('tells of decisions alone where that is set, and of nothing where it is off', async () => {
    const decisions = await transcriptOf('dungeon', { level: 'decisions' });
    expect(decisions.length).toBeGreaterThan(3);
    for (const said of decisions) expect(said).toMatch(decision);
    expect(await transcriptOf('dungeon', { level: 'off' })).toEqual([]);
  });

  it('tells it in German', async () => {
    const german = await transcriptOf('every-noun', { locale: 'de', messages: de });
    expect(german.slice(0, 3)).toEqual([
      'Scout: I look around.',
      'move ist gescheitert: The door is locked. 1 neues Problem.',
      'Scout schreibt.',
    ]);
  });

  // A11Y-01
  it('says a text that streams once, whole, and nothing for ticks, heartbeats and time', async () => {
    const { store, clock, transcript } = listen();
    const frames = createFrames();
    store.ingest([frames.sessionInit()]);
    let offset = 0;
    for (const text of ['Hel', 'lo ', 'wor', 'ld. Second sentence.']) {
      const delta = { messageId: 'm1', partId: 'p1', partType: 'text', offset, text, state: text.endsWith('.') ? 'done' : 'streaming' };
      act(() => void store.ingest([frames.agentMessage({ delta })]));
      offset += text.length;
      for (let tick = 0; tick < 50; tick += 1)
        act(() => void store.ingest([frames.event({ topic: 'tick', payload: {}, meta: { tick } }), frames.heartbeat()]));
      await act(() => clock.run(300));
    }
    await act(() => clock.run(60_000));
    expect(transcript).toEqual(['The agent is writing.', 'Hello world. Second sentence.'].slice(-transcript.length));
    expect(transcript.at(-1)).toBe('Hello world. Second sentence.');
  });

  it('tells once that the last minute has begun, wherever and however often the question stands, and then that it is over', async () => {
    const question = {
      questionId: 'q',
      revision: 1,
      kind: 'text',
      prompt: 'Which way?',
      status: 'requested',
      expiresAt: new Date(300_000).toISOString(),
    };
    const { store, clock, transcript, container } = listen({
      startAt: 0,
      shown: (
        <>
          <Question questionId="q" />
          <Question questionId="q" />
        </>
      ),
    });
    act(() => void store.put([{ schema: 'oddkin.ai.question', version: 1, value: question } as never]));
    await act(() => clock.run(239_000));
    expect(transcript).toEqual(['Question: Which way?']);
    await act(() => clock.run(30_000));
    expect(transcript.slice(1)).toEqual(['Less than a minute left: Which way?']);
    await act(() => clock.run(60_000));
    expect(transcript.slice(2)).toEqual(['Expired before an answer: Which way?']);
    expect(container.querySelectorAll('[role=status], [role=alert], [aria-live]')).toHaveLength(1);
  });

  it('says what is missing in a form once, by the one voice', async () => {
    const question = { questionId: 'q', revision: 1, kind: 'text', prompt: 'Which way?', status: 'requested' };
    const { store, clock, transcript } = listen({ level: 'off', shown: <Question questionId="q" /> });
    act(() => void store.put([{ schema: 'oddkin.ai.question', version: 1, value: question } as never]));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send answer' })));
    await act(() => clock.run(10));
    expect(transcript).toEqual(['Write an answer first.']);
  });

  it('says nothing while a person looks at the past, but what is new', async () => {
    const { store, clock, transcript } = listen();
    const frames = createFrames();
    act(() => void store.ingest([frames.sessionInit(), frames.agentMessage({ from: 'Scout', text: 'One.' })]));
    await act(() => clock.run(2_000));
    act(() => store.seek(1));
    await act(() => clock.run(2_000));
    act(() => void store.ingest([frames.agentMessage({ from: 'Scout', text: 'Two.' })]));
    await act(() => clock.run(2_000));
    act(() => store.live());
    await act(() => clock.run(2_000));
    expect(transcript).toEqual(['Scout: One.', 'Scout: Two.']);
  });
});

describe('a voice on a busy page', () => {
  it('says what has come also where the page gives its words anew before that is said', async () => {
    const { store, clock, transcript, render: again } = listen();
    const frames = createFrames();
    act(() => void store.ingest([frames.sessionInit(), frames.agentMessage({ from: 'Scout', text: 'One.' })]));
    await act(() => clock.run(500));
    again({ messages: {} });
    await act(() => clock.run(500));
    again({ messages: {}, level: 'decisions' });
    again({ messages: {}, level: 'everything' });
    await act(() => clock.run(1_500));
    expect(transcript).toEqual(['Scout: One.']);
  });

  it('says what came between the rendering and its listening', async () => {
    const frames = createFrames();
    function Busy({ store }: { readonly store: ObserverStore }) {
      useLayoutEffect(() => void store.ingest([frames.sessionInit(), frames.agentMessage({ from: 'Scout', text: 'One.' })]), [store]);
      return null;
    }
    const { clock, transcript } = listen({ shown: (store) => <Busy store={store} /> });
    await act(() => clock.run(2_000));
    expect(transcript).toEqual(['Scout: One.']);
  });

  it('speaks on under StrictMode, which takes everything away once and puts it back', async () => {
    function Told() {
      useSpoken('Mind the gap.');
      return null;
    }
    const { store, clock, transcript } = listen({ shown: <Told />, isStrict: true });
    await act(() => clock.run(10));
    expect(transcript).toEqual(['Mind the gap.']);
    const frames = createFrames();
    act(() => void store.ingest([frames.sessionInit(), frames.agentMessage({ from: 'Scout', text: 'One.' })]));
    await act(() => clock.run(2_000));
    expect(transcript).toEqual(['Mind the gap.', 'Scout: One.']);
  });
});

/** What waits for a person, and what became of it, in words. */
const decision =
  /^(Question|The question changed|Approval asked for|What is asked for changed|Expired|Skipped|Answered|Approved|Denied|Not sent|Less than a minute)/;

async function transcriptOf(name: string, options: Omit<Listening, 'startAt'> = {}) {
  const { header, messages } = parseRecording(readFileSync(`stories/recordings/${name}.ndjson`, 'utf8'));
  const startAt = Date.parse(header.createdAt);
  const { store, clock, transcript } = listen({ ...options, startAt });
  for (const { at, from, text } of messages) {
    await act(() => clock.run(Math.max(0, startAt + at - clock.now())));
    act(() => void store.ingest([text], { from }));
  }
  await act(() => clock.run(10_000));
  cleanup();
  return transcript;
}

interface Listening {
  readonly level?: Announcements;
  readonly locale?: string;
  readonly messages?: Partial<Record<MessageKey, MessageText>>;
  readonly startAt?: number;
  readonly shown?: ReactNode | ((store: ObserverStore) => ReactNode);
  readonly isStrict?: boolean;
}

function listen({ startAt = 1_000_000, shown = null, isStrict = false, ...first }: Listening = {}) {
  const clock = createSteppedClock(startAt);
  const store: ObserverStore = createObserverStore({ clock });
  const transcript: string[] = [];
  const page = ({ level = 'everything', locale = 'en', messages }: Pick<Listening, 'level' | 'locale' | 'messages'>) => (
    <ChatProvider store={store} locale={locale} messages={messages} onAction={() => undefined}>
      <Announcer announcements={level}>{typeof shown === 'function' ? shown(store) : shown}</Announcer>
    </ChatProvider>
  );
  const { container, rerender } = render(page(first), { reactStrictMode: isStrict });
  const region = container.querySelector('.oddkin-heard-only[role=status]')!;
  new MutationObserver(() => {
    if (region.textContent !== '') transcript.push(region.textContent);
  }).observe(region, { childList: true, subtree: true, characterData: true });
  return { store, clock, transcript, container, render: (next: Parameters<typeof page>[0]) => rerender(page(next)) };
}
