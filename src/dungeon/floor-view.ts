import type { Explorer, FloorMemory, Noise } from './dungeon-memory.js';

/** For how many ticks a noise is shown. */
export const noiseTicks = 10;

/** The noises of these agents that are still to be seen at this tick. */
export function noisesAt(explorers: readonly Explorer[], floor: number, tick: number): readonly Noise[] {
  return explorers.flatMap(({ noises }) => noises.filter((noise) => noise.floor === floor && tick - noise.tick < noiseTicks));
}

/** What these agents know of a floor, together. */
export function joinFloors(explorers: Iterable<Explorer>, number: number): FloorMemory | undefined {
  let joined: FloorMemory | undefined;
  for (const explorer of explorers) {
    const own = explorer.floors.get(number);
    if (own === undefined) continue;
    if (joined === undefined) joined = own;
    else {
      const cells = new Map([...joined.cells, ...own.cells]);
      const lamps = new Map([...joined.lamps, ...own.lamps]);
      // What is in sight now is newer than what another remembers.
      for (const key of explorer.floor === number ? explorer.inSight : []) {
        const cell = own.cells.get(key);
        if (cell !== undefined) cells.set(key, cell);
      }
      joined = { ...joined, cells, lamps };
    }
  }
  return joined;
}
