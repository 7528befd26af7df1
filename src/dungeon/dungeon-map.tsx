'use client';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useObserverState, useSessions, useTimeline } from '../hooks/index.js';
import { AgentLines } from './agent-lines.js';
import { describeFloor } from './describe-floor.js';
import { createMemoryReader, type Explorer } from './dungeon-memory.js';
import { adoptDungeonStyles } from './dungeon-styles.js';
import { FloorCanvas } from './floor-canvas.js';
import { joinFloors, noisesAt } from './floor-view.js';

export interface DungeonMapProps {
  /** The session that is spoken of: its floor is shown. */
  sessionId: string;
}

const legend = [
  ['door', 'door'],
  ['urn', 'urn, statue'],
  ['box', 'letter box'],
  ['item', 'thing'],
  ['lamp', 'lamp'],
  ['stairs', 'stairs'],
  ['rat', 'rat'],
  ['noise', 'noise'],
] as const;

/**
 * The world named "dungeon" as its agents know it: what they see now bright, what they remember dim, what they never saw dark; where they
 * went, what they heard as rings, and what each is at. Draws what `state_change` and `audio` have told up to the store's cursor, and so
 * goes back in time with the panel. Needs a store above it: give it to the panel as `renderers={{ world: { dungeon: DungeonMap } }}`.
 * Renders a `<div>`.
 */
export function DungeonMap({ sessionId }: DungeonMapProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const [readMemory] = useState(createMemoryReader);
  const memory = readMemory(useTimeline());
  const sessions = useSessions();
  // Of all sessions, whichever the panel speaks of.
  const plans = useObserverState((state) => state.plans);
  const tick = useObserverState((state) => state.sessions.get(sessionId)?.tick.current) ?? 0;
  const [seenBy, setSeenBy] = useState('');
  const [picked, setPicked] = useState(0);
  // Before the canvas reads its colours from them.
  useLayoutEffect(() => {
    if (rootRef.current !== null) adoptDungeonStyles(rootRef.current);
  }, []);

  const present = useMemo(() => {
    const gone = new Set(
      sessions.filter(({ phase }) => phase === 'closed' || phase === 'expired' || phase === 'lost').map((each) => each.sessionId),
    );
    return [...memory.values()].filter((explorer) => !gone.has(explorer.sessionId));
  }, [memory, sessions]);
  const own = memory.get(sessionId) ?? present[0];
  const knowing = seenBy === '' ? [...memory.values()] : [...memory.values()].filter(({ name }) => name === seenBy);
  const floors = [...new Set(knowing.flatMap((explorer) => [...explorer.floors.keys()]))].toSorted((left, right) => left - right);
  const number = floors.includes(picked) ? picked : own?.floor;
  const floor = number === undefined ? undefined : joinFloors(knowing, number);
  const shown = present.filter((explorer) => explorer.floor === number && (seenBy === '' || explorer.name === seenBy));
  const names = [...new Set([...memory.values()].map(({ name }) => name))];
  const colourOf = (explorer: Explorer): 'first' | 'second' => (names.indexOf(explorer.name) % 2 === 0 ? 'first' : 'second');

  return (
    <div ref={rootRef} className="oddkin-dungeon">
      {floor === undefined || number === undefined ? (
        <p className="oddkin-dungeon-empty">The map appears with the first step of an agent.</p>
      ) : (
        <FloorCanvas
          label={describeFloor(number, floor, shown)}
          floor={floor}
          explorers={shown.map((explorer) => ({ explorer, colour: colourOf(explorer) }))}
          noises={noisesAt(shown, number, tick)}
          tick={tick}
        />
      )}
      <div className="oddkin-dungeon-foot">
        {names.length > 1 && (
          <select aria-label="Whose knowledge is shown" value={seenBy} onChange={(event) => setSeenBy(event.currentTarget.value)}>
            <option value="">As all know it</option>
            {names.map((name) => (
              <option key={name} value={name}>
                As {name} knows it
              </option>
            ))}
          </select>
        )}
        {floors.length > 1 && (
          <select
            aria-label="Floor"
            value={floors.includes(picked) ? picked : 0}
            onChange={(event) => setPicked(Number(event.currentTarget.value))}
          >
            <option value={0}>{own?.name ?? 'Agent'}’s floor</option>
            {floors.map((each) => (
              <option key={each} value={each}>
                Floor {each}
              </option>
            ))}
          </select>
        )}
        <ul className="oddkin-dungeon-legend" aria-label="Marks on the map">
          {legend.map(([mark, label]) => (
            <li key={mark}>
              <span className="oddkin-dungeon-mark" data-mark={mark} aria-hidden="true" />
              {label}
            </li>
          ))}
        </ul>
      </div>
      <AgentLines explorers={present} plans={plans.values()} colourOf={colourOf} />
    </div>
  );
}
