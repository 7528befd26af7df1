/** How much the store holds. What is let go is counted in the state: nothing goes silently. */
export interface Limits {
  /** Frames in the wire log. Default 100,000. */
  readonly frames: number;
  /** UTF-16 code units of text in the wire log. Default 67,108,864. */
  readonly frameLength: number;
  /** Entries of the timeline. Default 100,000. */
  readonly timeline: number;
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
  frames: 100_000,
  frameLength: 67_108_864,
  timeline: 100_000,
  problems: 10_000,
  heldResults: 1_000,
  recentMessageIds: 4_096,
  turnSilenceMs: 30_000,
  turnParts: 40,
};
