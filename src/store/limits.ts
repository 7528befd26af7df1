/** How much the store holds. What is let go is counted in the state: nothing goes silently. */
export interface Limits {
  /** Frames in the wire log. Default 40,000. */
  readonly frames: number;
  /** UTF-16 code units of text in the wire log. Default 67,108,864. */
  readonly frameLength: number;
  /** Entries of the timeline. Default 20,000. */
  readonly timeline: number;
  /** Tool calls. With the oldest go the messages in which they stand. Default 5,000. */
  readonly toolCalls: number;
  /** Messages. With the oldest go their tool calls. Default 20,000. */
  readonly messages: number;
  /** Documents of each other kind. Default 10,000. */
  readonly documents: number;
  /** Sessions; only those that are over, or were lost sight of, are let go. Message_ids are remembered of as many, by who spoke last. Default 1,000. */
  readonly sessions: number;
  /** Tools of which statistics are kept, those of each session by themselves; none with a call in flight is let go. Default 5,000. */
  readonly tools: number;
  /** Problems. Default 10,000. */
  readonly problems: number;
  /** Results that wait for their call. Default 1,000. */
  readonly heldResults: number;
  /** The last message_ids of each session that are remembered to tell a repeat; up to twice as many may be. Default 4,096. */
  readonly recentMessageIds: number;
  /** Milliseconds of silence after which an agent's activity begins a new turn. Default 30,000. */
  readonly turnSilenceMs: number;
  /** Parts of one turn, after which activity begins a new one. Default 40. */
  readonly turnParts: number;
}

export const defaultLimits: Limits = {
  frames: 40_000,
  frameLength: 67_108_864,
  timeline: 20_000,
  toolCalls: 5_000,
  messages: 20_000,
  documents: 10_000,
  sessions: 1_000,
  tools: 5_000,
  problems: 10_000,
  heldResults: 1_000,
  recentMessageIds: 4_096,
  turnSilenceMs: 30_000,
  turnParts: 40,
};
