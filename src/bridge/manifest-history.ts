import type { LoggedMessage } from './frame-log.js';

/** Every session_init and manifest_update of one session that a held message may have been read under. */
export interface ManifestHistory {
  readonly addInit: (message: LoggedMessage) => void;
  readonly addUpdate: (message: LoggedMessage) => void;
  /** What declared the manifest that was in force at a place in the log: a session_init, and the newest manifest_update after it. */
  readonly inForceAt: (sequence: number) => readonly LoggedMessage[];
  /** Lets go of what was replaced before this place. */
  readonly forgetBefore: (sequence: number) => void;
}

export function createManifestHistory(): ManifestHistory {
  let inits: LoggedMessage[] = [];
  let updates: LoggedMessage[] = [];

  return {
    addInit: (message) => void inits.push(message),
    addUpdate: (message) => void updates.push(message),
    inForceAt(sequence) {
      const init = inits.findLast((message) => message.sequence <= sequence) ?? inits[0];
      if (init === undefined) return [];
      const update = updates.findLast((message) => message.sequence > init.sequence && message.sequence <= sequence);
      return update === undefined ? [init] : [init, update];
    },
    forgetBefore(sequence) {
      inits = fromLastBefore(inits, sequence);
      updates = fromLastBefore(updates, sequence);
    },
  };
}

function fromLastBefore(messages: readonly LoggedMessage[], sequence: number): LoggedMessage[] {
  const index = messages.findLastIndex((message) => message.sequence <= sequence);
  return messages.slice(Math.max(0, index));
}
