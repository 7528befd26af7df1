/** The page's own time, and its painting. */
export interface PaintClock {
  readonly now: () => number;
  /** Calls back once the page has rendered and painted what has just changed. */
  readonly afterPaint: (callback: () => void) => void;
}

export const pageClock: PaintClock = {
  now: () => performance.now(),
  afterPaint: (callback) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      callback();
    };
    port2.postMessage(undefined);
  },
};
