import { openWorker } from './open-worker.js';
import type { CodeLine } from './tokenise.js';

/** What the worker is asked. */
export interface WorkerQuestion {
  readonly id: number;
  readonly code: string;
  readonly grammar: string;
}

/** What it answers. Without `lines` it could not load the grammar. */
export interface WorkerAnswer {
  readonly id: number;
  readonly lines: readonly CodeLine[] | undefined;
}

type Settle = (lines: readonly CodeLine[] | undefined) => void;

let worker: Worker | 'refused' | undefined;
const waiting = new Map<number, Settle>();
let lastId = 0;

/** The lines of a code, or `undefined` where the page lets no worker run or the worker fails: translating a grammar takes longer than a screen frame. */
export function highlightInWorker(code: string, grammar: string, signal: AbortSignal): Promise<readonly CodeLine[] | undefined> {
  worker ??= startWorker();
  const asked = worker;
  if (asked === 'refused' || signal.aborted) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const settle: Settle = (lines) => {
      waiting.delete(id);
      signal.removeEventListener('abort', giveUp);
      resolve(lines);
    };
    const giveUp = (): void => settle(undefined);
    signal.addEventListener('abort', giveUp);
    waiting.set(id, settle);
    asked.postMessage({ id, code, grammar } satisfies WorkerQuestion);
  });
}

function startWorker(): Worker | 'refused' {
  try {
    const started = openWorker();
    started.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => waiting.get(data.id)?.(data.lines));
    // Its file is not served, or the page's policy lets none run: the browser tells so only afterwards.
    started.addEventListener('error', refuse);
    started.addEventListener('messageerror', refuse);
    return started;
  } catch {
    return 'refused';
  }
}

function refuse(): void {
  worker = 'refused';
  for (const settle of [...waiting.values()]) settle(undefined);
}
