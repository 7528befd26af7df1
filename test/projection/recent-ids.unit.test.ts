import { expect, it } from 'vitest';
import type { ReceivedFrame } from '../../src/aicc/index.js';
import { RecentIds } from '../../src/projection/recent-ids.js';

const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const frame = (session: number, message: number): ReceivedFrame => ({
  protocol: 'aicc/0.1',
  type: 'heartbeat',
  session_id: uuid(session),
  message_id: uuid(message),
});

it('knows the ids of the sessions that spoke last, and holds those of no more than twice as many', () => {
  const ids = new RecentIds(4_096, 100);
  for (let session = 0; session < 10_000; session += 1) {
    expect(ids.isRepeat(frame(session, 1))).toBe(false);
    expect(ids.isRepeat(frame(Math.max(0, session - 40), 1))).toBe(true);
  }
  expect(ids.contents().length).toBeLessThanOrEqual(200);
  expect(ids.isRepeat(frame(9_999, 1))).toBe(true);
  expect(ids.isRepeat(frame(0, 1))).toBe(false);
});

it('goes on knowing a session that speaks now and then, however many others come', () => {
  const ids = new RecentIds(4_096, 100);
  ids.isRepeat(frame(0, 1));
  for (let session = 1; session < 1_000; session += 1) {
    ids.isRepeat(frame(session, 1));
    if (session % 50 === 0) expect(ids.isRepeat(frame(0, 1))).toBe(true);
  }
  const again = new RecentIds(4_096, 100);
  again.remember(ids.contents());
  expect(again.isRepeat(frame(0, 1))).toBe(true);
  expect(again.isRepeat(frame(999, 1))).toBe(true);
});
