import { visibleText } from './json-text.js';

const longestName = 64;

/** A name that a stranger gave as one line of at most 64 characters, with everything that can't be seen as escapes. Empty where there is none. */
export function nameLine(name: string | undefined): string {
  // Cut before it is searched: it may be a megabyte long.
  const line = visibleText((name ?? '').slice(0, 8 * longestName))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const characters = [...line];
  return characters.length > longestName ? `${characters.slice(0, longestName - 1).join('')}…` : line;
}

/** The whole of a name, up to a thousand characters, where `nameLine` shows another text; `undefined` otherwise. */
export function wholeName(name: string | undefined): string | undefined {
  return name === undefined || name === nameLine(name) ? undefined : visibleText(name.slice(0, 1_000));
}
