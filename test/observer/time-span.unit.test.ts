import { expect, it } from 'vitest';
import { playMoment, playTime, spokenTime } from '../../src/observer/time-span.js';

it.each([
  [0, '00:00', '00:00.0'],
  [12_449, '00:12', '00:12.4'],
  [59_999, '00:59', '00:59.9'],
  [200_000, '03:20', '03:20.0'],
  [3_734_599, '1:02:14', '1:02:14.5'],
])('writes %i ms as %s, and as the moment %s', (ms, time, moment) => {
  expect(playTime(ms, 'en')).toBe(time);
  expect(playMoment(ms, 'en')).toBe(moment);
});

it.each([
  [0, '0 seconds'],
  [12_449, '12.4 seconds'],
  [61_000, '1 minute 1 second'],
  [3_734_599, '1 hour 2 minutes 14.5 seconds'],
])('says %i ms as %s', (ms, words) => {
  expect(spokenTime(ms, 'en')).toBe(words);
});

it('writes and says them in the language of the reader', () => {
  expect(playMoment(12_449, 'de')).toBe('00:12,4');
  expect(spokenTime(72_449, 'de')).toMatch(/^1 Minute,? (und )?12,4 Sekunden$/);
});
