import { step, type Direction } from '../geometry.js';
import { lookAround, openDoor, paceMs, standAside, tapWall } from './acts.js';
import { isWalkable } from './map-memory.js';
import { call, isResting, isToldOtherwise, type Mind, type Order } from './mind.js';
import { pause } from './pause.js';

const maxStepsOnOrder = 10;

/** Acts until the session ends: what it was told first, then what it wants most. */
export async function act(mind: Mind, pursue: (mind: Mind) => Promise<void>): Promise<void> {
  while (!mind.signal.aborted) {
    await pause(mind.clock, paceMs(mind), mind.signal);
    if (mind.position === undefined || mind.plan === undefined || isResting(mind)) continue;
    const order = mind.orders.shift();
    if (order === undefined) await pursue(mind);
    // Not every place has a wall at hand; the next one will.
    else if (!(await follow(mind, order))) {
      await pursue(mind);
      mind.orders.push(order);
    }
  }
}

/** Answers whether the order could be followed from here. */
async function follow(mind: Mind, order: Order): Promise<boolean> {
  switch (order.kind) {
    case 'look':
      mind.lookedFrom = undefined;
      await lookAround(mind);
      return true;
    case 'walk':
      await walkOn(mind, order.direction);
      return true;
    case 'again':
      if (mind.lastFailure !== undefined) await call(mind, mind.lastFailure.tool, mind.lastFailure.input);
      return true;
    case 'aside':
      await standAside(mind);
      return true;
    case 'tap':
      return tapWall(mind);
    default:
      return order satisfies never;
  }
}

/** Walks one way until something stands in it, as a person asked. */
async function walkOn(mind: Mind, direction: Direction): Promise<void> {
  for (let count = 0; count < maxStepsOnOrder && !mind.signal.aborted && !isResting(mind) && !isToldOtherwise(mind); count += 1) {
    const ahead = mind.position === undefined ? undefined : step(mind.position, direction);
    if (ahead !== undefined && mind.memory.kindAt(ahead) === 'closed_door') await openDoor(mind, ahead);
    // What is known to be solid need not be bumped into.
    const kind = ahead === undefined ? undefined : mind.memory.kindAt(ahead);
    if (kind !== undefined && !isWalkable(kind)) {
      if (count === 0) mind.voice.answer({ text: `I can't go ${direction} from here: a ${kind.replace('_', ' ')} is in the way.` });
      return;
    }
    const result = await call(mind, 'move', { direction });
    await pause(mind.clock, paceMs(mind), mind.signal);
    if (result?.ok !== true) return;
  }
}
