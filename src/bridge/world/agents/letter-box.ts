import type { Mind } from './mind.js';

/** Where the letter box is, as one agent says it to another; `undefined` when this one has not seen it. */
export function letterBoxNews({ memory, floor }: Mind): string | undefined {
  const box = memory.places('letter_box')[0];
  return box === undefined ? undefined : `The letter box is on floor ${floor} at ${box.x}, ${box.y}.`;
}
