/**
 * JSON as a person should read it before deciding. Characters that are invisible or turn the direction of writing around stand as escapes,
 * so that the text can't look like another one.
 */
export function jsonText(value: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value, undefined, 2);
  } catch {
    text = undefined; // a value from a host's own code may hold a circle or a bigint
  }
  return visibleText(text ?? String(value));
}

/** The same for plain text. */
export function visibleText(text: string): string {
  return text.replace(/[\p{Cf}\u2028\u2029\uFFF9-\uFFFB]/gu, escape);
}

function escape(character: string): string {
  return [...Array(character.length).keys()].map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');
}

/** The beginning of a value as JSON, at most `limit` characters, without writing out the rest first. */
export function briefJson(value: unknown, limit: number): string {
  const pieces: string[] = [];
  let left = limit;
  const write = (piece: string): boolean => {
    pieces.push(piece.length <= left ? piece : `${piece.slice(0, Math.max(0, left))}…`);
    left -= piece.length;
    return left > 0;
  };
  writeValue(value, write, 0);
  return visibleText(pieces.join(''));

  function writeValue(item: unknown, next: (piece: string) => boolean, depth: number): boolean {
    if (typeof item === 'string') return next(JSON.stringify(item.slice(0, limit)));
    if (typeof item !== 'object' || item === null) return next(String(item));
    if (depth > deepest) return next('…');
    const isArray = Array.isArray(item);
    if (!next(isArray ? '[' : '{')) return false;
    let isFirst = true;
    for (const key in item) {
      if (!Object.hasOwn(item, key)) continue;
      if (!next(isFirst ? '' : ', ')) return false;
      isFirst = false;
      if (!isArray && !next(`${JSON.stringify(key.slice(0, limit))}: `)) return false;
      if (!writeValue((item as Readonly<Record<string, unknown>>)[key], next, depth + 1)) return false; // an own member, just found
    }
    return next(isArray ? ']' : '}');
  }
}

const deepest = 20;
