/** What a person's text says as a number: the number, `undefined` for nothing, or why it can't be taken. */
export type ReadNumber = number | undefined | 'unreadable' | 'imprecise';

/**
 * Reads a number in the way of `locale`, with its digits, its decimal sign and its groups. What could be meant in two ways is `unreadable`
 * rather than guessed; a whole number that JSON can't hold to the last digit is `imprecise`.
 */
export function readNumber(text: string, locale: string): ReadNumber {
  const plain = asciiDigits(text.replace(/[\u200e\u200f\u061c]/g, '').trim()).replace('\u2212', '-');
  if (plain === '') return undefined;
  const match = new RegExp(pattern(locale)).exec(plain);
  if (match === null) return 'unreadable';
  const [, sign = '', whole = '', fraction = '', exponent = ''] = match;
  const value = Number(`${sign}${whole.replace(/\D/g, '') || '0'}.${fraction || '0'}${exponent}`);
  if (!Number.isFinite(value) || (whole === '' && fraction === '')) return 'unreadable';
  return Math.abs(value) > Number.MAX_SAFE_INTEGER && exponent === '' ? 'imprecise' : value;
}

function pattern(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345_678.5);
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => [...value].length);
  const group = parts.find(({ type }) => type === 'group')?.value;
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const decimals = [decimal, ...(group === '.' ? [] : ['.'])].map(literal).join('');
  const grouped = group === undefined ? '' : `|\\d{1,3}(?:${groupSigns(group)}\\d{${groups.at(-2) ?? 3}})*${groupSigns(group)}\\d{3}`;
  return `^([-+]?)(\\d*${grouped})(?:[${decimals}](\\d*))?([eE][-+]?\\d+)?$`;
}

/** Of spaces and apostrophes, keyboards have others than typesetting. */
function groupSigns(group: string): string {
  if (/\s/.test(group)) return '[\\s\\u00a0\\u202f]';
  return /['’]/.test(group) ? "['’]" : `[${literal(group)}]`;
}

function literal(sign: string): string {
  return sign.replace(/[\\\]^-]/g, '\\$&');
}

/** The zeros of the scripts that people write numbers in: Arabic, Persian, Devanagari, Bengali, Thai, full width. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];

function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}
