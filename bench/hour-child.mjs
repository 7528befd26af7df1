// The process of hour.mjs: the clock is stepped, so that the hour takes as long as its frames.
import { createSession, createSpokenSession } from './hour-frames.mjs';
import { openWatched } from './hour-watch.mjs';

const framesPerSecond = 200;
const framesPerCommit = 3;
const watched = await openWatched();
const measured = process.argv[2] === 'sessions' ? oneAfterTheOther() : oneHour();
process.send({ ...measured, frames: watched.store.getState().wire.next }, () => process.exit(0));

function oneHour() {
  const session = createSession();
  const goOn = (seconds) => {
    for (let second = 0; second < seconds; second += 1) take(session.next(framesPerSecond));
    return held(`${session.made / framesPerSecond / 60} min`);
  };
  const early = goOn(5 * 60);
  for (let minutes = 10; minutes < 60; minutes += 10) goOn(minutes === 10 ? 5 * 60 : 10 * 60);
  return { early, late: goOn(10 * 60) };
}

function oneAfterTheOther() {
  const goOn = (from, to) => {
    for (let index = from; index < to; index += 1) watched.take(createSpokenSession(index), 1_000 / framesPerSecond);
    return held(`${to} sessions`);
  };
  goOn(0, 2_500);
  const early = goOn(2_500, 5_000);
  goOn(5_000, 7_500);
  return { early, late: goOn(7_500, 10_000) };
}

function take(texts) {
  for (let index = 0; index < texts.length; index += framesPerCommit)
    watched.take(texts.slice(index, index + framesPerCommit), 1_000 / framesPerSecond);
}

function held(when) {
  watched.look();
  for (let count = 0; count < 3; count += 1) globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  const found = { heap: heapUsed / 2 ** 20, buffers: arrayBuffers / 2 ** 20 };
  process.send(`  ${when}: heap ${found.heap.toFixed(1)} MiB, buffers ${found.buffers.toFixed(1)} MiB`);
  return found;
}
