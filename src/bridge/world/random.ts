import { RNG } from 'rot-js';

/** Random numbers of one owner: the same seed gives the same row of numbers, whoever else draws. */
export interface Random {
  /** From 0 to below 1. */
  readonly next: () => number;
  /** A whole number from `from` to `to`, both included. */
  readonly between: (from: number, to: number) => number;
  readonly chance: (probability: number) => boolean;
  /** One of them; `undefined` when there are none. */
  readonly pick: <T>(items: readonly T[]) => T | undefined;
  readonly shuffled: <T>(items: readonly T[]) => T[];
}

export function createRandom(seed: number): Random {
  const generator = RNG.clone().setSeed(seed);
  return {
    next: () => generator.getUniform(),
    between: (from, to) => generator.getUniformInt(from, to),
    chance: (probability) => generator.getUniform() < probability,
    pick: (items) => items[Math.floor(generator.getUniform() * items.length)],
    shuffled: (items) => generator.shuffle([...items]),
  };
}

/** Runs what draws from the generator that all of rot-js shares, seeded, and leaves that generator as it was. */
export function withSharedSeed<T>(seed: number, run: () => T): T {
  const state = RNG.getState();
  RNG.setSeed(seed);
  try {
    return run();
  } finally {
    RNG.setState(state);
  }
}
