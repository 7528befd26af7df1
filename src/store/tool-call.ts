import type { ToolCall, ToolResultFrame } from '../schema/index.js';
import type { Kept } from './document.js';
import type { Mutable } from './edit.js';
import { OrderedMap } from './ordered-map.js';
import type { Receipt } from './receipt.js';
import type { Sequence } from './sequence.js';

/** A tool call as the store keeps it. */
export interface ToolCallRecord extends Kept<ToolCall> {
  /** `<session_id>/<call_id>`, which a call_id that is used again shares with the call before; `undefined` for a record that came as a document only. */
  readonly callKey: string | undefined;
  /** When the call came, in milliseconds since the Unix epoch. */
  readonly startedAt: number;
  /** When its result came, or the session ended without one; `undefined` while it runs. */
  readonly endedAt: number | undefined;
  /** Whether its result is still to come. */
  readonly isAwaited: boolean;
  /** The frame of the result. */
  readonly resultPosition: number | undefined;
  /** The turn to which the call was added; `undefined` where it was added to none, or stands in a message that the agent wrote. */
  readonly turnKey: string | undefined;
  /** Whether a person made the call, through the panel. */
  readonly byPerson: boolean;
  /** Whether a document has told of it: it may have members that no frame tells of. */
  readonly isDocumented: boolean;
}

/** A result that outran its call. */
export interface HeldResult {
  readonly frame: ToolResultFrame;
  readonly receipt: Receipt;
  /** The text of its frame. */
  readonly text: string | undefined;
}

/** The records of all tool calls, and what is known of those whose frames come out of order. */
export interface ToolCalls {
  readonly records: OrderedMap<ToolCallRecord>;
  /** Results that wait for their call, by the key that it will have. */
  readonly held: OrderedMap<HeldResult>;
  /** The records of a call_id that was used more than once, by `<session_id>/<call_id>`. */
  readonly reused: OrderedMap<ReusedCallId>;
}

/** A call_id that stands for several calls, one after the other. */
export interface ReusedCallId {
  /** The record that it stands for now. */
  readonly key: string;
  readonly uses: number;
  /** Records that may still wait for a result, oldest first: the first result is for the first call. */
  readonly waiting: Sequence<string>;
}

export const noToolCalls: ToolCalls = { records: OrderedMap.create(), held: OrderedMap.create(), reused: OrderedMap.create() };

export function copyToolCalls({ records, held, reused }: ToolCalls): Mutable<ToolCalls> {
  return { records, held, reused };
}

export function isSettled({ value: { status } }: ToolCallRecord): boolean {
  return status === 'succeeded' || status === 'failed' || status === 'cancelled';
}

/** The record that a call_id stands for now: the last call that used it. */
export function currentKey(calls: ToolCalls, baseKey: string): string {
  return calls.reused.get(baseKey)?.key ?? baseKey;
}

/** Unique in the store, since a call_id is unique in its session only. */
export function toolCallKey(sessionId: string, callId: string): string {
  return `${sessionId}/${callId}`;
}
