'use client';
import { startTransition, useEffect, useState } from 'react';
import type * as HighlighterModule from './highlighter.js';
import type { CodeLine } from './tokenise.js';

type Highlighter = typeof HighlighterModule;

let highlighter: Highlighter | undefined;

/** Longer code stays plain: its elements would take longer to lay out than a person wants to wait. */
const longestCode = 30_000;
const mostLines = 1_000;

interface Highlighted {
  readonly code: string;
  readonly language: string;
  readonly lines: readonly CodeLine[];
}

/**
 * The lines of a code by the kinds of their words, or `undefined`: on the server, before they are known, while more of the code may come, for
 * a language that is not known, and for what is too long. Nothing is loaded before a code asks for it. Re-renders once, when they are known.
 */
export function useHighlighted(code: string, language: string | undefined, isOpen: boolean): readonly CodeLine[] | undefined {
  const [found, setFound] = useState<Highlighted>();
  const known = found?.code === code && found.language === language ? found.lines : undefined;
  const wanted = language !== undefined && !isOpen && isShort(code) ? language : undefined;
  // On a second mount, as in a list that shows only what is seen, the colours are there from the start.
  const lines = wanted === undefined ? undefined : (known ?? highlighter?.recall(code, wanted));
  const isMissing = wanted !== undefined && lines === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    const abort = new AbortController();
    void load()
      .then((loaded) => loaded?.highlight(code, wanted, abort.signal))
      .then((made) => {
        if (made === undefined || abort.signal.aborted) return;
        startTransition(() => setFound({ code, language: wanted, lines: made }));
      });
    return () => abort.abort();
  }, [code, wanted, isMissing]);
  return lines;
}

function isShort(code: string): boolean {
  if (code.length > longestCode) return false;
  let lines = 1;
  for (let at = code.indexOf('\n'); at >= 0 && lines <= mostLines; at = code.indexOf('\n', at + 1)) lines += 1;
  return lines <= mostLines;
}

async function load(): Promise<Highlighter | undefined> {
  try {
    highlighter ??= await import('./highlighter.js');
  } catch {
    // A page that serves no further modules shows plain code.
  }
  return highlighter;
}
