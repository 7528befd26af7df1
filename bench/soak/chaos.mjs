import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { createRandom } from '../frames.mjs';

/** Does to the road from agent to panel what happens to roads, one thing after the other, by a seed. */
export function createChaos({ bridge, tap, toTap, forAgents, panel, ledger, seed }) {
  const random = createRandom(seed);
  const between = (low, high) => low + random() * (high - low);
  const did = {};
  const deeds = [
    [24, 'cut the panel’s socket', () => toTap.cut()],
    [14, 'cut the agents’ sockets', () => forAgents.cut()],
    [12, 'held the panel’s bytes back', () => toTap.stall(between(2_000, 15_000))],
    [8, 'put the tab to sleep', () => panel.sleep(between(10_000, 60_000))],
    [14, 'sent what is no frame', () => sendNonsense(tap.port, random)],
    [22, 'used the panel', () => use(panel.page, random)],
    [3, 'killed the tap', () => tap.killAndRestart(between(500, 6_000), ledger.killed)],
    [3, 'killed the bridge', () => bridge.killAndRestart(between(500, 6_000))],
  ];
  const sum = deeds.reduce((all, [weight]) => all + weight, 0);

  return {
    /** When each thing was done. */
    did,
    /** Waits a little, and does the next thing. */
    async next() {
      await wait(between(1_000, 6_000));
      let left = random() * sum;
      const [, name, act] = deeds.find(([weight]) => (left -= weight) < 0);
      const from = Date.now();
      await act();
      (did[name] ??= []).push({ from, to: Date.now() });
    },
  };
}

const nonsense = [
  '{',
  '[]',
  'null',
  '"text"',
  '{"type":"event"}',
  '{"type":"no_such_type","protocol":"aicc/0.1"}',
  `{"type":"heartbeat","padding":"${'x'.repeat(200_000)}"}`,
  '\u0000\u202e{"__proto__":{"polluted":true}}',
  '['.repeat(5_000),
];

/** A third agent that knows no protocol. */
async function sendNonsense(port, random) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/agent?name=Rogue`);
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('open', resolve).once('close', resolve));
  if (socket.readyState !== WebSocket.OPEN) return;
  for (let count = 0; count < 5; count += 1) socket.send(nonsense[Math.floor(random() * nonsense.length)]);
  socket.send(Buffer.from([0, 255, 254]));
  await wait(300);
  socket.terminate();
}

/** What a person does who looks around. */
async function use(page, random) {
  const patience = { timeout: 5_000 };
  const tabs = page.getByRole('tab');
  const count = await tabs.count();
  if (count > 0) await tabs.nth(Math.floor(random() * count)).click(patience);
  const panel = page.getByRole('region', { name: 'Agent observer' });
  await panel.focus().catch(() => {});
  const calls = page.locator('.oddkin-tool-call').first();
  if (random() < 0.5 && (await calls.count()) > 0) await calls.click(patience).catch(() => {});
  if (random() < 0.5) {
    for (let step = 0; step < 5; step += 1) await page.keyboard.press(',');
    await page
      .getByRole('button', { name: /^Live/ })
      .click(patience)
      .catch(() => {});
  }
}
