import type { CodeLine } from './tokenise.js';

let last: Promise<unknown> = Promise.resolve();

/** The lines of a code, found on the page's own thread line by line while it has nothing else to do, one code after the other. */
export function highlightHere(code: string, grammar: string, signal: AbortSignal): Promise<readonly CodeLine[] | undefined> {
  const mine = last.then(() => tokeniseWhenIdle(code, grammar, signal)).catch(() => undefined);
  last = mine;
  return mine;
}

async function tokeniseWhenIdle(code: string, grammar: string, signal: AbortSignal): Promise<readonly CodeLine[] | undefined> {
  if (signal.aborted) return undefined;
  const { openTokeniser } = await import('./tokenise.js');
  const tokenise = await openTokeniser(grammar);
  const lines: CodeLine[] = [];
  const rest = code.split('\n').reverse();
  while (rest.length > 0) {
    const hasTime = await idle();
    if (signal.aborted) return undefined;
    do {
      const line = rest.pop();
      if (line === undefined) break;
      lines.push(tokenise(line));
    } while (hasTime());
  }
  return lines;
}

/** Waits until the page is idle. Tells whether it still is. */
function idle(): Promise<() => boolean> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback((deadline) => resolve(() => deadline.timeRemaining() > shortestSliceMs));
    else setTimeout(() => resolve(() => false), 0);
  });
}

const shortestSliceMs = 4;
