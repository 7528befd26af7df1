import type { Fact, Mind } from './mind.js';

/** How many messages may wait before what is said in passing is left unsaid. */
const maxWaiting = 1;

/** Says in passing what has just happened, and what it was learned from. Left unsaid while more waits to be said. */
export function remark(mind: Mind, text: string, facts: readonly Fact[] = [], reasoning?: string): void {
  if (mind.voice.waiting() > maxWaiting) return;
  void mind.voice.speak({ text, sources: sourcesOf(mind, facts), ...(reasoning === undefined ? {} : { reasoning }) });
}

/** The facts as the sources that a text cites. */
export function sourcesOf({ character }: Mind, facts: readonly Fact[]) {
  return facts.map(({ sourceId, title, excerpt }) => ({ sourceId, title, excerpt, publisher: character.name, kind: 'other' as const }));
}
