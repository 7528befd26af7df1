import { expect, it } from 'vitest';
import { createSentFrames } from '../../src/aicc/sent-frames.js';

it('keeps a call until its result comes, and takes a result as proof for what was said before', () => {
  const sent = createSentFrames();
  sent.add('say 1');
  sent.add('call 1', '1');
  sent.add('call 2', '2');
  sent.add('say 2');
  sent.answerCall('2');
  expect(sent.unconfirmed()).toEqual(['call 1', 'say 2']);
  sent.answerCall('1');
  sent.answerCall('1');
  expect(sent.unconfirmed()).toEqual(['say 2']);
});

it('takes the answer to a heartbeat as proof for what was said before that heartbeat', () => {
  const sent = createSentFrames();
  sent.add('say 1');
  sent.markHeartbeat();
  sent.add('say 2');
  sent.markHeartbeat();
  sent.answerHeartbeat();
  expect(sent.unconfirmed()).toEqual(['say 2']);
});

it('takes no answer over one socket for a heartbeat sent over an earlier one', () => {
  const sent = createSentFrames();
  sent.add('say 1');
  sent.markHeartbeat();
  sent.clearHeartbeats();
  sent.answerHeartbeat();
  expect(sent.unconfirmed()).toEqual(['say 1']);
});

it('forgets the oldest beyond its limit, and a call that nobody waits for', () => {
  const sent = createSentFrames(2);
  sent.add('a');
  sent.add('b', 'b');
  sent.add('c');
  expect(sent.unconfirmed()).toEqual(['b', 'c']);
  sent.forgetCall('b');
  expect(sent.unconfirmed()).toEqual(['c']);
});
