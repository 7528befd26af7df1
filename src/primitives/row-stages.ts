import { createContext } from 'react';
import { flushSync } from 'react-dom';

/**
 * What of a list is not rendered at once: rows that are near to sight, and parts of long rows. It is rendered when there is time, the parts
 * a step before each frame of the screen, what stands lowest first.
 */
export class RowStages {
  /** How high what is rendered of a row at once may be, in pixels; `undefined` where all of it is. */
  readonly room: () => number | undefined;
  /** Whether there is time now. */
  isGoing = false;
  private readonly steps = new Set<(isLast: boolean) => void>();
  private frame: number | undefined;
  private delay: ReturnType<typeof setTimeout> | undefined;

  constructor(room: () => number | undefined) {
    this.room = room;
  }

  /** Takes a step that renders some more, or all that is left. Returns how to take it back, as whoever has nothing left does. */
  add(step: (isLast: boolean) => void): () => void {
    this.steps.add(step);
    this.goOn();
    return () => this.steps.delete(step);
  }

  start(): void {
    clearTimeout(this.delay);
    this.isGoing = true;
    this.goOn();
  }

  /** Starts after a delay, and not before. */
  startLater(delayMs: number, onStart: () => void): void {
    this.pause();
    this.delay = setTimeout(() => {
      this.start();
      onStart();
    }, delayMs);
  }

  pause(): void {
    clearTimeout(this.delay);
    this.isGoing = false;
    if (this.frame !== undefined) cancelAnimationFrame(this.frame);
    this.frame = undefined;
  }

  /** Renders all parts that are left, with what else is rendered next. */
  finish(): void {
    for (const step of this.steps) step(true);
  }

  /** The same, before it returns. */
  finishAtOnce(): void {
    if (this.steps.size > 0) flushSync(() => this.finish());
  }

  private goOn(): void {
    if (!this.isGoing || this.steps.size === 0) return;
    this.frame ??= requestAnimationFrame(() => {
      this.frame = undefined;
      [...this.steps].at(-1)?.(false);
      this.goOn();
    });
  }
}

/** Of the list that a message stands in. */
export const RowStagesContext = createContext<RowStages | undefined>(undefined);
