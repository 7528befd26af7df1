import { defineWorld, type SessionHandle, type World } from '../../world-definition.js';
import { bearing, distance, isSame, type Position } from '../geometry.js';
import { createRandom, type Random } from '../random.js';
import { drawCells } from '../sight.js';
import { createApprovals } from './approvals.js';
import { createBody, leaveFinds, look, visibleBeings, visibleItems, visibleLamps, type Body } from './bodies.js';
import { breakTool } from './break-tool.js';
import { digFloor } from './dig-floor.js';
import { reachable, type Floor } from './floor.js';
import { generatorTools } from './generator-tools.js';
import { handTools } from './hand-tools.js';
import { moveTool } from './move-tool.js';
import { passTime } from './pass-time.js';
import { personTools } from './person-tools.js';
import { sensorTools } from './sensor-tools.js';

export interface DungeonOptions {
  /** The same seed gives the same floors, noises and faults. Default 1. */
  readonly seed?: number;
  /** How many floors there are. The last one has no stairs. Default 2. */
  readonly floors?: number;
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
 * A dungeon of floors below each other, dug by rot-js: rooms, corridors, doors of which some are locked, keys, lamps that burn down,
 * floor that falls in, urns and statues, a rat, noises, and a letter that wants to be delivered. What its events say stands on the
 * page "The dungeon" of the docs.
 */
export function createDungeonWorld({ seed = 1, floors: floorCount = 2 }: DungeonOptions = {}): World {
  const floors = new Map<number, Floor>();
  const bodies = new Map<string, Body>();
  const approvals = createApprovals();
  const dungeon: Dungeon = {
    random: createRandom(seed),
    bodies,
    bodyOf(context) {
      const body = bodies.get(context.sessionId);
      if (body === undefined) throw new Error(`The session ${context.sessionId} has no body.`);
      return body;
    },
    floor(number) {
      const floor = floors.get(number) ?? digFloor(seed, number, number >= floorCount);
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
        lamps: visibleLamps(body, seen),
        sight: drawCells(seen),
        width: body.floor.width,
        height: body.floor.height,
      });
    },
    sound(floor, at, sound, loudness) {
      for (const body of bodies.values()) {
        if (body.floor !== floor || body.deafUntil !== undefined) continue;
        const heard = Math.min(1, loudness - distance(body.position, at) / 30);
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
    tools: {
      ...sensorTools(dungeon),
      move: moveTool(dungeon),
      ...handTools(dungeon),
      break_down: breakTool(dungeon, approvals),
      ...generatorTools(dungeon),
      ...personTools(approvals),
    },
    join(session) {
      const body = createBody(session, dungeon.floor(1));
      body.position = freeNear(body.floor);
      bodies.set(session.sessionId, body);
      dungeon.tell(body, session, 'came in');
    },
    leave(session) {
      const body = bodies.get(session.sessionId);
      if (body !== undefined) leaveFinds(body);
      bodies.delete(session.sessionId);
      approvals.forget(session);
    },
    tick: (context) => passTime(dungeon, context),
  });

  /** Where the next one comes in: at the start, or as near to it as nobody stands. */
  function freeNear(floor: Floor): Position {
    const taken = [...bodies.values()].filter((body) => body.floor === floor).map((body) => body.position);
    const cells = reachable(floor.start, floor.isPassable).values();
    return [...cells].find((cell) => !taken.some((other) => isSame(other, cell))) ?? floor.start;
  }
}
