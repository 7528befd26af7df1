import { expect, it } from 'vitest';
import { createSeenMessages } from '../../src/aicc/seen-messages.js';

it('knows a frame again by session and message', () => {
  const seen = createSeenMessages();
  expect(seen.add({ session_id: 'a', message_id: '1' })).toBe(true);
  expect(seen.add({ session_id: 'a', message_id: '1' })).toBe(false);
  expect(seen.add({ session_id: 'b', message_id: '1' })).toBe(true);
});

it('remembers at least half of its limit, and forgets what is older than all of it', () => {
  const seen = createSeenMessages(10);
  const add = (id: number): boolean => seen.add({ session_id: 'a', message_id: String(id) });
  for (let id = 0; id < 100; id += 1) add(id);
  expect([95, 96, 97, 98, 99].map(add)).toEqual([false, false, false, false, false]);
  expect(add(89)).toBe(true);
});
