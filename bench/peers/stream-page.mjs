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

    /** One delta a task, as fast as tasks run. Answers the longest time between two. */
    async flood(from, to) {
      let longestMs = 0;
      let before = performance.now();
      for (let index = from; index < to; index += 1) {
        contender.append(deltas[index]);
        await task();
        const now = performance.now();
        longestMs = Math.max(longestMs, now - before);
        before = now;
      }
      await quiet();
      return longestMs;
    },

    /** One delta a screen frame. */
    async paced(from, to) {
      for (let index = from; index < to; index += 1) {
        contender.append(deltas[index]);
        await frame();
      }
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

function task() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
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
