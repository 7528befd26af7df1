// The process of memory.mjs: the clock is stepped, so that the hour takes as long as its frames.
import { createFrames } from './frames.mjs';
import { importSource } from './bundled-source.mjs';

const { createObserverStore, readArrival } = await importSource(
  `export { createObserverStore } from './projection/index.ts'; export { readArrival } from './aicc/index.ts';`,
);
const framesPerSecond = 200;
const framesPerCommit = 3;
const startedAt = 1_700_000_000_000;
const store = createObserverStore();
const frames = createFrames(7);
let taken = 0;

const early = runFor(5 * 60);
const late = runFor(55 * 60);
process.send({ early, late, frames: store.getState().wire.next }, () => process.disconnect());

function runFor(seconds) {
  for (let second = 0; second < seconds; second += 1) {
    const texts = frames.next(framesPerSecond);
    for (let index = 0; index < texts.length; index += framesPerCommit) {
      const commit = texts.slice(index, index + framesPerCommit);
      store.receive(commit.map((text, each) => readArrival(text, startedAt + (taken + index + each) * 5)));
    }
    taken += texts.length;
    if (taken % (framesPerSecond * 600) === 0) process.send(`  ${taken / framesPerSecond / 60} min: ${Math.round(heapMiB())} MiB`);
  }
  return heapMiB();
}

function heapMiB() {
  globalThis.gc();
  return process.memoryUsage().heapUsed / 2 ** 20;
}
