/** How a line of text is to be shown while more of it may come: cut at a place, with what closes all that is open there. */
export interface Closing {
  readonly cut: number;
  readonly closers: string;
}

interface Opener {
  readonly marker: string;
  /** Where it begins, and how many characters of it are still open. */
  readonly at: number;
  length: number;
}

/**
 * Finds what is open at the end of a text of paragraphs: emphasis, code, links, pictures. What is half typed (a marker, an address, the name of a
 * source) is cut off, all else is closed. The parser has the last word on what is shown; `undefined` where nothing is open.
 */
export function findOpen(text: string): Closing | undefined {
  const open: Opener[] = [];
  let at = 0;
  while (at < text.length) {
    const character = text.charAt(at);
    const found = read(text, at, character, open);
    if (found === undefined) at += 1;
    else if (typeof found === 'number') at = found;
    else return close(text, found.cut, found.closers, open);
  }
  return open.length === 0 ? undefined : close(text, text.length, '', open);
}

/** Where to go on, or where the text is cut. */
function read(text: string, at: number, character: string, open: Opener[]): number | Closing | undefined {
  switch (character) {
    case '\\':
      return at + 1 === text.length ? { cut: at, closers: '' } : at + 2;
    case '`':
      return readCode(text, at);
    case '<':
      return readAngle(text, at);
    case '!':
      if (text.charAt(at + 1) !== '[') return undefined;
      open.push({ marker: '![', at, length: 0 });
      return at + 2;
    case '[':
      return readOpening(text, at, open);
    case ']':
      return readClosing(text, at, open);
    case '*':
    case '_':
    case '~':
      return readEmphasis(text, at, character, open);
    default:
      return undefined;
  }
}

function readCode(text: string, at: number): number | Closing {
  const run = runAt(text, at);
  const fence = new RegExp(`(?<!\`)\`{${run}}(?!\`)`, 'g');
  fence.lastIndex = at + run;
  if (fence.test(text)) return fence.lastIndex;
  const end = text.length - (/`*$/.exec(text.slice(at + run))?.[0].length ?? 0);
  return text.slice(at + run, end).trim() === '' ? { cut: at, closers: '' } : { cut: end, closers: '`'.repeat(run) };
}

/** Passes over a tag or an address in angle brackets; half an address is not shown. */
function readAngle(text: string, at: number): number | Closing | undefined {
  const rest = text.slice(at, at + longestTag);
  const whole = /^<(?:\/?[A-Za-z][^<>]*|[^\s<>]*)>/.exec(rest);
  if (whole !== null) return at + whole[0].length;
  return /^<(?:https?:|mailto:)[^\s<>]*$/i.test(rest) ? { cut: at, closers: '' } : undefined;
}

const longestTag = 4_000;

function readOpening(text: string, at: number, open: Opener[]): number | Closing {
  const reference = /^\[\^[^\s[\]]*(\]?)/.exec(text.slice(at, at + longestTag));
  if (reference !== null) {
    const end = at + reference[0].length;
    return reference[1] === '' && end === text.length ? { cut: at, closers: '' } : end;
  }
  open.push({ marker: '[', at, length: 0 });
  return at + 1;
}

function readClosing(text: string, at: number, open: Opener[]): number | Closing | undefined {
  const index = open.findLastIndex(({ marker }) => marker.endsWith('['));
  if (index < 0) return undefined;
  const rest = text.slice(at + 1, at + longestTag);
  const resource =
    /^\((?:[ \t\n]*(?:<[^<>\n]*>|(?:[^\s()\\<]|\\.|\((?:[^\s()\\]|\\.|\([^\s()]*\))*\))(?:[^\s()\\]|\\.|\((?:[^\s()\\]|\\.|\([^\s()]*\))*\))*)(?:[ \t\n]+(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\)))?)?[ \t\n]*\)/.exec(
      rest,
    );
  const [opener] = open.splice(index);
  if (resource !== null) return at + 1 + resource[0].length;
  const label = text.slice((opener?.at ?? 0) + 1, at);
  const isHalf = /^(?:\[[^[\]]*|\([ \t\n]*(?:<[^<>\n]*>?|[^\s<][^\s]*)?(?:[ \t\n]+(?:"[^"]*"?|'[^']*'?|\([^()]*\)?)?)?)?$/.test(rest);
  if (!isHalf || /^[ xX]?$/.test(label)) return at + 1;
  return { cut: at, closers: ']()' };
}

function readEmphasis(text: string, at: number, marker: string, open: Opener[]): number | Closing {
  const run = runAt(text, at);
  const end = at + run;
  const before = text.charAt(at - 1);
  const isWord = /[\p{L}\p{N}]/u.test(before);
  const same = open.findLastIndex((opener) => opener.marker === marker);
  const isInLabel = open.findLastIndex((opener) => opener.marker.endsWith('[')) > same;
  const canClose = same >= 0 && !isInLabel && !/^\s?$/.test(before);
  if (end === text.length) {
    const isWhole = canClose && open[same]?.length === run;
    if (isWhole) {
      open.splice(same);
      return end;
    }
    return canClose || !(marker === '_' && isWord) ? { cut: at, closers: '' } : end;
  }
  const after = text.charAt(end);
  if (marker === '_' && isWord && /[\p{L}\p{N}]/u.test(after)) return end;
  if (canClose) {
    shorten(open, same, marker, run);
    return end;
  }
  if (!/\s/.test(after) && (marker !== '~' || run <= 2)) open.push({ marker, at, length: run });
  return end;
}

/** Closes as much as a run of markers can. */
function shorten(open: Opener[], same: number, marker: string, run: number): void {
  let left = run;
  for (let index = same; index >= 0 && left > 0; index -= 1) {
    const opener = open[index];
    if (opener?.marker !== marker) {
      if (opener?.marker.endsWith('[') === true) return;
      continue;
    }
    const used = Math.min(left, opener.length);
    opener.length -= used;
    left -= used;
    open.splice(opener.length === 0 ? index : index + 1);
  }
}

function close(text: string, cut: number, closers: string, open: readonly Opener[]): Closing {
  const stillOpen = open.filter(({ at }) => at < cut);
  let end = closers === '' ? cut - (/\s*$/.exec(text.slice(0, cut))?.[0].length ?? 0) : cut;
  // What holds nothing yet is not shown.
  while (closers === '') {
    const last = stillOpen.at(-1);
    const width = last === undefined ? 0 : last.length || last.marker.length;
    if (last === undefined || last.at + width < end) break;
    end = last.at - (/\s*$/.exec(text.slice(0, last.at))?.[0].length ?? 0);
    stillOpen.pop();
  }
  const closing = stillOpen.toReversed().map(({ marker, length }) => (marker.endsWith('[') ? ']()' : marker.repeat(length)));
  return { cut: end, closers: closers + closing.join('') };
}

/** How often the character at `at` stands there in a row. */
function runAt(text: string, at: number): number {
  let end = at + 1;
  while (text.charAt(end) === text.charAt(at)) end += 1;
  return end - at;
}
