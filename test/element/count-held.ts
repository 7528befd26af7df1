export interface Held {
  /** What was begun since and has not ended: listeners of window and document, and timers. */
  readonly names: () => readonly string[];
  /** Gives the page its own functions back. */
  readonly stop: () => void;
}

/** Counts what is begun on this page from now on, until it ends. */
export function countHeld(): Held {
  const held = new Map<string, string>();
  const undo = [watchListeners(held), watchTimers(held)];
  return { names: () => [...held.values()].toSorted(), stop: () => undo.forEach((each) => each()) };
}

function watchListeners(held: Map<string, string>): () => void {
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const ids = new WeakMap<object, number>();
  let lastId = 0;
  const idOf = (listener: object): number => {
    const id = ids.get(listener) ?? (lastId += 1);
    ids.set(listener, id);
    return id;
  };
  const keyOf = (target: EventTarget, type: string, listener: object, options: unknown): string => {
    const isCapture = options === true || (typeof options === 'object' && options !== null && 'capture' in options && options.capture);
    return `${target === window ? 'window' : 'document'} ${type} ${idOf(listener)} ${String(isCapture === true)}`;
  };
  EventTarget.prototype.addEventListener = function (this: EventTarget, type, listener, options) {
    if (listener !== null && (this === window || this === document)) {
      const key = keyOf(this, type, listener, options);
      held.set(key, key);
      const signal = typeof options === 'object' ? options.signal : undefined;
      if (signal !== undefined) addEventListener.call(signal, 'abort', () => held.delete(key));
    }
    addEventListener.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget, type, listener, options) {
    if (listener !== null && (this === window || this === document)) held.delete(keyOf(this, type, listener, options));
    removeEventListener.call(this, type, listener, options);
  };
  return () => Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
}

function watchTimers(held: Map<string, string>): () => void {
  const { setTimeout, clearTimeout, setInterval, clearInterval, requestAnimationFrame, cancelAnimationFrame } = window;
  const begin = (kind: string, id: number): number => {
    // What the test itself awaits by is no matter of the element.
    if ((new Error().stack ?? '').includes('/src/')) held.set(`${kind} ${id}`, kind);
    return id;
  };
  Object.assign(window, {
    setTimeout: (run: () => void, delayMs?: number) => {
      const id = setTimeout(() => {
        held.delete(`timer ${id}`);
        run();
      }, delayMs);
      return begin('timer', id);
    },
    clearTimeout: (id: number) => {
      held.delete(`timer ${id}`);
      clearTimeout(id);
    },
    setInterval: (run: () => void, delayMs?: number) => begin('interval', setInterval(run, delayMs)),
    clearInterval: (id: number) => {
      held.delete(`interval ${id}`);
      clearInterval(id);
    },
    requestAnimationFrame: (run: FrameRequestCallback) => {
      const id = requestAnimationFrame((at) => {
        held.delete(`frame ${id}`);
        run(at);
      });
      return begin('frame', id);
    },
    cancelAnimationFrame: (id: number) => {
      held.delete(`frame ${id}`);
      cancelAnimationFrame(id);
    },
  });
  return () => Object.assign(window, { setTimeout, clearTimeout, setInterval, clearInterval, requestAnimationFrame, cancelAnimationFrame });
}
