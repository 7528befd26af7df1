// The process of ingest.mjs. Slices of JSON.parse and of ours alternate, so that a machine whose speed drifts slows both.
import { createFrames } from './frames.mjs';
import { importSource } from './bundled-source.mjs';

const { createObserverStore, readArrival } = await importSource(
  `export { createObserverStore } from './projection/index.ts'; export { readArrival } from './aicc/index.ts';`,
);
const total = Number(process.argv[2]);
const sliceLength = 10_000;
const framesPerCommit = 16;
const comparedSlices = 9;
const startedAt = 1_700_000_000_000;
const held = { kept: undefined };

warmUp();
const { parse, read, all, length } = measureSteps();
process.send('Growing.');
const { first, last, early, late } = measureGrowth();
process.send({ parse, read, all, first, last, early, late, length }, () => process.disconnect());

function warmUp() {
  const frames = createFrames(1);
  const store = createObserverStore();
  for (let at = 0; at < 3; at += 1) {
    const texts = frames.next(sliceLength);
    parseAll(texts);
    readAll(texts);
    takeAll(store, texts, at * sliceLength);
  }
}

function measureSteps() {
  const frames = createFrames(2);
  const store = createObserverStore();
  const slices = [];
  for (let at = 0; at < 100_000; at += sliceLength) {
    const texts = frames.next(sliceLength);
    slices.push({
      parse: timed(() => parseAll(texts)),
      read: timed(() => readAll(texts)),
      all: timed(() => takeAll(store, texts, at)),
      length: texts.reduce((sum, text) => sum + text.length, 0) / sliceLength,
    });
  }
  const middle = (name) => median(slices.map((slice) => slice[name]));
  return { parse: middle('parse'), read: middle('read'), all: middle('all'), length: Math.round(middle('length')) };
}

/** Each of the last slices is measured beside a first one of a store of its own: one slice alone tells little, and both meet the same machine. */
function measureGrowth() {
  const frames = createFrames(3);
  const store = createObserverStore();
  const first = [];
  const last = [];
  let early = 0;
  for (let at = 0; at < total; at += sliceLength) {
    const texts = frames.next(sliceLength);
    const cost = timed(() => takeAll(store, texts, at));
    if (at >= total - comparedSlices * sliceLength) {
      last.push(cost);
      first.push(measureFirst(at));
    }
    if (at + sliceLength === total / 2) early = heapMiB();
    if ((at + sliceLength) % 100_000 === 0) process.send(`  ${at + sliceLength}: ${cost.toFixed(2)} µs, ${Math.round(heapMiB())} MiB`);
  }
  const late = heapMiB();
  held.kept = store;
  return { first: median(first), last: median(last), early, late };
}

function measureFirst(seed) {
  const store = createObserverStore();
  const texts = createFrames(seed).next(sliceLength);
  return timed(() => takeAll(store, texts, 0));
}

function parseAll(texts) {
  for (const text of texts) held.kept = JSON.parse(text);
}

function readAll(texts) {
  for (const text of texts) held.kept = readArrival(text, startedAt);
}

/** A frame each millisecond, and a commit when 16 have come, as the screen is painted. */
function takeAll(store, texts, from) {
  for (let index = 0; index < texts.length; index += framesPerCommit) {
    const arrivals = [];
    for (let each = index; each < Math.min(texts.length, index + framesPerCommit); each += 1)
      arrivals.push(readArrival(texts[each], startedAt + from + each));
    store.receive(arrivals);
  }
}

/** Microseconds a frame that the process was at work: what else the machine does counts as little as can be. */
function timed(work) {
  // Else the first to run would pay for moving the texts that were just made.
  globalThis.gc({ type: 'minor' });
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / sliceLength;
}

function heapMiB() {
  held.kept = undefined;
  globalThis.gc();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
