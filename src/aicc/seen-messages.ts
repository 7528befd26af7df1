/** Remembers which frames have come, so that what a resumed stream repeats is known. Memory is bounded: the oldest half is forgotten at a time. */
export interface SeenMessages {
  /** Notes one frame; false when it had come before. */
  readonly add: (frame: { readonly session_id: string; readonly message_id: string }) => boolean;
}

export function createSeenMessages(limit: number = 20_000): SeenMessages {
  let recent = new Set<string>();
  let older = new Set<string>();
  return {
    add: ({ session_id, message_id }) => {
      const key = `${session_id} ${message_id}`.toLowerCase();
      if (recent.has(key) || older.has(key)) return false;
      if (recent.size >= limit / 2) {
        older = recent;
        recent = new Set();
      }
      recent.add(key);
      return true;
    },
  };
}
