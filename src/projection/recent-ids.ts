import type { ReceivedFrame } from '../aicc/index.js';

/** The message_ids of one session, or those of all session_inits, oldest first. */
export type RememberedIds = readonly [scope: string, ids: readonly string[]];

/** Remembers the last message_ids of each session, so that a resume may repeat frames. */
export class RecentIds {
  private readonly limit: number;
  private readonly scopes = new Map<string, Recent>();
  /** The session of the last frame, which most often is that of the next. */
  private last: { readonly sessionId: string; readonly recent: Recent } | undefined;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Whether a frame has come before. One that has not is remembered from now on. */
  isRepeat({ type, session_id: sessionId, message_id: messageId }: ReceivedFrame): boolean {
    // Every connection begins with each session_init again, however long ago it first came: they are remembered apart from the rest.
    if (type === 'session_init') return !this.recent(sessionInits).add(`${sessionId} ${messageId}`.toLowerCase());
    if (this.last?.sessionId !== sessionId) this.last = { sessionId, recent: this.recent(sessionId.toLowerCase()) };
    return !this.last.recent.add(messageId.toLowerCase());
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

/** Two generations, the younger of which becomes the elder when it is full: at least the last `limit` ids are known. To let go of one by one would cost more. */
class Recent {
  private readonly limit: number;
  private elder = new Set<string>();
  private younger = new Set<string>();

  constructor(limit: number) {
    this.limit = limit;
  }

  /** False where it is known already. */
  add(id: string): boolean {
    if (this.elder.has(id)) return false;
    const { size } = this.younger;
    this.younger.add(id);
    if (this.younger.size === size) return false;
    if (size >= this.limit) {
      this.elder = this.younger;
      this.younger = new Set();
    }
    return true;
  }

  ids(): readonly string[] {
    return [...this.elder, ...this.younger];
  }
}
