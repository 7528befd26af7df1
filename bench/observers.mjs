// How much 500 observers cost an agent: a bridge, its observers and its agents, each in a process of its own.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';

const observerCount = 500;
const framesPerSecond = 1_000;
const callsPerSecond = 50;
const everyMs = 10;
const warmUpMs = 2_000;
const decoder = new TextDecoder();

export const observers = {
  name: 'observers',
  title: `${observerCount} observers and a stalled one, ${framesPerSecond} frames a second`,
  columns: ['without', 'with'],
  async run({ isFull, tell }) {
    const forMs = isFull ? 60_000 : 10_000;
    tell('Without observers.');
    const base = await measure(0, forMs, tell);
    tell(`With ${observerCount} observers.`);
    const watched = await measure(observerCount, forMs, tell);
    return [
      { what: 'call latency, median (ms)', base: base.p50, measured: watched.p50 },
      { what: 'call latency, 99th percentile (ms)', base: base.p99, measured: watched.p99, maxRatio: 2, limit: '2.00' },
      { what: 'frames sent by agents a second', base: base.rate, measured: watched.rate },
      { what: 'heap of the bridge, growth while it ran (MiB)', base: base.grownMiB, measured: watched.grownMiB, max: 32, limit: '32' },
      { what: 'frames that an observer missed', measured: watched.missed, max: 0, limit: '0' },
      { what: 'observers that were dropped, without the stalled one', measured: watched.dropped, max: 0, limit: '0' },
      { what: 'longest wait for the last frame (ms)', measured: watched.lagMs, max: 5_000, limit: '5000' },
    ];
  },
};

async function measure(count, forMs, tell) {
  const bridge = start('observers-bridge.mjs', ['--expose-gc']);
  const { agentUrl, port } = await answerOf(bridge);
  const watchers = start('observers-watchers.mjs');
  await answerOf(watchers);
  const stalled = count === 0 ? undefined : await openSocket(agentUrl.replace('/agent', '/observe'));
  stalled?.pause();
  await ask(watchers, { open: count, port });

  const speaker = await openAgent(`${agentUrl}?name=Speaker`);
  const caller = await openAgent(`${agentUrl}?name=Caller`);
  await drive(speaker, caller, warmUpMs, 0);
  const before = await ask(bridge, { measure: true });
  const { latencies, spoken, tookMs } = await drive(speaker, caller, forMs, speaker.spoken);
  const spokenAt = performance.now();
  const seen = await ask(watchers, { awaitCount: spoken });
  const lagMs = performance.now() - spokenAt;
  const after = await ask(bridge, { measure: true });
  tell(
    `  ${spoken} frames spoken, ${seen.frames} seen, resident ${Math.round(before.rss / 2 ** 20)} to ${Math.round(after.rss / 2 ** 20)} MiB`,
  );
  for (const socket of [speaker.socket, caller.socket, stalled]) socket?.terminate();
  for (const child of [watchers, bridge]) {
    child.disconnect();
    await once(child, 'exit');
  }
  latencies.sort((a, b) => a - b);
  return {
    p50: latencies[Math.floor(latencies.length / 2)],
    p99: latencies[Math.floor(latencies.length * 0.99)],
    rate: Math.round(((spoken - (speaker.warmed ?? 0) + 2 * latencies.length) / tookMs) * 1000),
    grownMiB: Math.max(0.01, (after.heap - before.heap) / 2 ** 20),
    missed: seen.missed,
    dropped: seen.closed,
    lagMs,
  };
}

/** Speaks and calls at an even rate, by the clock: a late timer is made up for. */
async function drive(speaker, caller, forMs) {
  const latencies = [];
  const running = new Set();
  const startedAt = performance.now();
  speaker.warmed = speaker.spoken;
  let called = 0;
  const saidBefore = speaker.spoken;
  for (let elapsed = 0; elapsed < forMs; elapsed = performance.now() - startedAt) {
    const dueFrames = (elapsed / 1000) * (framesPerSecond - 2 * callsPerSecond);
    while (speaker.spoken - saidBefore < dueFrames) speaker.say();
    while (called < (elapsed / 1000) * callsPerSecond) {
      called += 1;
      const call = caller.call().then((ms) => {
        latencies.push(ms);
        running.delete(call);
      });
      running.add(call);
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  await Promise.all(running);
  return { latencies, spoken: speaker.spoken, tookMs: performance.now() - startedAt };
}

async function openAgent(url) {
  const socket = new WebSocket(url);
  const waiting = new Map();
  const init = new Promise((resolve) => {
    socket.on('message', (data) => {
      const frame = JSON.parse(decoder.decode(data));
      if (frame.type === 'session_init') resolve(frame.session_id);
      waiting.get(frame.call_id)?.();
    });
  });
  const sessionId = await init;
  const send = (content) =>
    socket.send(JSON.stringify({ protocol: 'aicc/0.1', session_id: sessionId, message_id: crypto.randomUUID(), ...content }));
  const agent = {
    socket,
    spoken: 0,
    say() {
      agent.spoken += 1;
      // The number stands last, where a watcher finds it without parsing.
      send({ type: 'event', topic: 'agent_message', payload: { text: 'I go on to the next room and look around.', n: agent.spoken } });
    },
    call() {
      const id = crypto.randomUUID();
      const sentAt = performance.now();
      return new Promise((resolve) => {
        waiting.set(id, () => {
          waiting.delete(id);
          resolve(performance.now() - sentAt);
        });
        send({ type: 'tool_call', call_id: id, tool: 'echo', input: { look: 'around' } });
      });
    },
  };
  return agent;
}

async function openSocket(url) {
  const socket = new WebSocket(url);
  socket.on('error', () => {});
  await once(socket, 'open');
  return socket;
}

function start(file, execArgv = []) {
  return fork(fileURLToPath(new URL(file, import.meta.url)), { execArgv });
}

async function answerOf(child) {
  const [answer] = await once(child, 'message');
  return answer;
}

function ask(child, question) {
  child.send(question);
  return answerOf(child);
}
