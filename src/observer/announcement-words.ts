import type { Formatters, MessageKey, MessageValues } from '../messages/index.js';
import type { Announcement } from './announcements.js';

interface Words {
  readonly text: (key: MessageKey, values?: MessageValues) => string;
  readonly format: Formatters;
  /** What a session is called. */
  readonly nameOf: (sessionId: string, agentName: string | undefined) => string;
}

/** Puts an announcement into a sentence. */
export function announcementWords(news: Announcement, { text, nameOf }: Words): string {
  switch (news.kind) {
    case 'asked':
      return askedWords(
        text(`observer.announce.${news.about}${news.isChanged ? '.changed' : ''}`, { title: news.title }),
        news.isShort,
        text,
      );
    case 'settled':
      return text('observer.announce.settled', { title: news.title, status: text(`${news.about}.${news.status}` as MessageKey) }); // the statuses of that very noun
    case 'not-through':
      return text('observer.announce.notThrough', { title: news.title, message: news.message });
    case 'last-minute':
      return text('observer.announce.lastMinute', { title: news.title });
    case 'failure':
      return text('observer.announce.failure', { tool: news.tool, message: news.message });
    case 'said':
      return news.author === undefined ? news.words : text('observer.announce.said', { name: news.author, words: news.words });
    case 'writing':
      return news.author === undefined
        ? text('observer.announce.writingNameless')
        : text('observer.announce.writing', { name: news.author });
    case 'plan':
      return text('observer.announce.plan', { title: news.title ?? text('plan.untitled'), count: news.count });
    case 'plan-done':
      return text('observer.announce.planDone', { title: news.title ?? text('plan.untitled') });
    case 'step':
      return text(`observer.announce.step.${news.status}`, { title: news.title, note: news.note }).trim();
    case 'ended':
      return text('observer.announce.ended', { name: nameOf(news.sessionId, news.name), reason: news.reason ?? '' }).trim();
    case 'problems':
      return text('observer.announce.problems', { count: news.count });
    default:
      return news satisfies never;
  }
}

function askedWords(asked: string, isShort: boolean, text: Words['text']): string {
  return isShort ? `${endSentence(asked)} ${text('countdown.lastMinute')}` : asked;
}

/** What has no end of its own gets one, so that the next sentence is not read into it. */
export function endSentence(sentence: string): string {
  return /[\p{L}\p{N})”“"]$/u.test(sentence) ? `${sentence}.` : sentence;
}
