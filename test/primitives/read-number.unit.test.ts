import { describe, expect, it } from 'vitest';
import { readNumber } from '../../src/primitives/read-number.js';

describe('readNumber', () => {
  it.each([
    ['de', '1,5', 1.5],
    ['de', '1.234,5', 1234.5],
    ['en', '1,234.5', 1234.5],
    ['en', '-0.25', -0.25],
    ['en', '\u2212 3'.replace(' ', ''), -3],
    ['en', '.5', 0.5],
    ['en', '1e3', 1000],
    ['en', '0', 0],
    ['en', '  7 ', 7],
    ['ar-EG', '\u0661\u0662\u066b\u0665', 12.5],
    ['ar-EG', '12.5', 12.5],
    ['fr', '1\u202f234,5', 1234.5],
    ['fr', '1 234,5', 1234.5],
    ['fr', '1.5', 1.5],
    ['en-IN', '12,34,567', 1234567],
    ['de-CH', "1'234.5", 1234.5],
    ['hi', '१२.५', 12.5],
  ])('in %s, reads %j as %d', (locale, text, value) => {
    expect(readNumber(text, locale)).toBe(value);
  });

  it.each([
    ['en', '0x10'],
    ['en', '2o'],
    ['en', '1,5'],
    ['en', '1,23,456'],
    ['de', '1.5'],
    ['en', '1.2.3'],
    ['en', '.'],
    ['en', '-'],
    ['en', '1e999'],
    ['en', 'NaN'],
    ['en', 'Infinity'],
    ['en', '1 2'],
  ])('in %s, asks about %j rather than guessing', (locale, text) => {
    expect(readNumber(text, locale)).toBe('unreadable');
  });

  it('takes nothing as nothing, not as 0', () => {
    expect(readNumber('', 'en')).toBeUndefined();
    expect(readNumber(' \u200e ', 'de')).toBeUndefined();
  });

  it('refuses a whole number that would be sent as another one', () => {
    expect(readNumber('12345678901234567890', 'en')).toBe('imprecise');
    expect(readNumber('9007199254740991', 'en')).toBe(9007199254740991);
  });
});
