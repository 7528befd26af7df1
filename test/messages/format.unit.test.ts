import { describe, expect, it } from 'vitest';
import { createFormatters } from '@oddkin/ai';

describe('formatters', () => {
  it.each([
    [320, '320 ms'],
    [999.6, '1 s'],
    [2_400, '2.4 s'],
    [59_960, '1 min 0 s'],
    [200_000, '3 min 20 s'],
    [3_725_000, '1 h 2 min'],
  ])('write a duration of %d ms as %s', (durationMs, written) => {
    expect(createFormatters('en').duration(durationMs)).toBe(written);
  });

  it('write units in the words of the language', () => {
    expect(createFormatters('de').duration(2_400)).toBe('2,4 Sek.');
    expect(createFormatters('fr').bytes(1_400)).toBe('1,4 ko');
    expect(createFormatters('ar-EG').duration(320)).toBe('٣٢٠ ملي ث');
  });

  it.each([
    [512, '512 B'],
    [1_400, '1.4 kB'],
    [5_000_000, '5 MB'],
  ])('write %d bytes as %s', (size, written) => {
    expect(createFormatters('en').bytes(size)).toBe(written);
  });

  it('count down without a jump: each text is followed by the one that is next to it', () => {
    const { timeLeft } = createFormatters('en');
    const minute = 60_000;
    expect([1_500 * minute, 1_440 * minute + 1, 1_440 * minute, 91 * minute, 61 * minute, 60 * minute].map(timeLeft)).toEqual([
      '1 day 1 h',
      '1 day 1 h',
      '24 h 0 min',
      '1 h 31 min',
      '1 h 1 min',
      '60 min',
    ]);
    expect([minute + 1, minute, 45_000, 1].map(timeLeft)).toEqual(['2 min', '60 s', '45 s', '1 s']);
  });

  it('tell how long ago something was in whole minutes', () => {
    const { age } = createFormatters('en');
    expect([179_999, 3_900_000, 187_200_000].map(age)).toEqual(['2 min', '1 h 5 min', '2 days 4 h']);
  });

  it('keep every digit of a number that a person wrote', () => {
    expect(createFormatters('de').exact(0.0005)).toBe('0,0005');
    expect(createFormatters('en').exact(1_234.56789)).toBe('1,234.56789');
  });

  it('write a list and a time in the way of the language, in the zone that is named', () => {
    expect(createFormatters('de').list(['a', 'b', 'c'])).toBe('a, b und c');
    const at = Date.parse('2026-11-01T05:30:00Z');
    expect(createFormatters('en', 'America/New_York').clock(at)).toBe('01:30:00.000');
    expect(createFormatters('en', 'UTC').clock(at)).toBe('05:30:00.000');
    expect(createFormatters('en').clock(Number.NaN)).toBe('–');
  });
});
