import type { OrderedMap } from './ordered-map.js';
import type { Receipt } from './receipt.js';

/** A document as the store keeps it. */
export interface Kept<T> {
  /** What it is found by: `<session_id>/<its own id>`, or its own id alone where a host put it without a session. */
  readonly key: string;
  /** The session that it came in; `undefined` where a host put it. */
  readonly sessionId: string | undefined;
  readonly value: T;
  /** The frame that brought this value. */
  readonly position: number;
  /** When the first value came, in milliseconds since the Unix epoch. */
  readonly createdAt: number;
  /** When this value came, in milliseconds since the Unix epoch. */
  readonly updatedAt: number;
}

/**
 * The key of something that a session names by `id`. Ids are unique in their session only: two agents that both call their plan "main" have two plans.
 * An id that is a key of that session already, as tool-call ids are, stays as it is.
 */
export function scopedKey(sessionId: string | undefined, id: string): string {
  if (sessionId === undefined || (id.startsWith(sessionId) && id[sessionId.length] === '/')) return id;
  return `${sessionId}/${id}`;
}

/**
 * What a session names by `id`: of the records of that session the one with this id, or else the one whose key it is. So no other session's key can
 * stand in the place of what a session has told of itself.
 */
export function findScoped<T extends object>(records: OrderedMap<T>, sessionId: string | undefined, id: string): T | undefined {
  return records.get(scopedKey(sessionId, id)) ?? records.get(id);
}

/** Keeps a value in the place of `previous`, or as a new one. */
export function keep<T>(previous: Kept<T> | undefined, key: string, sessionId: string | undefined, value: T, receipt: Receipt): Kept<T> {
  return {
    key,
    sessionId: previous?.sessionId ?? sessionId,
    value,
    position: receipt.position,
    createdAt: previous?.createdAt ?? receipt.at,
    updatedAt: receipt.at,
  };
}
