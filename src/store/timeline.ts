import type { FrameError } from '../schema/index.js';

interface TimelineEntryBase {
  /** The frame that brought it. Unique in the timeline. */
  readonly position: number;
  readonly at: number;
  readonly sessionId: string;
}

/** What happened to a session. */
export interface SessionEntry extends TimelineEntryBase {
  readonly kind: 'session';
  readonly change: 'opened' | 'resuming' | 'resumed' | 'closed' | 'expired' | 'gap';
  readonly reason: string | undefined;
}

/** A tool call, at the moment it was made. Its outcome stands in the record. */
export interface ToolCallEntry extends TimelineEntryBase {
  readonly kind: 'tool-call';
  readonly toolCallKey: string;
}

/** An event of the world. */
export interface EventEntry extends TimelineEntryBase {
  readonly kind: 'event';
  readonly topic: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly tick: number | undefined;
  /** The call that it names by `call_id` in its payload or meta, or else that was running, or was answered last in the same tick. */
  readonly toolCallKey: string | undefined;
}

/** An error frame. */
export interface ErrorEntry extends TimelineEntryBase {
  readonly kind: 'error';
  readonly error: FrameError;
}

/** A new manifest: the ids of tools that came, went or changed. */
export interface ManifestEntry extends TimelineEntryBase {
  readonly kind: 'manifest';
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
}

/** One thing that happened, to be told by its `kind`. */
export type TimelineEntry = SessionEntry | ToolCallEntry | EventEntry | ErrorEntry | ManifestEntry;
