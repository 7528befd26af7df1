import { directions, directionTo, isSame, neighbours, positionKey, step, type Position } from '../geometry.js';
import { isWalkable, type Path, type RememberedItem } from './map-memory.js';
import { call, isResting, isToldOtherwise, note, type Mind } from './mind.js';
import { pause } from './pause.js';

/** How long the explorer thinks between two steps, in milliseconds. */
export function paceMs(mind: Mind): number {
  return mind.policy === 'bold' ? 240 : 380;
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
  const cells = (result.output?.['cells'] as readonly { readonly kind: string }[] | undefined) ?? [];
  note(mind, `look_around on ${mind.floorName} at ${mind.position.x}, ${mind.position.y}`, sightOf(cells, items));
}

function sightOf(cells: readonly { readonly kind: string }[], items: readonly RememberedItem[]): string {
  const count = (kind: string): number => cells.filter((cell) => cell.kind === kind).length;
  const things = [
    ...(['closed door', 'open door', 'urn'] as const).map((name) => ({ name, number: count(name.replace(' ', '_')) })),
    { name: 'flight of stairs', number: count('stairs') },
  ]
    .filter(({ number }) => number > 0)
    .map(({ name, number }) => (number === 1 ? `one ${name}` : `${number} ${name}s`));
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
  if (last === undefined) return;
  note(mind, 'listen', `${last.sound} to the ${last.direction}`);
  mind.plan?.set('listen', 'done', { detail: `${last.sound} to the ${last.direction}` });
}

/** Walks a way, step by step, and looks about on it. Answers whether it got there. Nothing is left to go another way for where a creature stays in this one. */
export async function walk(mind: Mind, path: Path, maxSteps = 12): Promise<boolean> {
  const lookEvery = mind.policy === 'bold' ? 6 : 3;
  for (const [index, next] of path.steps.slice(0, maxSteps).entries()) {
    if (mind.signal.aborted || isResting(mind) || isToldOtherwise(mind)) return false;
    if (!(await stepOn(mind, next))) return false;
    if (index % lookEvery === lookEvery - 1) await lookAround(mind);
  }
  return path.steps.length <= maxSteps;
}

/** Steps on a neighbouring cell. A creature that stands there has a moment to leave; if it stays, the cell is avoided for a while. */
async function stepOn(mind: Mind, next: Position): Promise<boolean> {
  const direction = mind.position === undefined ? undefined : directionTo(mind.position, next);
  if (direction === undefined) return false;
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

export async function openDoor(mind: Mind, door: Position): Promise<void> {
  const direction = mind.position === undefined ? undefined : directionTo(mind.position, door);
  if (direction === undefined) return;
  mind.plan?.setTask('doors', 'active', `the door at ${door.x}, ${door.y}`);
  const result = await call(mind, 'open_door', { direction });
  if (result?.ok === true) {
    if (mind.plan?.statusOf('locked') === 'active') mind.plan.set('locked', 'done');
    return mind.plan?.setTask('doors', 'done');
  }
  if (result?.error?.code !== 'execution_failed') return;
  mind.memory.set(door, 'locked_door');
  mind.plan?.setTask('doors', 'failed', `the door at ${door.x}, ${door.y} is locked`);
  mind.plan?.set('locked', 'blocked', { blocker: `The door at ${door.x}, ${door.y} is locked and I have no key.` });
  note(mind, 'open_door', `the door at ${door.x}, ${door.y} is locked`);
}

export async function takeItem(mind: Mind, item: RememberedItem): Promise<void> {
  mind.plan?.setTask('things', 'active', item.name);
  const result = await call(mind, 'pick_up', { item: item.id });
  if (result === undefined) return;
  mind.items.delete(item.id);
  if (result.ok) return mind.plan?.setTask('things', 'done', item.name);
  mind.plan?.setTask('things', 'blocked', result.error?.message ?? 'It would not be taken.');
}

export async function strike(mind: Mind, target: Position): Promise<void> {
  const direction = mind.position === undefined ? undefined : directionTo(mind.position, target);
  if (direction === undefined) return;
  const step = mind.memory.kindAt(target) === 'urn' ? 'urn' : 'locked';
  const result = await call(mind, 'use', { item: 'hammer', direction });
  if (result === undefined) return;
  mind.allowed.delete(positionKey(target));
  const text = result.output?.['text'];
  if (result.ok) mind.plan?.set(step, 'done', { detail: typeof text === 'string' ? text : 'It gave way.' });
  else mind.plan?.set(step, 'failed', { detail: result.error?.message ?? 'It held.' });
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
export function besides(mind: Mind, kind: ReturnType<Mind['memory']['kindAt']>, isWanted: (key: string) => boolean = () => true) {
  if (mind.position === undefined) return undefined;
  return neighbours(mind.position).find((next) => mind.memory.kindAt(next) === kind && isWanted(positionKey(next)));
}
