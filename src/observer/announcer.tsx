'use client';
import { createContext, use, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useConnection, useStoreContext } from '../hooks/index.js';
import { usePanelMessages } from '../messages/index.js';
import { SpeakerProvider } from '../primitives/index.js';
import type { ObserverStore } from '../projection/index.js';
import { nameOf } from './agent-name.js';
import { announcementWords, endSentence } from './announcement-words.js';
import { announcementsBetween, type Announcement, type Moment } from './announcements.js';
import { nextTurningPoint } from './asking-announcements.js';

/** How much is said: all that happens, only what waits for a person and what became of it, or nothing. Answers to a person's own presses are always said. */
export type Announcements = 'everything' | 'decisions' | 'off';

export interface AnnouncerProps {
  readonly announcements?: Announcements | undefined;
  /** Default `everything`. */
  readonly defaultAnnouncements?: Announcements | undefined;
  readonly onAnnouncementsChange?: ((announcements: Announcements) => void) | undefined;
  readonly children: ReactNode;
}

interface VoiceContextValue {
  readonly level: Announcements;
  readonly setLevel: (level: Announcements) => void;
}

const VoiceContext = createContext<VoiceContextValue | undefined>(undefined);
const pauseMs = 1_000;
const mostAtOnce = 3;

/**
 * The one voice of the panel: says in sentences what happens, never single tokens, in the order in which it came, at most once a second. Of much at once
 * it says a few sentences, what waits for a person before all else, and how much more there was. Renders a `<div>` with the role `status` that is heard and not seen.
 */
export function Announcer({ announcements, defaultAnnouncements = 'everything', onAnnouncementsChange, children }: AnnouncerProps) {
  const [own, setOwn] = useState(defaultAnnouncements);
  const level = announcements ?? own;
  const { said, speak } = useVoice();
  const voice = useMemo(
    () => ({
      level,
      setLevel: (next: Announcements) => {
        setOwn(next);
        onAnnouncementsChange?.(next);
      },
    }),
    [level, onAnnouncementsChange],
  );
  return (
    <VoiceContext value={voice}>
      <SpeakerProvider value={speak}>
        {children}
        <News level={level} onNews={speak} />
      </SpeakerProvider>
      <div role="status" className="oddkin-heard-only">
        {/* Another element each time: a sentence that is said twice is heard twice. */}
        <span key={said.count} dir="auto">
          {said.text}
        </span>
      </div>
    </VoiceContext>
  );
}

/** How much the panel says, and the way to change it. */
export function useVoiceLevel(): VoiceContextValue {
  const voice = use(VoiceContext);
  if (voice === undefined)
    throw new Error('useVoiceLevel was used outside the panel, which has the one voice. Use it inside <ObserverPanel>.');
  return voice;
}

/** Gathers what is to be said, so that one change of the live region holds it all, and nothing of it twice. */
function useVoice() {
  const { clock } = useStoreContext().store;
  const [said, setSaid] = useState({ text: '', count: 0 });
  const waiting = useRef<string[]>([]);
  const cancel = useRef<(() => void) | undefined>(undefined);
  useEffect(
    () => () => {
      cancel.current?.();
      // StrictMode mounts again what it has unmounted: the voice has to speak then.
      cancel.current = undefined;
      waiting.current = [];
    },
    [],
  );
  const speak = useCallback(
    (sentence: string) => {
      if (sentence === '' || waiting.current.includes(sentence)) return;
      waiting.current.push(sentence);
      cancel.current ??= clock.after(0, () => {
        cancel.current = undefined;
        const text = waiting.current.map(endSentence).join(' ');
        waiting.current = [];
        setSaid(({ count }) => ({ text, count: count + 1 }));
      });
    },
    [clock],
  );
  return { said, speak };
}

/** Watches the store outside of rendering, and always its live end: a look into the past is no news. */
function News({ level, onNews }: { readonly level: Announcements; readonly onNews: (sentence: string) => void }) {
  const { store } = useStoreContext();
  const words = usePanelMessages();
  const phase = useConnection()?.phase;

  useEffect(() => {
    if (phase !== undefined && level !== 'off') onNews(words.text(`observer.announce.${phase}`));
    // Another level or language is no news.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [phase, onNews]);

  // As they are when something is told: that they change takes nothing back of what is still to be told.
  const manner = useRef({ level, words });
  useLayoutEffect(() => {
    manner.current = { level, words };
  }, [level, words]);
  const told = useMemo(() => ({ last: momentOf(store) }), [store]);
  useEffect(() => {
    let pause: (() => void) | undefined;
    let alarm: (() => void) | undefined;
    const look = (): void => {
      pause = undefined;
      const now = momentOf(store);
      const wanted = manner.current;
      const all = wanted.level === 'off' ? [] : announcementsBetween(told.last, now);
      const news = all.filter(({ isDecision }) => isDecision || wanted.level === 'everything');
      told.last = now;
      for (const sentence of sentences(news, wanted.words)) onNews(sentence);
      wakeAtTurningPoint();
    };
    const wakeAtTurningPoint = (): void => {
      alarm?.();
      const time = nextTurningPoint(told.last);
      alarm = time === undefined ? undefined : store.clock.after(Math.min(time - told.last.at, longestTimerMs), look);
    };
    const change = (): void => {
      if (store.getHead() !== told.last.state) pause ??= store.clock.after(pauseMs, look);
    };
    wakeAtTurningPoint();
    const unsubscribe = store.cursor.subscribe(change);
    // What came between the rendering and this.
    change();
    return () => {
      unsubscribe();
      pause?.();
      alarm?.();
    };
  }, [store, told, onNews]);
  return null;
}

function momentOf(store: ObserverStore): Moment {
  return { state: store.getHead(), at: store.clock.now() };
}

function sentences(news: readonly Announcement[], { text, format }: ReturnType<typeof usePanelMessages>): readonly string[] {
  const told = mostImportant(news).map((each) => announcementWords(each, { text, format, nameOf }));
  const more = news.length - told.length;
  return more > 0 ? [...told, text('observer.announce.more', { count: more })] : told;
}

/** Timers longer than this fire at once. */
const longestTimerMs = 2_147_483_647;

/** The few that are said, in the order in which they came: what a person has to decide first, then what came last. */
function mostImportant(news: readonly Announcement[]): readonly Announcement[] {
  const decisions = news.filter(({ isDecision }) => isDecision);
  const others = news.filter(({ isDecision }) => !isDecision);
  const room = Math.max(0, mostAtOnce - decisions.length);
  const chosen = new Set([...decisions.slice(0, mostAtOnce), ...(room === 0 ? [] : others.slice(-room))]);
  return news.filter((each) => chosen.has(each));
}
