'use client';
import { useEffect, useState } from 'react';
import { useConnection, useStoreContext } from '../hooks/index.js';
import { useMessages, type MessageKey } from '../messages/index.js';
import { announcementsBetween, type Announcement } from './announcements.js';

const pauseMs = 1_000;
const mostAtOnce = 3;

/**
 * Says in sentences what happens: the connection, failures, questions, problems; never single tokens.
 * Much at once is said in a few sentences and a number. Renders a `<div>` that is heard and not seen.
 */
export function Announcer() {
  const { text } = useMessages();
  const phase = useConnection()?.phase;
  const [said, setSaid] = useState('');
  const connection = phase === undefined ? '' : text(`observer.announce.${phase}`);
  return (
    <div className="oddkin-heard-only">
      <div role="status">{connection}</div>
      <div role="status">{said}</div>
      <News onNews={setSaid} />
    </div>
  );
}

/** Watches the store outside of rendering, so that frames which change nothing to be said cost next to nothing. */
function News({ onNews }: { readonly onNews: (sentences: string) => void }) {
  const { store } = useStoreContext();
  const { text } = useMessages();
  useEffect(() => {
    let waiting: Announcement[] = [];
    let cancel: (() => void) | undefined;
    const say = (): void => {
      cancel = undefined;
      const sentences = gather(waiting).map(sentence);
      const rest = sentences.length - mostAtOnce;
      waiting = [];
      onNews([...sentences.slice(0, mostAtOnce), ...(rest > 0 ? [text('observer.announce.more', { count: rest })] : [])].join(' '));
    };
    const unsubscribe = store.subscribe((after, before) => {
      const news = announcementsBetween(before, after);
      if (news.length === 0) return;
      waiting.push(...news);
      cancel ??= store.clock.after(pauseMs, say);
    });
    return () => {
      unsubscribe();
      cancel?.();
    };

    function sentence(news: Announcement): string {
      switch (news.kind) {
        case 'failure':
          return text('observer.announce.failure', { tool: news.tool, message: news.message });
        case 'question':
          return text('observer.announce.question', { prompt: news.prompt });
        case 'approval':
          return text('observer.announce.approval', { title: news.title });
        case 'problems':
          return text('observer.announce.problems' satisfies MessageKey, { count: news.count });
        default:
          return news satisfies never;
      }
    }
  }, [store, text, onNews]);
  return null;
}

/** One sentence for all new problems. */
function gather(news: readonly Announcement[]): readonly Announcement[] {
  const count = news.reduce((sum, each) => sum + (each.kind === 'problems' ? each.count : 0), 0);
  const others = news.filter(({ kind }) => kind !== 'problems');
  return count === 0 ? others : [...others, { kind: 'problems', count }];
}
