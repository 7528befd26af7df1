import { createBridge, createEchoWorld, type Bridge } from '@oddkin/ai/bridge';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect, type LooseFrame, type SocketClient } from './socket-client.js';

const nilId = '00000000-0000-0000-0000-000000000000';
const manyObservers = 30;

let bridge: Bridge;
let agent: SocketClient;
let observers: SocketClient[];

beforeEach(async () => {
  bridge = await createBridge({ world: createEchoWorld() });
  agent = await connect(bridge.agentUrl);
  await agent.next('session_init');
  observers = [];
  for (let count = 0; count < manyObservers; count += 1) observers.push(await connect(bridge.observeUrl));
  for (const observer of observers) await observer.next('session_init');
});

afterEach(() => bridge.close());

it.each([0, 1, 60, 125, 126, 127, 5_000, 65_535, 65_536, 70_000, 300_000])(
  'hands a large audience messages to the letter, also of %i bytes and more',
  async (length) => {
    const sent: (string | Buffer)[] = ['x'.repeat(length), Buffer.alloc(length, 7), 'ünï→😀', `{"n":${length}}`, Buffer.from([0])];
    for (const message of sent) agent.sendRaw(message);
    for (const _ of sent) await agent.next('error');
    await agent.call('echo');
    const [init, ...errors] = written(agent.texts);
    const wanted = written(sent).flatMap((message, index) => [message, errors[index]]);
    for (const observer of observers) {
      await observer.next('tool_result');
      const seen = written(observer.texts);
      expect(seen[0] === init && wanted.every((message, index) => seen[index + 1] === message)).toBe(true);
      expect(seen).toHaveLength(1 + wanted.length + 2);
    }
  },
);

it('keeps the order of a burst for everyone, with answers to one of them in between', async () => {
  for (let n = 0; n < 1_000; n += 1) {
    agent.send({ type: 'heartbeat' });
    if (n % 100 === 0) observers[n % manyObservers]?.send({ type: 'heartbeat', session_id: nilId });
  }
  await agent.call('echo');
  const own = (observer: SocketClient) => observer.texts.map(String).filter((text) => !text.includes(nilId));
  for (const observer of observers) {
    await observer.next('tool_result');
    expect(own(observer).join('\n') === own(observers[0] as SocketClient).join('\n')).toBe(true);
    expect(own(observer)).toHaveLength(2_003);
  }
});

it('sends observers of one session nothing of another', async () => {
  const other = await connect(bridge.agentUrl);
  await other.next('session_init');
  const [one, two] = [
    await connect(`${bridge.observeUrl}?session=${agent.sessionId()}`),
    await connect(`${bridge.observeUrl}?session=${other.sessionId()}`),
  ];
  for (let n = 0; n < 50; n += 1) await Promise.all([agent.call('echo'), other.call('echo')]);
  agent.send({ type: 'session_close' });
  other.send({ type: 'session_close' });
  for (const [observer, session] of [
    [one, agent],
    [two, other],
  ] as const) {
    await observer.next('session_close');
    expect(new Set(observer.texts.map((text) => (JSON.parse(String(text)) as LooseFrame).session_id))).toEqual(
      new Set([session.sessionId()]),
    );
    expect(observer.texts).toHaveLength(102);
  }
});

it('lets nobody miss the end when the bridge closes', async () => {
  const calls = Array.from({ length: 20 }, () => agent.call('echo'));
  await Promise.all(calls);
  await bridge.close('Good night.');
  for (const observer of observers) {
    expect(await observer.next('session_close')).toMatchObject({ reason: 'Good night.' });
    expect(observer.texts).toHaveLength(42);
  }
});

/** As texts, which compare fast. */
function written(messages: readonly (string | Buffer)[]): readonly string[] {
  return messages.map((message) => (typeof message === 'string' ? message : `bytes ${message.toString('base64')}`));
}
