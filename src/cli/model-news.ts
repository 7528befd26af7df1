import type { Clock, ReceivedFrame } from '../aicc/index.js';

/** What has happened since the model was asked last, as one text for it. */
export interface News {
  readonly take: (frame: ReceivedFrame) => void;
  /** Empties it. */
  readonly read: () => string;
  /** Resolves when somebody speaks, the time is over, or the agent ends. */
  readonly wait: (forMs: number) => Promise<void>;
  /** Whether a person has said stop, and nobody has spoken since. */
  readonly isStopped: () => boolean;
  /** Aborted when a person says stop. */
  readonly stopping: () => AbortSignal;
}

const maxLines = 30;
const maxLineLength = 1_500;

export function createNews(clock: Clock, signal: AbortSignal): News {
  let lines: string[] = [];
  let stop = new AbortController();
  let spoken = new AbortController();

  return {
    take(frame) {
      if (frame.type === 'error') add(`error: ${frame.error.message}`);
      if (frame.type === 'heartbeat' && frame.manifest_update !== undefined) add('Your tools or capabilities have changed.');
      if (frame.type !== 'event' || frame.topic === 'tick') return;
      const { topic, payload } = frame;
      if (payload['action'] === 'message.stop') return stop.abort();
      const isSaid = topic === 'agent_message' && typeof payload['text'] === 'string';
      add(
        isSaid
          ? `${payload['from'] === 'person' ? 'A person' : String(payload['from'])} says: ${String(payload['text'])}`
          : `${topic}: ${JSON.stringify(payload)}`,
      );
      if (isSaid || topic === 'person_action') hear();
    },
    read() {
      const text = lines.join('\n');
      lines = [];
      return text === '' ? 'Nothing new has happened. Go on.' : text;
    },
    wait: (forMs) => sleep(clock, forMs, AbortSignal.any([signal, spoken.signal])),
    isStopped: () => stop.signal.aborted,
    stopping: () => stop.signal,
  };

  function add(line: string): void {
    lines = [...lines, line.slice(0, maxLineLength)].slice(-maxLines);
  }

  function hear(): void {
    if (stop.signal.aborted) stop = new AbortController();
    spoken.abort();
    spoken = new AbortController();
  }
}

/** Waits, for ever where the time is Infinity, or until the signal is aborted. */
export function sleep(clock: Clock, delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const cancel = delayMs === Infinity ? () => {} : clock.after(delayMs, done);
    signal.addEventListener('abort', done);

    function done(): void {
      cancel();
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}
