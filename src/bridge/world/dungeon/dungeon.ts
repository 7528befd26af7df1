import { defineWorld, type SessionHandle, type World } from '../../world-definition.js';
import { createRandom, type Random } from '../random.js';
import { bearing, distance, type Position } from '../geometry.js';
import { look, visibleBeings, visibleItems, type Body } from './bodies.js';
import { digFloor } from './dig-floor.js';
import type { Floor } from './floor.js';
import { generatorTools } from './generator-tools.js';
import { handTools } from './hand-tools.js';
import { moveTool } from './move-tool.js';
import { passTime } from './pass-time.js';
import { personTools } from './person-tools.js';
import { sensorTools } from './sensor-tools.js';

export interface DungeonOptions {
  /** The same seed gives the same floors, noises and faults. Default 1. */
  readonly seed?: number;
}

/** The dungeon as its tools see it. */
export interface Dungeon {
  readonly random: Random;
  readonly bodies: ReadonlyMap<string, Body>;
  readonly bodyOf: (context: SessionHandle) => Body;
  /** The floors that have been dug, and this one, dug when somebody first comes there. */
  readonly floor: (number: number) => Floor;
  /** Sends the `state_change` that a map is drawn from to the agent whose body this is. `change` says in words what has happened, such as `went north`. */
  readonly tell: (body: Body, context: SessionHandle, change: string) => void;
  /** Sends an `audio` event to everybody in earshot. */
  readonly sound: (floor: Floor, at: Position, sound: string, loudness: number) => void;
}

const ticksHeard = 40;

/**
 * A dungeon of floors below each other, dug by rot-js: rooms, corridors, doors of which some are locked, keys, urns, noises.
 *
 * `state_change` tells all that a map is drawn from:
 * `{ position: { x, y }, change, floor, agent, pack: [name], beings: [{ name, x, y }], items: [{ id, name, x, y }], seen: [{ x, y, kind }], width, height }`,
 * the telling members first. `change` says in words what is new, as in `went north, 3 new cells, sees rat`; `seen` are the cells in
 * sight now, and `kind` is `wall`, `floor`, `closed_door`, `open_door`, `urn` or `stairs`.
 * `collision` tells `{ agent, with, direction, x, y }`; `audio` tells `{ sound, direction, loudness }`; `tick` tells `{ tick, agents }`.
 * What a person does comes as `agent_message` `{ text, role: "user", from: "person" }`, and everything but a message as the
 * dungeon's own topic `person_action` `{ action, … }` with the members of PROTOCOL section 6.
 */
export function createDungeonWorld({ seed = 1 }: DungeonOptions = {}): World {
  const floors = new Map<number, Floor>();
  const bodies = new Map<string, Body>();
  const dungeon: Dungeon = {
    random: createRandom(seed),
    bodies,
    bodyOf(context) {
      const body = bodies.get(context.sessionId);
      if (body === undefined) throw new Error(`The session ${context.sessionId} has no body.`);
      return body;
    },
    floor(number) {
      const floor = floors.get(number) ?? digFloor(seed, number);
      floors.set(number, floor);
      return floor;
    },
    tell(body, context, change) {
      const known = body.seen.size;
      const seen = look(body);
      const newCells = body.seen.size - known;
      const beings = visibleBeings(body, bodies.values(), seen);
      const news = [
        change,
        ...(newCells === 0 ? [] : [newCells === 1 ? '1 new cell' : `${newCells} new cells`]),
        ...beings.map(({ name }) => `sees ${name}`),
      ];
      context.emit('state_change', {
        position: body.position,
        change: news.join(', '),
        floor: body.floor.number,
        agent: body.name,
        pack: body.pack.map((item) => item.name),
        beings,
        items: visibleItems(body, seen),
        seen,
        width: body.floor.width,
        height: body.floor.height,
      });
    },
    sound(floor, at, sound, loudness) {
      for (const body of bodies.values()) {
        if (body.floor !== floor || body.deafUntil !== undefined) continue;
        const heard = loudness - distance(body.position, at) / 30;
        if (heard <= 0) continue;
        const noise = { sound, direction: bearing(body.position, at), loudness: Math.round(heard * 100) / 100, tick: body.session.tick };
        body.heard = [...body.heard.filter(({ tick }) => tick > noise.tick - ticksHeard), noise];
        body.session.emit('audio', { sound, direction: noise.direction, loudness: noise.loudness });
      }
    },
  };

  return defineWorld({
    name: 'dungeon',
    kind: '2d',
    tickRateHz: 4,
    tickMode: 'fixed',
    capabilities: { sensors: ['sight', 'hearing'], actuators: ['feet', 'hands'], generators: ['chalk'] },
    tools: { ...sensorTools(dungeon), move: moveTool(dungeon), ...handTools(dungeon), ...generatorTools(dungeon), ...personTools() },
    join(session) {
      const floor = dungeon.floor(1);
      const body: Body = {
        session,
        name: session.agent,
        floor,
        position: floor.start,
        pack: [{ id: 'hammer', name: 'hammer', description: 'It breaks urns, and doors, with a noise.' }],
        seen: new Map(),
        heard: [],
        deafUntil: undefined,
      };
      bodies.set(session.sessionId, body);
      dungeon.tell(body, session, 'came in');
    },
    leave: (session) => void bodies.delete(session.sessionId),
    tick: (context) => passTime(dungeon, context),
  });
}
