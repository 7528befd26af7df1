import { parseFilter, type FilterKey, type FilterTerm } from './parse-filter.js';

/** Whether a filter asks for just this name under a key. */
export function hasTerm(typed: string, key: FilterKey, name: string): boolean {
  return parseFilter(typed).terms.some((term) => isOf(term, key) && asksOnlyFor(term, name));
}

/** The filter with a term for this name, in the place of others of its key; without it where it asked for just that already. */
export function toggleTerm(typed: string, key: FilterKey, name: string): string {
  const terms = parseFilter(typed).terms.filter((term) => isOf(term, key));
  let rest = typed;
  for (const { start, end } of terms.toReversed()) rest = `${rest.slice(0, start).trimEnd()} ${rest.slice(end).trimStart()}`;
  const left = rest.trim();
  if (terms.some((term) => asksOnlyFor(term, name))) return left;
  return [left, writeTerm(key, name)].filter((each) => each !== '').join(' ');
}

/** A term as a person would type it. */
export function writeTerm(key: FilterKey, name: string): string {
  const plain = name.replaceAll('"', '');
  return /\s/.test(plain) ? `${key}:"${plain}"` : `${key}:${plain}`;
}

function isOf(term: FilterTerm, key: FilterKey): boolean {
  return term.kind === 'key' && term.key === key && !term.isNegated;
}

function asksOnlyFor(term: FilterTerm, name: string): boolean {
  return term.kind === 'key' && term.values.length === 1 && term.values[0] === name.replaceAll('"', '').toLowerCase();
}
