import type { ObserverState, WireEntry } from '../store/index.js';

/** A moment by the frame behind which it is: what names it in any store that holds that frame. */
export interface NamedMoment {
  /** When that frame came, in milliseconds since the Unix epoch, by the store's own receipt. */
  readonly at: number;
  /** Both `undefined` where the frame was refused, or there was none before. */
  readonly sessionId: string | undefined;
  readonly messageId: string | undefined;
}

/** The position of a moment, or why there is none. */
export type FoundMoment = { readonly kind: 'held'; readonly position: number } | { readonly kind: 'let-go' } | { readonly kind: 'missing' };

/** Names the moment behind so many frames; `undefined` before the first. */
export function nameMoment({ wire: { entries } }: ObserverState, position: number): NamedMoment | undefined {
  const entry = entries.at(Math.max(0, position - 1 - entries.dropped));
  return entry === undefined ? undefined : { at: entry.at, sessionId: entry.sessionId, messageId: messageIdOf(entry) };
}

/** The `message_id` of a frame, which the wire log does not keep apart from its text. */
export function messageIdOf({ text, accepted }: WireEntry): string | undefined {
  if (text === undefined || !accepted) return undefined;
  try {
    const { message_id: id } = JSON.parse(text) as { message_id?: unknown }; // an accepted frame is an object
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}

interface Search {
  position: number | undefined;
  searchedTo: number;
  isOver: boolean;
}

/** Finds moments in what a store holds. Of each, every frame is looked at once, however often it is looked for. */
export function createMomentSearch(): (state: ObserverState, moment: NamedMoment) => FoundMoment {
  const searches = new Map<string, Search>();
  return ({ wire: { entries, next } }, { at, messageId, sessionId }) => {
    const key = messageId === undefined ? String(at) : `${sessionId ?? ''} ${messageId}`;
    let search = searches.get(key);
    if (search === undefined || search.searchedTo > next) {
      search = { position: undefined, searchedTo: 0, isOver: false };
      searches.set(key, search);
    }
    if (!search.isOver) {
      for (const entry of entries.range(Math.max(0, search.searchedTo - entries.dropped), entries.size)) {
        if (messageId === undefined) {
          // Behind the last frame that had come by then.
          search.isOver = entry.at > at;
          if (!search.isOver) search.position = entry.position + 1;
        } else if (entry.sessionId === sessionId && entry.text?.includes(messageId) === true && messageIdOf(entry) === messageId) {
          search.position = entry.position + 1;
          search.isOver = true;
        }
        if (search.isOver) break;
      }
      search.searchedTo = next;
    }
    const { position } = search;
    if (position === undefined) return { kind: messageId === undefined && entries.dropped > 0 ? 'let-go' : 'missing' };
    return position > entries.dropped ? { kind: 'held', position } : { kind: 'let-go' };
  };
}
