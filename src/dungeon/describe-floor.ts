import type { Explorer, FloorMemory } from './dungeon-memory.js';

/** The map in words, for those who do not see it. */
export function describeFloor(number: number, { cells, lamps }: FloorMemory, explorers: readonly Explorer[]): string {
  const count = (mark: string): number => [...cells.values()].filter((cell) => cell.mark === mark).length;
  const lit = [...lamps.values()].filter((lamp) => lamp.lit).length;
  const found = [
    ['closed door', count('+')],
    ['open door', count("'")],
    ['urn', count('u')],
    ['statue', count('&')],
    ['pit', count(':')],
  ] as const;
  const parts = found.filter(([, number]) => number > 0).map(([name, number]) => `${number} ${name}${number === 1 ? '' : 's'}`);
  if (lamps.size > 0) parts.push(`${lit} of ${lamps.size} lamps lit`);
  if (count('B') > 0) parts.push('the letter box');
  if (count('>') > 0) parts.push('the stairs');
  const who = explorers.map((explorer) => ` ${explorer.name} at ${explorer.x}, ${explorer.y}${inSight(explorer)}.`);
  return `Map of floor ${number}: ${cells.size} cells known${parts.length === 0 ? '' : `, with ${parts.join(', ')}`}.${who.join('')}`;
}

function inSight({ items, beings }: Explorer): string {
  const names = [...beings, ...items].map(({ name }) => name);
  return names.length === 0 ? '' : `, in sight of ${names.join(', ')}`;
}
