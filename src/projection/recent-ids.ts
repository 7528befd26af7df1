import type { ReceivedFrame } from '../aicc/index.js';
import { newUuidWords, readUuid, UuidSet } from './uuid-set.js';

/** The message_ids of one session, or those of all session_inits, oldest first. */
export type RememberedIds = readonly [scope: string, ids: readonly string[]];

/** Remembers the last message_ids of each session, so that a resume may repeat frames. */
export class RecentIds {
  private readonly limit: number;
  private readonly sessionLimit: number;
  /** Two generations of sessions, by when a frame of theirs came last. */
  private elder = new Map<string, Recent>();
  private younger = new Map<string, Recent>();
  /** Every connection begins with each session_init again, however long ago it first came: they are remembered apart from the rest. */
  private inits = { elder: new Set<string>(), younger: new Set<string>() };
  /** The session of the last frame, which most often is that of the next. */
  private last: { readonly sessionId: string; readonly recent: Recent } | undefined;

  /** Remembers the last `limit` ids each of the last `sessionLimit` sessions at least. */
  constructor(limit: number, sessionLimit: number) {
    this.limit = limit;
    this.sessionLimit = sessionLimit;
  }

  /** Whether a frame has come before. One that has not is remembered from now on. */
  isRepeat({ type, session_id: sessionId, message_id: messageId }: ReceivedFrame): boolean {
    if (this.limit === 0) return false;
    if (type === 'session_init') return !this.addInit(`${sessionId} ${messageId}`.toLowerCase());
    if (this.last?.sessionId !== sessionId) this.last = { sessionId, recent: this.recent(sessionId.toLowerCase()) };
    return !this.last.recent.add(messageId);
  }

  contents(): readonly RememberedIds[] {
    const inits = [...this.inits.elder, ...this.inits.younger];
    const sessions = Array.from([...this.elder, ...this.younger], ([scope, recent]) => [scope, recent.ids()] as const);
    return inits.length === 0 ? sessions : [[sessionInits, inits], ...sessions];
  }

  remember(remembered: readonly RememberedIds[]): void {
    for (const [scope, ids] of remembered) {
      for (const id of ids) {
        if (scope === sessionInits) this.addInit(id);
        else this.recent(scope).add(id);
      }
    }
  }

  private recent(scope: string): Recent {
    const known = this.younger.get(scope);
    if (known !== undefined) return known;
    const recent = this.elder.get(scope) ?? new Recent(this.limit);
    this.elder.delete(scope);
    this.younger.set(scope, recent);
    if (this.younger.size >= this.sessionLimit) {
      this.elder = this.younger;
      this.younger = new Map();
    }
    return recent;
  }

  private addInit(id: string): boolean {
    const { elder, younger } = this.inits;
    if (elder.has(id) || younger.has(id)) return false;
    younger.add(id);
    if (younger.size > this.limit) this.inits = { elder: younger, younger: new Set() };
    return true;
  }
}

const sessionInits = 'session_init';

/** Two generations, the younger of which becomes the elder when it is full: at least the last `limit` ids are known. To let go of one by one would cost more. */
class Recent {
  private readonly limit: number;
  private elder = new UuidSet();
  private younger = new UuidSet();

  constructor(limit: number) {
    this.limit = limit;
  }

  /** False where it is known already. */
  add(id: string): boolean {
    readUuid(id, sought);
    if (this.elder.has(sought) || !this.younger.add(sought)) return false;
    if (this.younger.size > this.limit) {
      [this.elder, this.younger] = [this.younger, this.elder];
      this.younger.clear();
    }
    return true;
  }

  ids(): readonly string[] {
    return [...this.elder, ...this.younger];
  }
}

const sought = newUuidWords();
