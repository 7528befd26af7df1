import type { ReceivedFrame } from '../aicc/index.js';

/** The message_ids of one session, or those of all session_inits, oldest first. */
export type RememberedIds = readonly [scope: string, ids: readonly string[]];

/** Remembers the last message_ids of each session, so that a resume may repeat frames. */
export class RecentIds {
  private readonly limit: number;
  private readonly scopes = new Map<string, Recent>();

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Whether a frame has come before. One that has not is remembered from now on. */
  isRepeat({ type, session_id: sessionId, message_id: messageId }: ReceivedFrame): boolean {
    // Every connection begins with each session_init again, however long ago it first came: they are remembered apart from the rest.
    if (type === 'session_init') return !this.recent(sessionInits).add(`${sessionId} ${messageId}`.toLowerCase());
    return !this.recent(sessionId.toLowerCase()).add(messageId.toLowerCase());
  }

  contents(): readonly RememberedIds[] {
    return Array.from(this.scopes, ([scope, recent]) => [scope, recent.ids()]);
  }

  remember(remembered: readonly RememberedIds[]): void {
    for (const [scope, ids] of remembered) for (const id of ids) this.recent(scope).add(id);
  }

  private recent(scope: string): Recent {
    let recent = this.scopes.get(scope);
    if (recent === undefined) this.scopes.set(scope, (recent = new Recent(this.limit)));
    return recent;
  }
}

const sessionInits = 'session_init';

/** A set that lets go of its oldest member when it is full. The ring says which that is: the set itself would have to pass all that it let go before. */
class Recent {
  private readonly limit: number;
  private readonly known = new Set<string>();
  private readonly ring: string[] = [];
  private oldest = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** False where it is known already. */
  add(id: string): boolean {
    if (this.known.has(id)) return false;
    this.known.add(id);
    if (this.ring.length < this.limit) {
      this.ring.push(id);
      return true;
    }
    const gone = this.ring[this.oldest];
    if (gone === undefined) this.known.delete(id);
    else {
      this.known.delete(gone);
      this.ring[this.oldest] = id;
      this.oldest = (this.oldest + 1) % this.limit;
    }
    return true;
  }

  ids(): readonly string[] {
    return [...this.ring.slice(this.oldest), ...this.ring.slice(0, this.oldest)];
  }
}
