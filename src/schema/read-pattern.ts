/** A regular expression as a tree. `atom` takes one character, `nothing` none: an anchor, a word boundary, an empty alternative. */
export type PatternNode =
  | { readonly kind: 'atom'; readonly source: string }
  | { readonly kind: 'nothing'; readonly isStart: boolean }
  | { readonly kind: 'sequence'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly body: PatternNode; readonly min: number; readonly max: number }
  | { readonly kind: 'look'; readonly body: PatternNode };

/** Reads a regular expression that RegExp has taken. `undefined` where it holds a back reference, or what this reader does not know. */
export function readPattern(source: string, isUnicode: boolean): PatternNode | undefined {
  // These mean something else, or nothing, without the flag u.
  if (!isUnicode && /\\(?:[pP]\{|u\{|k<)/.test(source)) return undefined;
  const reader: Reader = { characters: isUnicode ? [...source] : source.split(''), at: 0, depth: 0 };
  const node = readChoice(reader);
  return node === undefined || reader.at < reader.characters.length ? undefined : node;
}

interface Reader {
  readonly characters: readonly string[];
  at: number;
  depth: number;
}

const deepest = 50;

function readChoice(reader: Reader): PatternNode | undefined {
  const options: PatternNode[] = [];
  do {
    const option = readSequence(reader);
    if (option === undefined) return undefined;
    options.push(option);
  } while (take(reader, '|'));
  return options.length === 1 ? options[0] : { kind: 'choice', options };
}

function readSequence(reader: Reader): PatternNode | undefined {
  const items: PatternNode[] = [];
  while (reader.at < reader.characters.length && peek(reader) !== '|' && peek(reader) !== ')') {
    const item = readItem(reader);
    if (item === undefined) return undefined;
    items.push(readRepeat(reader, item));
  }
  return { kind: 'sequence', items };
}

function readItem(reader: Reader): PatternNode | undefined {
  if (take(reader, '(')) return readGroup(reader);
  if (take(reader, '^')) return { kind: 'nothing', isStart: true };
  if (take(reader, '$')) return { kind: 'nothing', isStart: false };
  if (take(reader, '[')) return { kind: 'atom', source: readClass(reader) };
  if (take(reader, '\\')) return readEscape(reader);
  const source = next(reader);
  return { kind: 'atom', source };
}

function readGroup(reader: Reader): PatternNode | undefined {
  reader.depth += 1;
  if (reader.depth > deepest) return undefined;
  let isLook = false;
  if (take(reader, '?')) {
    const rest = reader.characters.slice(reader.at, reader.at + 64).join('');
    const opening = /^(?::|=|!|<=|<!|<[^>]*>)/u.exec(rest)?.[0];
    if (opening === undefined) return undefined;
    isLook = /^<?[=!]$/.test(opening);
    reader.at += [...opening].length;
  }
  const body = readChoice(reader);
  reader.depth -= 1;
  if (body === undefined || !take(reader, ')')) return undefined;
  return isLook ? { kind: 'look', body } : body;
}

function readClass(reader: Reader): string {
  let source = '[';
  while (reader.at < reader.characters.length) {
    const character = next(reader);
    source += character;
    if (character === '\\') source += next(reader);
    else if (character === ']') break;
  }
  return source;
}

function readEscape(reader: Reader): PatternNode | undefined {
  const rest = reader.characters.slice(reader.at, reader.at + 64).join('');
  if (/^[bB]/.test(rest)) {
    reader.at += 1;
    return { kind: 'nothing', isStart: false };
  }
  if (/^(?:[1-9]|k<)/.test(rest)) return undefined;
  const escape =
    /^(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|.)/su.exec(
      rest,
    )?.[0];
  if (escape === undefined) return undefined;
  reader.at += [...escape].length;
  return { kind: 'atom', source: `\\${escape}` };
}

function readRepeat(reader: Reader, body: PatternNode): PatternNode {
  const rest = reader.characters.slice(reader.at, reader.at + 64).join('');
  const quantifier = /^(?:[*+?]|\{(\d+)(,)?(\d+)?\})\??/.exec(rest);
  if (quantifier === null) return body;
  reader.at += quantifier[0].length;
  const [text, least, comma, most] = quantifier;
  const min = least === undefined ? (text.startsWith('+') ? 1 : 0) : Number(least);
  const max =
    least === undefined ? (text.startsWith('?') ? 1 : Infinity) : most !== undefined ? Number(most) : comma === undefined ? min : Infinity;
  return { kind: 'repeat', body, min, max };
}

function peek({ characters, at }: Reader): string | undefined {
  return characters[at];
}

function next(reader: Reader): string {
  const character = reader.characters[reader.at] ?? '';
  reader.at += 1;
  return character;
}

function take(reader: Reader, character: string): boolean {
  if (peek(reader) !== character) return false;
  reader.at += 1;
  return true;
}
