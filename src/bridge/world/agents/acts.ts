import { directions, directionTo, isSame, neighbours, positionKey, step, type Position } from '../geometry.js';
import { readCells, type Sight, type VisibleCell } from '../sight.js';
import { isWalkable, type Path, type RememberedItem, type RememberedKind } from './map-memory.js';
import { call, heldThings, isResting, isToldOtherwise, note, type Fact, type Mind } from './mind.js';
import { pause } from './pause.js';
import { remark } from './remark.js';

/** How long an agent thinks between two steps, in milliseconds. */
export function paceMs(mind: Mind): number {
  return mind.policy === 'bold' ? 240 : 380;
}

/** After how many steps it looks about. */
export function lookEvery({ policy, stepsPerLook }: Mind): number {
  return stepsPerLook ?? (policy === 'bold' ? 6 : 3);
}

/** How long it waits for a creature to get out of the way: two ticks. */
const patienceMs = 500;

/** Looks about, unless it has just done so from here. */
export async function lookAround(mind: Mind): Promise<void> {
  const here = mind.position === undefined ? '' : positionKey(mind.position);
  if (mind.lookedFrom === here) return;
  mind.lookedFrom = here;
  const result = await call(mind, 'look_around');
  if (result?.ok !== true || mind.position === undefined) return;
  const items = (result.output?.['items'] as readonly RememberedItem[] | undefined) ?? []; // by the output schema of look_around
  const sight = result.output?.['sight'] as Sight | undefined;
  note(
    mind,
    `look_around on ${mind.floorName} at ${mind.position.x}, ${mind.position.y}`,
    wordsFor(sight === undefined ? [] : readCells(sight), items),
  );
}

function wordsFor(cells: readonly VisibleCell[], items: readonly RememberedItem[]): string {
  const count = (kind: string): number => cells.filter((cell) => cell.kind === kind).length;
  const things = (
    [
      ['closed_door', 'closed door', 'closed doors'],
      ['open_door', 'open door', 'open doors'],
      ['urn', 'urn', 'urns'],
      ['statue', 'statue', 'statues'],
      ['letter_box', 'letter box', 'letter boxes'],
      ['cracked', 'crack in the floor', 'cracks in the floor'],
      ['pit', 'pit', 'pits'],
      ['stairs', 'flight of stairs', 'flights of stairs'],
    ] as const
  )
    .map(([kind, one, several]) => ({ number: count(kind), one, several }))
    .filter(({ number }) => number > 0)
    .map(({ number, one, several }) => (number === 1 ? `one ${one}` : `${number} ${several}`));
  const lying = items.map((item) => `${item.name} at ${item.x}, ${item.y}`);
  return [...things, ...lying].join('; ') || 'bare walls and nothing else';
}

/** Listens, and lets the plan say what came of it. */
export async function listen(mind: Mind): Promise<void> {
  if (isResting(mind)) return;
  mind.plan?.set('listen', 'active');
  const result = await call(mind, 'listen');
  if (result === undefined) return;
  if (!result.ok) return mind.plan?.set('listen', 'failed', { detail: result.error?.message ?? 'There was no answer.' });
  const sounds = (result.output?.['sounds'] as readonly { sound: string; direction: string }[] | undefined) ?? []; // by the output schema of listen
  const last = sounds.at(-1);
  if (last === undefined) return mind.plan?.set('listen', 'pending', { detail: 'All is quiet.' });
  note(mind, 'listen', `${last.sound} to the ${last.direction}`);
  mind.plan?.set('listen', 'done', { detail: `${last.sound} to the ${last.direction}` });
}

/**
 * Walks a way to its end, step by step, and looks about on it. Answers whether it got there. It gives up when it is told otherwise, when
 * the way is no longer worth going, and when a creature stays in it.
 */
export async function walk(mind: Mind, path: Path, isWorthIt: () => boolean = () => true): Promise<boolean> {
  for (const [index, next] of path.steps.entries()) {
    if (mind.signal.aborted || isResting(mind) || isToldOtherwise(mind) || !isWorthIt()) return false;
    if (!(await stepOn(mind, next))) return false;
    if ((index + 1) % lookEvery(mind) === 0) await lookAround(mind);
  }
  return true;
}

/** Steps on a neighbouring cell. A creature that stands there has a moment to leave; if it stays, the cell is avoided for a while. */
async function stepOn(mind: Mind, next: Position): Promise<boolean> {
  const direction = mind.position === undefined ? undefined : directionTo(mind.position, next);
  if (direction === undefined || !isWalkable(mind.memory.kindAt(next))) return false;
  const result = await call(mind, 'move', { direction });
  await pause(mind.clock, paceMs(mind), mind.signal);
  if (result?.ok !== false) return result !== undefined;
  await pause(mind.clock, patienceMs, mind.signal);
  if (isToldOtherwise(mind)) return false;
  const second = await call(mind, 'move', { direction });
  await pause(mind.clock, paceMs(mind), mind.signal);
  if (second?.ok === false) mind.memory.avoid(next);
  return second?.ok === true;
}

/** Makes room for what stands in the way, or looks about where there is no room to make. */
export async function standAside(mind: Mind): Promise<void> {
  const { position, memory } = mind;
  if (position === undefined) return;
  const avoided = memory.avoided();
  const free = neighbours(position).filter((next) => isWalkable(memory.kindAt(next)) && !avoided.some((cell) => isSame(cell, next)));
  const aside = mind.random.pick(free);
  if (aside !== undefined && (await stepOn(mind, aside))) return;
  mind.lookedFrom = undefined;
  await lookAround(mind);
  await pause(mind.clock, patienceMs, mind.signal);
}

/** Tries a door. Answers with what it learned when the door is locked. */
export async function openDoor(mind: Mind, door: Position): Promise<Fact | undefined> {
  const direction = mind.position === undefined ? undefined : directionTo(mind.position, door);
  if (direction === undefined) return undefined;
  const where = `${door.x}, ${door.y}`;
  mind.plan?.set('doors', 'active', { detail: `the door at ${where}` });
  const result = await call(mind, 'open_door', { direction });
  if (result?.ok === true) {
    if (mind.plan?.statusOf('locked') === 'active') mind.plan.set('locked', 'done', { detail: `The key fitted the door at ${where}.` });
    mind.plan?.set('doors', 'done');
    return undefined;
  }
  if (result?.error?.code !== 'execution_failed') return undefined;
  mind.memory.set(door, 'locked_door');
  mind.plan?.set('doors', 'failed', { detail: `The door at ${where} is locked.` });
  return note(mind, 'open_door', `the door at ${where} is locked`);
}

export async function takeItem(mind: Mind, item: RememberedItem): Promise<void> {
  mind.plan?.set('things', 'active', { detail: item.name });
  const result = await call(mind, 'pick_up', { item: item.id });
  if (result === undefined) return;
  if (result.ok) {
    mind.items.delete(item.id);
    return mind.plan?.set('things', 'done', { detail: item.name });
  }
  const message = result.error?.message ?? 'It would not be taken.';
  mind.plan?.set('things', 'blocked', { blocker: message });
  if (!message.includes('full')) return void mind.items.delete(item.id);
  mind.packLimit = heldThings(mind);
  const fact = note(mind, 'pick_up', `the ${item.name} at ${item.x}, ${item.y} does not go into my full pack`);
  remark(mind, `My pack is **full**, so I leave the ${item.name} where it is [^${fact.sourceId}].`, [fact]);
}

/** Lights the lamp underfoot. */
export async function lightLamp(mind: Mind): Promise<void> {
  const { position } = mind;
  if (position === undefined) return;
  const where = `the lamp at ${position.x}, ${position.y}`;
  mind.plan?.set('lamps', 'active', { detail: where });
  const result = await call(mind, 'light_lamp');
  if (result === undefined) return;
  const key = positionKey(position);
  // What would not burn now may burn when it is next come by.
  mind.lamps.set(key, { ...position, lit: true, seenAt: mind.clock.now() });
  if (result.ok) mind.plan?.set('lamps', 'done', { detail: where });
  else mind.plan?.set('lamps', 'failed', { detail: result.error?.message ?? 'It would not burn.' });
}

/** Knocks at a wall to hear whether it is hollow. Answers whether there was one to knock at. */
export async function tapWall(mind: Mind): Promise<boolean> {
  const { position } = mind;
  if (position === undefined) return false;
  const direction = directions.find((each) => mind.memory.kindAt(step(position, each)) === 'wall');
  if (direction === undefined) return false;
  await call(mind, 'inspect', { direction });
  await call(mind, 'move', { direction });
  return true;
}

/** The neighbouring cell of this kind, if there is one. */
export function besides(mind: Mind, kind: RememberedKind, isWanted: (key: string) => boolean = () => true): Position | undefined {
  if (mind.position === undefined) return undefined;
  return neighbours(mind.position).find((next) => mind.memory.kindAt(next) === kind && isWanted(positionKey(next)));
}
