// What runs in the browser: a long conversation that one contender shows, and what is done to it.
import { lastWords, longText, messagesOf } from './messages.mjs';

/** `thread` takes an element and messages and answers `{ grow, scroller }`; it shows nothing before `mount` is called. */
export function createThreadBench(thread) {
  let contender;
  return {
    prepare(count) {
      contender = thread(document.getElementById('root'), messagesOf(count));
    },

    /** Milliseconds from the first render until the last message has been painted. */
    async mount() {
      const start = performance.now();
      contender.mount();
      for (let frames = 0; !isLastInSight() && frames < 600; frames += 1) await frame();
      await painted();
      return performance.now() - start;
    },

    elements: () => document.querySelectorAll('#root *').length,

    /** Text that comes at the end, once a screen frame. Answers how far from the end the reader is then. */
    async stream(deltas) {
      const words = longText.split(/(?<= )/);
      for (let delta = 0; delta < deltas; delta += 1) {
        contender.grow(words.slice((delta * 3) % words.length, ((delta * 3) % words.length) + 3).join(''));
        await frame();
      }
      await frame();
      const { scrollHeight, clientHeight, scrollTop } = contender.scroller();
      return Math.abs(scrollHeight - clientHeight - scrollTop);
    },

    /** Up through the messages, so many pixels a screen frame. */
    async scroll(frames, pixels) {
      for (let count = 0; count < frames; count += 1) {
        contender.scroller().scrollTop -= pixels;
        await frame();
      }
    },
  };
}

function isLastInSight() {
  const element = [...document.querySelectorAll('#root p')].findLast(({ textContent }) => textContent === lastWords);
  return element !== undefined && element.getBoundingClientRect().bottom <= window.innerHeight;
}

function frame() {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** After the frame that is being made has been shown. */
async function painted() {
  await frame();
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}
