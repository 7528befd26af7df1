import { positionKey, step, type Direction } from '../geometry.js';
import { besides, lookAround, openDoor, paceMs, standAside, strike, takeItem, tapWall, walk } from './acts.js';
import { askToBreak } from './ask-to-break.js';
import type { Status } from './floor-plan.js';
import { isWalkable, type Path } from './map-memory.js';
import { call, isResting, isToldOtherwise, type Mind, type Order } from './mind.js';
import { pause } from './pause.js';

const packSize = 5;
const maxStepsOnOrder = 10;
const maxTimesAside = 20;

/** Acts until the session ends: what it was told first, then what it wants most. */
export async function explore(mind: Mind): Promise<void> {
  while (!mind.signal.aborted) {
    await pause(mind.clock, paceMs(mind), mind.signal);
    if (mind.position === undefined || mind.plan === undefined || isResting(mind)) continue;
    const order = mind.orders.shift();
    if (order !== undefined) await follow(mind, order);
    else await pursue(mind);
  }
}

async function follow(mind: Mind, order: Order): Promise<void> {
  switch (order.kind) {
    case 'look':
      mind.lookedFrom = undefined;
      return lookAround(mind);
    case 'walk':
      return walkOn(mind, order.direction);
    case 'tap':
      // Not every place has a wall at hand; the next one will.
      if (!(await tapWall(mind))) {
        await pursue(mind);
        mind.orders.push(order);
      }
      return;
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
    if (kind !== undefined && !isWalkable(kind)) return;
    const result = await call(mind, 'move', { direction });
    await pause(mind.clock, paceMs(mind), mind.signal);
    if (result?.ok !== true) return;
  }
}

interface Goal {
  readonly path: Path;
  readonly act: () => Promise<void>;
}

async function pursue(mind: Mind): Promise<void> {
  const { plan, position } = mind;
  if (plan === undefined || position === undefined) return;
  if (plan.statusOf('look') !== 'done') {
    plan.set('look', 'active');
    await lookAround(mind);
    plan.set('look', 'done');
    plan.set('rooms', 'active');
  }
  askAboutObstacles(mind);
  const goal = allowedGoal(mind) ?? goals(mind).toSorted((a, b) => a.path.steps.length - b.path.steps.length)[0];
  if (goal !== undefined) {
    plan.setTask('walk', 'active');
    if (await walk(mind, goal.path)) await goal.act();
    return;
  }
  if (mind.memory.avoided().length > 0 && mind.timesAside < maxTimesAside) {
    // A creature may keep it from the last places: they are worth a wait, but not for ever.
    mind.timesAside += 1;
    return standAside(mind);
  }
  await leaveFloor(mind);
}

/** Everything worth walking to, as far as the explorer remembers. */
function goals(mind: Mind): Goal[] {
  const { memory, position } = mind;
  if (position === undefined) return [];
  const found: Goal[] = [];
  const add = (path: Path | undefined, act: (path: Path) => Promise<void>): void => {
    if (path !== undefined) found.push({ path, act: () => act(path) });
  };
  add(memory.pathToEdge(position, mind.prefer), () => lookAround(mind));
  add(memory.pathToKind(position, 'closed_door'), async () => {
    const door = besides(mind, 'closed_door');
    if (door !== undefined) await openDoor(mind, door);
  });
  if (mind.pack.includes('iron key')) {
    add(memory.pathToKind(position, 'locked_door'), async () => {
      const door = besides(mind, 'locked_door');
      mind.plan?.set('locked', 'active');
      if (door !== undefined) await openDoor(mind, door);
    });
  }
  if (mind.pack.length >= packSize && mind.items.size > 0) mind.plan?.setTask('things', 'blocked', 'The pack is full.');
  for (const item of mind.pack.length < packSize ? mind.items.values() : []) {
    if (mind.collects !== 'everything' && !mind.collects.has(item.id)) continue;
    if (item.id.startsWith('note_')) continue;
    add(memory.pathTo(position, item), () => takeItem(mind, item));
  }
  return found;
}

/** What a person has allowed comes first: they are waiting to see it. */
function allowedGoal(mind: Mind): Goal | undefined {
  const { memory, position, allowed } = mind;
  for (const kind of ['urn', 'locked_door'] as const) {
    const path = position === undefined ? undefined : memory.pathToKind(position, kind, (key) => allowed.has(key));
    if (path === undefined) continue;
    const act = async (): Promise<void> => {
      const target = besides(mind, kind, (key) => allowed.has(key));
      if (target !== undefined) await strike(mind, target);
    };
    return { path, act };
  }
  return undefined;
}

function askAboutObstacles(mind: Mind): void {
  if (!mind.asking.canAskLeave()) return;
  const urn = besides(mind, 'urn', (key) => !mind.askedAbout.has(key));
  const door = besides(mind, 'locked_door', (key) => !mind.askedAbout.has(key));
  const target = urn ?? door;
  if (target === undefined) return;
  mind.askedAbout.add(positionKey(target));
  void askToBreak(mind, target, urn === undefined ? 'locked_door' : 'urn');
}

const settled: ReadonlySet<Status> = new Set<Status>(['done', 'failed', 'blocked']);

async function leaveFloor(mind: Mind): Promise<void> {
  const { plan, memory, position } = mind;
  if (plan === undefined || position === undefined) return;
  plan.setTask('walk', 'done');
  plan.set('rooms', 'done');
  if (plan.statusOf('urn') === 'needs-input') plan.set('urn', 'blocked', { blocker: 'Nobody has said yet that I may break it.' });
  for (const id of ['locked', 'urn', 'listen', 'name'] as const) {
    if (!settled.has(plan.statusOf(id))) plan.set(id, 'skipped');
  }
  plan.set('down', 'active');
  const path = memory.kindAt(position) === 'stairs' ? { steps: [], target: position } : stairsPath(mind);
  if (path === undefined && memory.avoided().length > 0) return standAside(mind);
  if (path === undefined) {
    plan.set('down', 'blocked', { blocker: 'I have seen no stairs.' });
    mind.orders.push({ kind: 'tap' });
    return;
  }
  if (!(await walk(mind, path))) return;
  if (isResting(mind)) return;
  plan.set('down', 'done');
  const result = await call(mind, 'use', { item: 'stairs' });
  if (result?.ok === false) plan.set('down', 'failed', { detail: result.error?.message ?? 'The stairs lead nowhere.' });
}

function stairsPath({ memory, position }: Mind): Path | undefined {
  if (position === undefined) return undefined;
  const beside = memory.pathToKind(position, 'stairs');
  const stairs =
    beside === undefined ? undefined : [beside.target, ...around(beside.target)].find((cell) => memory.kindAt(cell) === 'stairs');
  return stairs === undefined ? undefined : memory.pathTo(position, stairs);
}

function around(position: { readonly x: number; readonly y: number }) {
  return (['north', 'east', 'south', 'west'] as const).map((direction) => step(position, direction));
}
