import { useMemo, useState } from 'react';
import { useSessions } from '@oddkin/ai';
import { FloorMap } from './dungeon-map.js';
import { useDungeonMemory, type DungeonMemory } from './dungeon-memory.js';

const legend = [
  ['door', 'door'],
  ['urn', 'urn'],
  ['item', 'thing'],
  ['stairs', 'stairs'],
  ['rat', 'rat'],
] as const;

/** The map of all that the agents have seen, floor by floor, and who they are. */
export function DungeonSide() {
  const memory = usePresent(useDungeonMemory());
  const explorers = [...memory.explorers.values()];
  const floors = [...memory.floors.keys()].toSorted((left, right) => left - right);
  const [picked, pick] = useState<number>();
  const floor = picked !== undefined && memory.floors.has(picked) ? picked : explorers[0]?.floor;
  return (
    <aside className="watch-side" aria-label="Dungeon">
      <div className="watch-head">
        <h1 className="watch-title">Dungeon</h1>
        {floors.length > 1 && (
          <select className="watch-floors" aria-label="Floor" value={floor} onChange={(event) => pick(Number(event.currentTarget.value))}>
            {floors.map((number) => (
              <option key={number} value={number}>
                Floor {number}
              </option>
            ))}
          </select>
        )}
      </div>
      {floor === undefined ? (
        <p className="watch-empty">The map appears with the agents’ first steps.</p>
      ) : (
        <FloorMap memory={memory} floor={floor} />
      )}
      <ul className="watch-legend">
        {legend.map(([name, label]) => (
          <li key={name} data-mark={name}>
            {label}
          </li>
        ))}
      </ul>
      <ul className="watch-explorers">
        {explorers.map(({ sessionId, name, floor: at, x, y, pack }) => (
          <li key={sessionId}>
            <span className="watch-name">{name}</span> floor {at}, at {x}, {y}
            <span className="watch-pack">{pack.length === 0 ? 'carries nothing' : `carries ${pack.join(', ')}`}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
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
