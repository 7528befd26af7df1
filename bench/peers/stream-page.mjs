// What runs in the browser: an answer that is sent to one contender, and the ways in which it is sent.
import { deltasOf, lastWords, longAnswer } from './long-answer.mjs';

/** `stream` takes an element, and the deltas that will come, and answers `{ append, end, destroy }`. */
export function createBench(stream) {
  let contender;
  let deltas = [];
  return {
    /** Gets an answer ready. With `repeated`, so many of its first deltas come once more at its end, so that there and here the same is to be drawn. */
    start(length, seed, repeated = 0) {
      const root = document.getElementById('root');
      root.replaceChildren();
      deltas = deltasOf(longAnswer(length, seed));
      if (repeated > 0) deltas.push('\n\n', ...deltas.slice(0, repeated));
      contender = stream(root, deltas);
      return deltas.length;
    },

    /** One delta a task, as fast as tasks run. */
    async flood(from, to) {
      await inEach(tasks, from, to, (index) => contender.append(deltas[index]));
      await quiet();
    },

    /** One delta a screen frame. */
    async paced(from, to) {
      await inEach(requestAnimationFrame, from, to, (index) => contender.append(deltas[index]));
      await quiet();
    },

    async jump(from, to) {
      contender.append(deltas.slice(from, to).join(''));
      await quiet();
    },

    async end() {
      contender.end();
      await quiet();
      const count = (selector) => document.querySelectorAll(`#root ${selector}`).length;
      const isWhole = document.getElementById('root').textContent.includes(lastWords);
      const shown = { isWhole, items: count('li'), cells: count('td') };
      contender.destroy();
      return shown;
    },
  };
}

/** Calls `work` with each index in a callback of its own, by which the browser counts it as script: what runs behind an `await` is left out. */
function inEach(schedule, from, to, work) {
  return new Promise((resolve) => {
    let index = from;
    const step = () => {
      if (index >= to) return resolve();
      work(index);
      index += 1;
      schedule(step);
    };
    schedule(step);
  });
}

const { port1, port2 } = new MessageChannel();

function tasks(callback) {
  port1.onmessage = callback;
  port2.postMessage(0);
}

function frame() {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Six screen frames without a change of the page. */
async function quiet() {
  let calm = 0;
  const observer = new MutationObserver(() => {
    calm = 0;
  });
  observer.observe(document.getElementById('root'), { childList: true, subtree: true, characterData: true });
  for (; calm < 6; calm += 1) await frame();
  observer.disconnect();
}
