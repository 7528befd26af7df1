import { grammarFor } from './languages.js';
import { highlightHere } from './highlight-here.js';
import { highlightInWorker } from './highlight-in-worker.js';
import type { CodeLine } from './tokenise.js';

const made = new Map<string, readonly CodeLine[]>();
let madeLength = 0;

/** So many characters of code are remembered with their colours. */
const longestMemory = 400_000;

/** The lines of a code that was highlighted before. */
export function recall(code: string, language: string): readonly CodeLine[] | undefined {
  return made.get(keyOf(code, language));
}

/** Finds the kinds of the words of a code, in a worker where the page lets one run, and otherwise in its idle time. `undefined` for an unknown language, and when it was given up. */
export async function highlight(code: string, language: string, signal: AbortSignal): Promise<readonly CodeLine[] | undefined> {
  const grammar = grammarFor(language);
  if (grammar === undefined) return undefined;
  const lines = (await highlightInWorker(code, grammar, signal)) ?? (await highlightHere(code, grammar, signal));
  if (lines !== undefined) remember(keyOf(code, language), lines);
  return lines;
}

function keyOf(code: string, language: string): string {
  return `${grammarFor(language) ?? ''}\n${code}`;
}

function remember(key: string, lines: readonly CodeLine[]): void {
  if (made.has(key)) return;
  made.set(key, lines);
  madeLength += key.length;
  for (const oldest of made.keys()) {
    if (madeLength <= longestMemory) break;
    made.delete(oldest);
    madeLength -= oldest.length;
  }
}
