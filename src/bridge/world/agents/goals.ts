import { neighbours, positionKey } from '../geometry.js';
import { besides, lightLamp, lookAround, openDoor, standAside, takeItem, walk } from './acts.js';
import { breakDown, type Breakable } from './break-down.js';
import type { Lean, Path } from './map-memory.js';
import { hasRoom, type Mind } from './mind.js';
import { remark } from './remark.js';

/** Something worth walking to, and what to do there. */
export interface Goal {
  readonly path: Path;
  readonly act: () => Promise<void>;
  /** Whether it is still worth the way: more may be known by now. */
  readonly isWorthIt: () => boolean;
}

const maxTimesAside = 20;
/** A lamp that was lit when it was seen last may have burned down since. */
const lampDoubtMs = 150_000;

/** Walks to the nearest of these goals and does what is to be done there. Answers whether there was one, or something in the way of one. */
export async function pursueNearest(mind: Mind, goals: readonly Goal[]): Promise<boolean> {
  const goal = goals.toSorted((a, b) => a.path.steps.length - b.path.steps.length)[0];
  if (goal !== undefined) {
    if (await walk(mind, goal.path, goal.isWorthIt)) await goal.act();
    return true;
  }
  if (mind.memory.avoided().length === 0 || mind.timesAside >= maxTimesAside) return false;
  // A creature may keep it from the last places: they are worth a wait, but not for ever.
  mind.timesAside += 1;
  await standAside(mind);
  return true;
}

/** The edge of what is known, and the doors. */
export function waysOn(mind: Mind, lean?: Lean): Goal[] {
  const { memory, position } = mind;
  if (position === undefined) return [];
  return [
    ...edgeGoal(mind, memory.pathToEdge(position, lean)),
    ...goal(memory.pathToKind(position, 'closed_door', undefined, lean), async () => {
      const door = besides(mind, 'closed_door');
      const fact = door === undefined ? undefined : await openDoor(mind, door);
      if (door === undefined || fact === undefined) return;
      const where = `${door.x}, ${door.y}`;
      mind.plan?.add('key', 'Find the key', 'rooms');
      mind.plan?.set('locked', 'blocked', { blocker: `The door at ${where} is locked and I have no key.` });
      remark(
        mind,
        `The door at ${where} is **locked** [^${fact.sourceId}]. I look for its key, and go on elsewhere meanwhile.`,
        [fact],
        'I try each door once. This one does not give, so my plan changes: first the key, then this door.',
      );
    }),
  ];
}

function edgeGoal(mind: Mind, path: Path | undefined): Goal[] {
  const { size } = mind.allowed;
  const isEdge = (): boolean => path !== undefined && neighbours(path.target).some((next) => mind.memory.kindAt(next) === undefined);
  return goal(
    path,
    () => lookAround(mind),
    () => isEdge() && mind.allowed.size <= size,
  );
}

/** The locked doors, once the key is at hand. */
export function lockedDoors(mind: Mind): Goal[] {
  const { memory, position } = mind;
  if (position === undefined || !mind.pack.includes('iron key')) return [];
  mind.plan?.set('key', 'done');
  return goal(memory.pathToKind(position, 'locked_door'), async () => {
    const door = besides(mind, 'locked_door');
    mind.plan?.set('locked', 'active', { detail: 'I have the key.' });
    if (door !== undefined) await openDoor(mind, door);
  });
}

/** What lies about and is wanted. What bears a name is left to whom it is meant for. */
export function thingsToTake(mind: Mind, isWanted: (id: string) => boolean): Goal[] {
  const { memory, position } = mind;
  if (position === undefined) return [];
  return [...mind.items.values()]
    .filter(({ id }) => isWanted(id) && (id === 'iron_key' || hasRoom(mind)))
    .flatMap((item) => goal(memory.pathTo(position, item), () => takeItem(mind, item)));
}

/** The lamps that are out, as far as it knows. */
export function lampsToLight(mind: Mind): Goal[] {
  const { memory, position } = mind;
  if (position === undefined) return [];
  const isOut = ({ lit, seenAt }: { readonly lit: boolean; readonly seenAt: number }): boolean =>
    !lit || mind.clock.now() - seenAt > lampDoubtMs;
  return [...mind.lamps.values()].filter(isOut).flatMap((lamp) =>
    goal(memory.pathTo(position, lamp), async () => {
      if (mind.lamps.get(positionKey(lamp))?.lit === false) await lightLamp(mind);
    }),
  );
}

/** What may be broken comes first: somebody is waiting to see it. */
export function allowedBreaks(mind: Mind): Goal[] {
  const { memory, position, allowed } = mind;
  if (position === undefined) return [];
  return breakables.flatMap((kind) =>
    goal(
      memory.pathToKind(position, kind, (key) => allowed.has(key)),
      async () => {
        const target = besides(mind, kind, (key) => allowed.has(key));
        if (target !== undefined) await breakDown(mind, target, kind, true);
      },
    ),
  );
}

/** What it would like to break, and has not asked about. The cautious ask about one of a kind on each floor, the bold about all. */
export function wantedBreaks(mind: Mind): Goal[] {
  const { memory, position, askedAbout, policy } = mind;
  if (position === undefined) return [];
  return breakables.flatMap((kind) => {
    if (policy === 'cautious' && [...askedAbout.values()].includes(kind)) return [];
    if (kind === 'locked_door' && mind.pack.includes('iron key')) return [];
    const isNew = (key: string): boolean => !askedAbout.has(key);
    return goal(memory.pathToKind(position, kind, isNew), async () => {
      const target = besides(mind, kind, isNew);
      if (target !== undefined) await breakDown(mind, target, kind, false);
    });
  });
}

const breakables: readonly Breakable[] = ['urn', 'statue', 'locked_door'];

export function goal(path: Path | undefined, act: () => Promise<void>, isWorthIt: () => boolean = () => true): Goal[] {
  return path === undefined ? [] : [{ path, act, isWorthIt }];
}

/** Where to go when there is nothing left to do: any lamp, or any place that it knows. */
export function rounds(mind: Mind): Goal[] {
  const { memory, position } = mind;
  if (position === undefined) return [];
  const oldest = [...mind.lamps.values()].toSorted((a, b) => a.seenAt - b.seenAt)[0];
  const target = oldest ?? mind.random.pick(memory.places('floor'));
  return target === undefined ? [] : goal(memory.pathTo(position, target), () => lookAround(mind));
}
