import { createCssVariablesTheme, createHighlighterCore, type GrammarState, type HighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { grammars } from './grammars.js';

/** What a word of a code is. */
export type TokenKind =
  'comment' | 'constant' | 'deleted' | 'function' | 'inserted' | 'keyword' | 'link' | 'parameter' | 'punctuation' | 'string';

/** A stretch of a line; without a kind it is nothing of note. */
export type CodeToken = readonly [text: string, kind?: TokenKind];

/** A line without its break. Its texts, joined, are the line as it was written. */
export type CodeLine = readonly CodeToken[];

/** Loads a grammar. Returns what takes the lines of one code, in order. Rejects when the grammar can't be loaded. */
export async function openTokeniser(grammar: string): Promise<(line: string) => CodeLine> {
  const load = grammars.get(grammar);
  if (load === undefined) throw new Error(`There is no grammar "${grammar}".`);
  core ??= createHighlighterCore({ themes: [theme], langs: [], engine: createJavaScriptRegexEngine({ forgiving: true }) });
  const highlighter = await core;
  await highlighter.loadLanguage(load);
  let state: GrammarState | undefined;
  return (line) => {
    const after = state === undefined ? {} : { grammarState: state };
    const lines = highlighter.codeToTokensBase(line, { ...limits, ...after, lang: grammar, theme: theme.name });
    // Known by the very array that was returned.
    state = highlighter.getLastGrammarState(lines);
    const [tokens = []] = lines;
    return tokens.map(({ content }) => content).join('') === line ? merge(tokens) : [[line]];
  };
}

const theme = { ...createCssVariablesTheme({ name: 'kinds', variablePrefix: '--' }), name: 'kinds' };
const limits = { tokenizeMaxLineLength: 2_000, tokenizeTimeLimit: 2_000 };
let core: Promise<HighlighterCore> | undefined;

function merge(tokens: readonly { readonly content: string; readonly color?: string }[]): CodeLine {
  const line: [string, TokenKind?][] = [];
  for (const { content, color } of tokens) {
    const kind = kinds.get(color ?? '');
    const last = line.at(-1);
    if (last !== undefined && last[1] === kind) last[0] += content;
    else line.push(kind === undefined ? [content] : [content, kind]);
  }
  return line;
}

const kinds: ReadonlyMap<string, TokenKind> = new Map([
  ['var(--token-comment)', 'comment'],
  ['var(--token-constant)', 'constant'],
  ['var(--token-deleted)', 'deleted'],
  ['var(--token-function)', 'function'],
  ['var(--token-inserted)', 'inserted'],
  ['var(--token-keyword)', 'keyword'],
  ['var(--token-link)', 'link'],
  ['var(--token-parameter)', 'parameter'],
  ['var(--token-punctuation)', 'punctuation'],
  ['var(--token-string)', 'string'],
  ['var(--token-string-expression)', 'string'],
]);
