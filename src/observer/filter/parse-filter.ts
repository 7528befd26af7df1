/** What a term can speak of. `text` is a word without a key. */
export const filterKeys = ['tool', 'type', 'topic', 'agent', 'status', 'code'] as const;
export type FilterKey = (typeof filterKeys)[number];

interface TermPlace {
  /** Where the term stands in the text that was typed. */
  readonly start: number;
  readonly end: number;
  /** Whether it is wanted that it does not hold. */
  readonly isNegated: boolean;
}

export type FilterTerm = TermPlace &
  (
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'key'; readonly key: FilterKey; readonly values: readonly string[] }
    | { readonly kind: 'latency'; readonly comparison: '>' | '<'; readonly latencyMs: number }
    | { readonly kind: 'path'; readonly pointer: string; readonly value: string | undefined }
  );

export type FilterFault = 'unknown-key' | 'no-value' | 'no-duration' | 'no-pointer' | 'open-quote';

/** What can't be read of a filter, and where. The rest of it holds. */
export interface FilterProblem {
  readonly start: number;
  readonly end: number;
  readonly fault: FilterFault;
  /** The term as it was typed. */
  readonly term: string;
}

export interface Filter {
  readonly terms: readonly FilterTerm[];
  readonly problems: readonly FilterProblem[];
}

/**
 * Reads a filter: words, `"words in quotes"`, `tool:look_around`, `type:`, `topic:`, `agent:`, `status:failed,timeout`, `code:timeout`, `>500ms`, `<2s`,
 * `path:/input/x=3`; a `-` before a term turns it round. Never throws: what it can't read is told, and the rest holds.
 */
export function parseFilter(typed: string): Filter {
  const terms: FilterTerm[] = [];
  const problems: FilterProblem[] = [];
  for (const token of readTokens(typed)) {
    const read = token.isOpen ? 'open-quote' : readTerm(token);
    if (typeof read === 'string')
      problems.push({ start: token.start, end: token.end, fault: read, term: typed.slice(token.start, token.end) });
    else if (read !== undefined) terms.push(read);
  }
  return { terms, problems };
}

interface Token extends TermPlace {
  /** Without quotes. */
  readonly text: string;
  /** How many of its first characters stood outside quotes: a colon in quotes is a colon. */
  readonly plainLength: number;
  readonly isOpen: boolean;
}

function* readTokens(typed: string): Generator<Token> {
  let place = 0;
  while (place < typed.length) {
    if (/\s/.test(typed.charAt(place))) {
      place += 1;
      continue;
    }
    const start = place;
    let text = '';
    let plainLength: number | undefined;
    let isQuoted = false;
    for (; place < typed.length && (isQuoted || !/\s/.test(typed.charAt(place))); place += 1) {
      const character = typed.charAt(place);
      if (character !== '"') text += character;
      else {
        plainLength ??= text.length;
        isQuoted = !isQuoted;
      }
    }
    const isNegated = text.startsWith('-') && plainLength !== 0 && text.length > 1;
    yield {
      start,
      end: place,
      isNegated,
      text: isNegated ? text.slice(1) : text,
      plainLength: (plainLength ?? text.length) - (isNegated ? 1 : 0),
      isOpen: isQuoted,
    };
  }
}

function readTerm({ start, end, isNegated, text, plainLength }: Token): FilterTerm | FilterFault | undefined {
  const place = { start, end, isNegated };
  if (plainLength > 0 && /^[<>]/.test(text)) return readLatency(text, place);
  const colon = text.slice(0, plainLength).indexOf(':');
  if (colon <= 0) return text === '' ? undefined : { ...place, kind: 'text', text };
  const key = text.slice(0, colon).toLowerCase();
  const value = text.slice(colon + 1);
  if (key === 'path') return readPath(value, place);
  const known = filterKeys.find((each) => each === key);
  if (known === undefined) return 'unknown-key';
  const values = value.split(',').filter((each) => each !== '');
  return values.length === 0 ? 'no-value' : { ...place, kind: 'key', key: known, values: values.map((each) => each.toLowerCase()) };
}

function readLatency(text: string, place: TermPlace): FilterTerm | FilterFault {
  const read = /^([<>])=?(\d+(?:[.,]\d+)?)(ms|s|min)?$/i.exec(text);
  if (read === null) return 'no-duration';
  const unit = durationUnits.get((read[3] ?? 'ms').toLowerCase()) ?? 1;
  return { ...place, kind: 'latency', comparison: read[1] === '<' ? '<' : '>', latencyMs: Number(read[2]?.replace(',', '.')) * unit };
}

const durationUnits: ReadonlyMap<string, number> = new Map([
  ['ms', 1],
  ['s', 1_000],
  ['min', 60_000],
]);

function readPath(text: string, place: TermPlace): FilterTerm | FilterFault {
  const [pointer = '', ...rest] = text.split('=');
  if (!pointer.startsWith('/')) return 'no-pointer';
  return { ...place, kind: 'path', pointer, value: rest.length === 0 ? undefined : rest.join('=') };
}
