import type { WorkerAnswer, WorkerQuestion } from './highlight-in-worker.js';
import { openTokeniser, type CodeLine } from './tokenise.js';

addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => void answer(data));

async function answer({ id, code, grammar }: WorkerQuestion): Promise<void> {
  postMessage({ id, lines: await tokeniseAll(code, grammar) } satisfies WorkerAnswer);
}

async function tokeniseAll(code: string, grammar: string): Promise<readonly CodeLine[] | undefined> {
  try {
    const tokenise = await openTokeniser(grammar);
    return code.split('\n').map(tokenise);
  } catch {
    return undefined;
  }
}
