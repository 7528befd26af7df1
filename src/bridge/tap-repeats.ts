import type { Sender } from '../schema/index.js';
import type { Envelope } from './tap-envelope.js';

/**
 * Whether frames of a session may be repeats of what passed before this tap knew the session: through another tap, or through this one
 * before it was started again. An observer may have been shown them there, and not what passes here before their repeat.
 */
export interface Repeats {
  readonly mayCome: () => boolean;
  /** The session is served by another connection than before. */
  readonly begin: () => void;
  readonly passed: (from: Sender, envelope: Envelope) => void;
}

/** Agent and bridge repeat at once after a resume, so an answered heartbeat stands behind all that they repeat. */
export function createRepeats(isResumed: boolean): Repeats {
  let mayCome = isResumed;
  let isAsked = false;

  return {
    mayCome: () => mayCome,
    begin() {
      isAsked = false;
    },
    passed(from, { type, value }) {
      if (type !== 'heartbeat') return;
      if (from === 'agent') isAsked = true;
      else if (isAsked && !('manifest_update' in value)) mayCome = false;
    },
  };
}
