import { useMemo, useState } from 'react';
import { useSessions } from '@oddkin/ai';
import { useDungeonMemory, type DungeonMemory } from './dungeon-memory.js';
import { FloorMap } from './floor-map.js';

const legend = [
  ['door', 'door'],
  ['urn', 'urn'],
  ['item', 'thing'],
  ['stairs', 'stairs'],
  ['rat', 'rat'],
] as const;

/**
 * The dungeon as all agents together know it, on the floor of the one that the panel speaks of, and who is where.
 * Given to the panel as its renderer for the world named "dungeon".
 */
export function DungeonWorld({ sessionId }: { readonly sessionId: string }) {
  const memory = usePresent(useDungeonMemory());
  const explorers = [...memory.explorers.values()];
  const floors = [...memory.floors.keys()].toSorted((left, right) => left - right);
  const [picked, pick] = useState<number>();
  const own = memory.explorers.get(sessionId) ?? explorers[0];
  const floor = picked !== undefined && memory.floors.has(picked) ? picked : own?.floor;
  if (floor === undefined) return <p className="watch-empty">The map appears with the agents’ first steps.</p>;
  return (
    <div className="watch-world">
      <FloorMap memory={memory} floor={floor} />
      <div className="watch-foot">
        {floors.length > 1 && (
          <select
            className="watch-floors"
            aria-label="Floor"
            value={picked ?? ''}
            onChange={(event) => pick(floorOf(event.currentTarget.value))}
          >
            <option value="">{own?.name ?? 'Agent'}’s floor</option>
            {floors.map((number) => (
              <option key={number} value={number}>
                Floor {number}
              </option>
            ))}
          </select>
        )}
        <ul className="watch-legend" aria-label="Marks on the map">
          {legend.map(([name, label]) => (
            <li key={name} data-mark={name}>
              {label}
            </li>
          ))}
        </ul>
      </div>
      <ul className="watch-explorers" aria-label="Who is where">
        {explorers.map(({ sessionId: id, name, floor: at, x, y, pack }) => (
          <li key={id} dir="auto">
            <span className="watch-name">{name}</span> floor {at}, at {x}, {y}
            <span className="watch-pack"> · {pack.length === 0 ? 'carries nothing' : `carries ${pack.join(', ')}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function floorOf(value: string): number | undefined {
  return value === '' ? undefined : Number(value);
}

/** The same without the agents that have left. */
function usePresent(memory: DungeonMemory): DungeonMemory {
  const sessions = useSessions();
  return useMemo(() => {
    const gone = new Set(
      sessions.flatMap(({ phase, sessionId }) => (phase === 'closed' || phase === 'expired' || phase === 'lost' ? [sessionId] : [])),
    );
    return { ...memory, explorers: new Map([...memory.explorers].filter(([sessionId]) => !gone.has(sessionId))) };
  }, [memory, sessions]);
}
