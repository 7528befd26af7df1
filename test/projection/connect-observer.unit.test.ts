import { describe, expect, it } from 'vitest';
import { readArrival } from '@oddkin/ai/aicc';
import { connectObserver, createActions, createFeed, createObserverStore } from '@oddkin/ai/store';
import { createFrames, createManifest, createSteppedClock, declareTool, fakeBridge, type FakeBridgeOptions } from '@oddkin/ai/testing';

function connect(options?: FakeBridgeOptions) {
  const clock = createSteppedClock();
  const store = createObserverStore({ clock });
  const bridge = fakeBridge(options);
  const frames = createFrames();
  const connection = connectObserver(store, {
    transport: bridge.transport,
    random: () => 0.5,
    schedule: (callback) => clock.after(16, callback),
  });
  return { clock, store, bridge, frames, connection };
}

describe('a store that watches a bridge', () => {
  it('takes what the bridge sends, in one commit a frame of the screen', async () => {
    const { clock, store, bridge, frames, connection } = connect();
    await clock.run(0);
    expect(connection.getState().phase).toBe('live');
    let commits = 0;
    store.subscribe(() => (commits += 1));
    bridge.send(frames.sessionInit(), frames.toolCall(), 'nonsense', frames.toolResult());
    await clock.run(100);
    expect(commits).toBe(1);
    expect(store.getState().sessions.get(frames.sessionId)?.phase).toBe('live');
    expect(store.getState().problems.entries.at(0)?.code).toBe('not_json');
  });

  it('goes on where it stopped when the connection comes back, and takes nothing twice', async () => {
    const { clock, store, bridge, frames, connection } = connect();
    bridge.send(frames.sessionInit(), frames.toolCall());
    await clock.run(100);
    bridge.setReachable(false);
    bridge.sever();
    await clock.run(100);
    expect(connection.getState().phase).not.toBe('live');
    bridge.send(frames.toolResult());
    bridge.setReachable(true);
    await clock.run(60_000);
    expect(connection.getState().phase).toBe('live');
    expect(bridge.connections()).toBe(1);
    expect([...store.getState().toolCalls.records.values()].map(({ value }) => value.status)).toEqual(['succeeded']);
    expect(store.getState().problems.entries.size).toBe(0);
  });

  it('brings an action to the tool of its session, and back', async () => {
    const { clock, store, bridge, frames, connection } = connect({
      onFrame: (frame, { send }) => {
        if (frame.type === 'tool_call') send(frame, frames.toolResult({ call_id: frame.call_id }));
      },
    });
    bridge.send(frames.sessionInit(createManifest({ tools: [declareTool('send_message')] })));
    await clock.run(100);
    const outcome = createActions(store, { call: connection.call }).perform({
      type: 'message.send',
      sessionId: frames.sessionId,
      text: 'Hello',
    });
    await clock.run(100);
    expect(await outcome).toBe('sent');
    expect(bridge.received()).toMatchObject([{ type: 'tool_call', tool: 'send_message', input: { text: 'Hello' } }]);
    expect([...store.getState().toolCalls.records.values()]).toMatchObject([{ byPerson: true, value: { status: 'succeeded' } }]);
  });

  it('commits what waits when it is closed, and nothing after', async () => {
    const { clock, store, bridge, frames, connection } = connect();
    bridge.send(frames.sessionInit());
    await clock.run(0);
    connection.close();
    expect(store.getState().sessions.size).toBe(1);
    bridge.send(frames.toolCall());
    await clock.run(1_000);
    expect(store.getState().toolCalls.records.size).toBe(0);
  });
});

describe('a feed', () => {
  it('commits each arrival by itself with a schedule that calls back at once', () => {
    const store = createObserverStore();
    const frames = createFrames();
    const feed = createFeed(store, (callback) => {
      callback();
      return () => {};
    });
    for (const frame of [frames.sessionInit(), frames.toolCall(), frames.toolResult()]) feed.push(readArrival(JSON.stringify(frame), 1));
    expect(store.getState().wire.next).toBe(3);
  });

  it('commits once for what came before the screen is painted', async () => {
    const store = createObserverStore();
    const frames = createFrames();
    const committed = new Promise<void>((resolve) => store.subscribe(() => resolve()));
    const feed = createFeed(store);
    feed.push(readArrival(JSON.stringify(frames.sessionInit()), 1));
    feed.push(readArrival(JSON.stringify(frames.toolCall()), 1));
    expect(store.getState().wire.next).toBe(0);
    await committed;
    expect(store.getState().wire.next).toBe(2);
  });
});
