// What `npm run soak` runs: agents, tap, bridge and a panel in Chromium for an hour, while sockets are cut, processes are killed and the tab sleeps.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startAgents } from './agents.mjs';
import { createChaos } from './chaos.mjs';
import { startProcess } from './child.mjs';
import { startCuttingProxy } from './cutting-proxy.mjs';
import { createLedger } from './ledger.mjs';
import { openPanel } from './panel.mjs';
import { judge } from './judge.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes);
const seed = Number(values.seed);
if (values.help || !(minutes > 0) || !Number.isInteger(seed)) {
  process.stderr.write('Usage: npm run soak -- [--minutes NUMBER] [--seed NUMBER] [--out FILE.json]\n');
  process.exit(values.help ? 0 : 2);
}

const sampledEveryMs = 30_000;
const readEveryMs = 5_000;
const settleMs = 30_000;
const ledger = createLedger();

const bridge = await startProcess('bridge', { seed });
const tap = await startProcess('tap', { upstream: `ws://127.0.0.1:${bridge.port}/agent` });
const toTap = await startCuttingProxy(() => tap.port);
const forAgents = await startCuttingProxy(() => tap.port);
const agents = await startAgents({ port: forAgents.port, seed, ledger });
const panel = await openPanel({ port: toTap.port });
const chaos = createChaos({ bridge, tap, toTap, forAgents, panel, ledger, seed });

const started = Date.now();
const samples = [];
let lastRead = 0;
let lastSample = 0;
while (Date.now() - started < minutes * 60_000) {
  await chaos.next();
  if (Date.now() - lastRead >= readEveryMs) {
    ledger.seen(await panel.read());
    lastRead = Date.now();
  }
  if (Date.now() - lastSample >= sampledEveryMs) {
    lastSample = Date.now();
    samples.push(await sample());
    process.stderr.write(`${JSON.stringify(samples.at(-1))}\n`);
  }
}
// What is still under way arrives before it is called lost.
await agents.stop();
await new Promise((resolve) => setTimeout(resolve, settleMs));
ledger.seen(await panel.read());
samples.push(await sample());

const verdicts = judge(samples, ledger.counts(), panel.faults);
const report = { minutes, seed, did: chaos.did, faults: panel.faults, frames: ledger.counts(), lost: ledger.lost(), samples, verdicts };
await panel.close();
await Promise.all([tap.stop(), bridge.stop()]);
if (values.out !== undefined) writeFileSync(values.out, JSON.stringify(report, undefined, 2));
process.stdout.write(`${JSON.stringify({ did: countsOf(report.did), frames: report.frames, faults: report.faults })}\n`);
for (const { what, is, limit, isGood } of report.verdicts)
  process.stdout.write(`${isGood ? 'ok      ' : 'TOO MUCH'} ${what}: ${is} (at most ${limit})\n`);
process.exit(report.verdicts.every(({ isGood }) => isGood) ? 0 : 1);

function countsOf(did) {
  return Object.fromEntries(Object.entries(did).map(([name, times]) => [name, times.length]));
}

async function sample() {
  const [page, ofTap, ofBridge] = [await panel.measure(), await tap.measure(), await bridge.measure()];
  return {
    minute: Number(((Date.now() - started) / 60_000).toFixed(1)),
    ...page,
    tap: ofTap,
    bridge: ofBridge,
    frames: ledger.counts().sent,
  };
}
