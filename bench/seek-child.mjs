// Run by seek.mjs in a process of its own, so that the heap holds nothing else.
import { importSource } from './bundled-source.mjs';
import { createFrames } from './frames.mjs';

const [frames, seeks] = process.argv.slice(2).map(Number);
const { createObserverStore, loadRecording, Journal, defaultLimits, readArrival } = await importSource(`
  export { createObserverStore } from './projection/index.ts';
  export { Journal } from './projection/journal.ts';
  export { defaultLimits } from './store/index.ts';
  export { loadRecording } from './recording/index.ts';
  export { readArrival } from './aicc/index.ts';
`);
const keeper = { kept: undefined };
// The whole recording is to be held, however little a page holds by default.
const limits = { ...defaultLimits, frames, timeline: frames, toolCalls: frames, messages: frames };
const startAt = 1_700_000_000_000;
const texts = createFrames().next(frames);
const lines = texts.map((text, index) => `{"at":${index * 5},"from":"bridge","frame":${text}}`);

const memory = measureMemory();
process.send(`  frames ${memory.framesMiB.toFixed(1)} MiB, checkpoints ${memory.checkpointsMiB.toFixed(1)} MiB`);
const opening = await measureOpening();
const times = measureSeeks(opening.store);
const whole = measureSnapshot(opening.store);
process.send({ ...memory, ...opening.found, ...times, ...whole }, () => process.exit(0));

/** The texts are made in here, so that all that the frames need is counted, and freed with them. */
function measureMemory() {
  const withAll = heldBy(() => filledJournal());
  const withoutCheckpoints = heldBy(() => {
    const journal = filledJournal();
    journal.checkpoints = journal.checkpoints.slice(0, 1);
    return journal;
  });
  const framesMiB = heldBy(() => copies());
  return { framesMiB, checkpointsMiB: Math.max(0, withAll - withoutCheckpoints) };
}

function filledJournal() {
  const journal = new Journal(limits);
  const own = copies();
  for (let start = 0; start < own.length; start += 16) {
    journal.receive(own.slice(start, start + 16).map((text, index) => readArrival(text, startAt + (start + index) * 5)));
  }
  return journal;
}

function copies() {
  return texts.map((text) => Buffer.from(text).toString());
}

function heldBy(make) {
  keeper.kept = undefined;
  const before = heapMiB();
  keeper.kept = make();
  const held = heapMiB() - before;
  keeper.kept = undefined;
  return held;
}

function heapMiB() {
  for (let count = 0; count < 3; count += 1) globalThis.gc();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

async function measureOpening() {
  const source = `{"recording":"oddkin-aicc","version":1,"createdAt":"2026-01-01T00:00:00.000Z"}\n${lines.join('\n')}\n`;
  const parseStart = performance.now();
  for (const line of source.split('\n')) if (line !== '') JSON.parse(line);
  const parseMs = performance.now() - parseStart;
  const store = createObserverStore({ limits });
  let firstMs;
  let longestMs = 0;
  let last = performance.now();
  const turn = setInterval(() => {
    longestMs = Math.max(longestMs, performance.now() - last);
    last = performance.now();
  }, 0);
  const start = performance.now();
  store.subscribe(() => (firstMs ??= performance.now() - start));
  await loadRecording(source, store);
  const loadMs = performance.now() - start;
  clearInterval(turn);
  return { store, found: { parseMs, firstMs, loadMs, longestMs } };
}

function measureSeeks(store) {
  const { newest } = store.cursor.getState();
  let state = 7;
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const taken = (count, position) => {
    const processor = [];
    const times = Array.from({ length: count }, (_, index) => {
      const to = position(index);
      const busy = process.cpuUsage();
      const start = performance.now();
      store.seek(to);
      const took = performance.now() - start;
      const { user, system } = process.cpuUsage(busy);
      processor.push((user + system) / 1_000);
      return took;
    });
    return { ...quantiles(times), processor: quantiles(processor) };
  };
  const found = { seeks: taken(seeks, () => Math.floor(random() * newest)), steps: taken(seeks, (index) => (newest >> 1) + index) };
  store.live();
  return found;
}

function measureSnapshot(store) {
  const start = performance.now();
  const text = JSON.stringify(store.snapshot());
  const snapshotMs = performance.now() - start;
  const restoring = performance.now();
  createObserverStore({ limits }).restore(JSON.parse(text));
  return { snapshotMs, restoreMs: performance.now() - restoring };
}

function quantiles(times) {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: sorted[Math.floor(sorted.length * 0.5)], p99: sorted[Math.floor(sorted.length * 0.99)] };
}
