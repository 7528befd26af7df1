import { distance, positionKey } from '../geometry.js';
import { lookAround, standAside, walk } from './acts.js';
import { allowedBreaks, lampsToLight, lockedDoors, pursueNearest, rounds, thingsToTake, wantedBreaks, waysOn } from './goals.js';
import { letterBoxNews } from './letter-box.js';
import { call, isResting, note, type Mind } from './mind.js';
import { pause } from './pause.js';
import { remark } from './remark.js';
import { reportFloor } from './report.js';

/** A lamp is worth a detour of so many cells. */
const lampDetour = 6;
const watchMs = 3_000;

/** What the explorer does next: what somebody allowed, then whatever is nearest, and when there is nothing left, down. */
export async function explore(mind: Mind): Promise<void> {
  const { plan } = mind;
  if (plan === undefined || mind.position === undefined) return;
  if (plan.statusOf('look') !== 'done') {
    plan.set('look', 'active');
    await lookAround(mind);
    plan.set('look', 'done');
    plan.set('rooms', 'active');
    plan.set('walk', 'active');
  }
  tellOfLetterBox(mind);
  const allowed = allowedBreaks(mind);
  if (allowed.length > 0) return void (await pursueNearest(mind, allowed));
  const lamps = lampsToLight(mind).filter(({ path }) => path.steps.length <= lampDetour);
  const things = thingsToTake(mind, (id) => isWanted(mind, id));
  const ways = waysOn(mind, { direction: mind.prefer });
  if (ways.length > 0 || mind.memory.avoided().length > 0) plan.set('walk', 'active');
  const goals = [...ways, ...lockedDoors(mind), ...things, ...lamps, ...wantedBreaks(mind)];
  if (await pursueNearest(mind, goals)) return;
  await finishFloor(mind);
}

/** Tells the courier as soon as it has seen what the courier looks for. */
function tellOfLetterBox(mind: Mind): void {
  const news = mind.told.has('letter_box') ? undefined : letterBoxNews(mind);
  const box = mind.memory.places('letter_box')[0];
  if (news === undefined || box === undefined) return;
  mind.told.set('letter_box', box);
  const fact = note(mind, 'state_change', `a letter box at ${box.x}, ${box.y}`);
  remark(mind, `I see a **letter box** at ${box.x}, ${box.y} [^${fact.sourceId}]. I tell Courier, who looks for it.`, [fact]);
  mind.voice.tell(['Courier'], news);
}

function isWanted({ collects }: Mind, id: string): boolean {
  if (id.startsWith('note_') || id === 'sealed_letter') return false;
  return id === 'iron_key' || collects === 'everything' || collects.has(id);
}

/** All that can be reached is known: report, go down, or keep watch where no stairs lead on. */
async function finishFloor(mind: Mind): Promise<void> {
  const { plan, memory } = mind;
  if (plan === undefined) return;
  plan.set('walk', 'done');
  plan.set('rooms', 'done', { detail: `${memory.size()} cells known` });
  if (plan.statusOf('report') === 'pending') await reportFloor(mind);
  const stairs = memory.places('stairs')[0];
  if (stairs !== undefined) return goDown(mind, stairs);
  plan.set('down', 'skipped', { detail: 'No stairs lead down from here.' });
  plan.skipOpen(['watch']);
  plan.set('watch', 'active');
  await keepWatch(mind);
}

async function goDown(mind: Mind, stairs: { readonly x: number; readonly y: number }): Promise<void> {
  const { plan, memory, position } = mind;
  if (plan === undefined || position === undefined) return;
  if (isWaitingForLeave(mind)) {
    plan.set('down', 'blocked', { blocker: 'Somebody may still decide whether I may break something here.' });
    return keepWatch(mind);
  }
  plan.skipOpen(['down', 'watch']);
  plan.set('down', 'active');
  const path = distance(position, stairs) === 0 ? { steps: [], target: position } : memory.pathTo(position, stairs);
  if (path === undefined)
    return memory.avoided().length > 0 ? standAside(mind) : plan.set('down', 'blocked', { blocker: 'No way leads to the stairs.' });
  if (!(await walk(mind, path)) || isResting(mind)) return;
  if (mind.position !== undefined && positionKey(mind.position) !== positionKey(stairs)) return;
  plan.set('watch', 'skipped');
  plan.set('down', 'done');
  const result = await call(mind, 'use', { item: 'stairs' });
  if (result?.ok === false) plan.set('down', 'failed', { detail: result.error?.message ?? 'The stairs lead nowhere.' });
}

function isWaitingForLeave({ plan }: Mind): boolean {
  return ['urn', 'statue', 'locked'].some((id) => plan?.statusOf(id) === 'needs-input');
}

/** Sees to the lamps, and goes round where they all burn. */
export async function keepWatch(mind: Mind): Promise<void> {
  const lamps = lampsToLight(mind);
  await pursueNearest(mind, lamps.length > 0 ? lamps : rounds(mind));
  await pause(mind.clock, watchMs, mind.signal);
}
