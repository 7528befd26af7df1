// What runs in the browser beside a contender: it feeds it in step with the screen, or notes when frames of the screen come and what each of them shows.
import { createFrames } from './frames.mjs';

export function createBench(show) {
  let contender;
  let isWatching = false;
  let frames = [];
  let samples = [];

  const watch = (time) => {
    if (!isWatching) return;
    frames.push(time);
    afterPaint(() => samples.push([contender.shown(), performance.timeOrigin + performance.now()]));
    requestAnimationFrame(watch);
  };

  return {
    start: (options) => {
      contender = show(document.getElementById('root'), options);
    },
    shown: () => contender.shown(),
    /** From now on sockets are none: what `pace` brings comes over them. */
    withoutSocket: () => {
      globalThis.WebSocket = PacedSocket;
    },
    /** So many messages in each of so many frames of the screen, however long these take. */
    pace: async (screenFrames, each) => {
      for (let count = 0; count < screenFrames; count += 1) {
        for (const text of paced.next(each)) PacedSocket.last.receive(text);
        await new Promise(requestAnimationFrame);
      }
    },
    watch: () => {
      isWatching = true;
      frames = [];
      samples = [];
      requestAnimationFrame(watch);
    },
    stop: () => {
      isWatching = false;
      return { frames, samples };
    },
    /** Milliseconds until something of a recording has been painted. */
    open: async (recording) => {
      const start = performance.now();
      contender = show(document.getElementById('root'), { recording });
      while (document.querySelector('#root [role=article]') === null || document.querySelector('.oddkin-timeline-canvas') === null)
        await new Promise(requestAnimationFrame);
      await new Promise(afterPaint);
      return performance.now() - start;
    },
    /** Moves through time, or zooms, a step with each frame of the screen; gives how long all of them took. */
    move: async (how, steps) => {
      const start = performance.now();
      for (let step = 0; step < steps; step += 1) {
        if (how === 'scrub') scrubTo(document.querySelector('.oddkin-timeline-axis'), 0.98 - (0.9 * step) / steps);
        else zoomAt(document.querySelector('.oddkin-timeline-plot'), step < steps / 2 ? -100 : 100);
        await new Promise(requestAnimationFrame);
      }
      await new Promise(afterPaint);
      return performance.now() - start;
    },
    elements: (selector) => document.querySelectorAll(`${selector} *`).length,
    end: () => contender.end(),
  };
}

function scrubTo(axis, part) {
  const { left, width, top } = axis.getBoundingClientRect();
  axis.dispatchEvent(
    new PointerEvent('pointermove', { bubbles: true, buttons: 1, pointerId: 1, clientX: left + part * width, clientY: top + 4 }),
  );
}

function zoomAt(plot, deltaY) {
  const { left, width, top } = plot.getBoundingClientRect();
  plot.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY, clientX: left + 0.6 * width, clientY: top + 20 }));
}

function afterPaint(callback) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = callback;
  port2.postMessage(undefined);
}

const paced = createFrames();

class PacedSocket extends EventTarget {
  static last;
  static OPEN = 1;
  readyState = 0;
  bufferedAmount = 0;
  protocol = '';

  constructor() {
    super();
    PacedSocket.last = this;
    setTimeout(() => {
      this.readyState = 1;
      this.tell(new Event('open'));
    });
  }

  receive(text) {
    this.tell(new MessageEvent('message', { data: text }));
  }

  send() {}
  close() {}

  tell(event) {
    this[`on${event.type}`]?.(event);
    this.dispatchEvent(event);
  }
}
