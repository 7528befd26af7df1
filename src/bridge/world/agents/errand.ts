import { directionTo } from '../geometry.js';
import { lookAround } from './acts.js';
import { keepWatch } from './explore.js';
import { goal, pursueNearest, thingsToTake, waysOn, type Goal } from './goals.js';
import { call, note, type Mind } from './mind.js';
import { remark } from './remark.js';

const letterName = 'sealed letter';

/** What the courier does next: takes the letter, finds the letter box by what it was told and sees, delivers, and then sees to the lamps. */
export async function runErrand(mind: Mind): Promise<void> {
  const { plan, memory, position } = mind;
  if (plan === undefined || position === undefined) return;
  if (plan.statusOf('deliver') === 'done') return watch(mind);
  if (mind.lookedFrom === undefined) return lookAround(mind);
  if (!mind.pack.includes(letterName)) return fetchLetter(mind);
  plan.set('letter', 'done');
  const box = memory.places('letter_box')[0];
  plan.set('way', 'active', box === undefined ? {} : { detail: `I see it at ${box.x}, ${box.y}.` });
  const toBox = box === undefined ? [] : goal(memory.pathBeside(position, box), () => deliver(mind, box));
  const ways: Goal[] = toBox.length > 0 ? toBox : waysOn(mind, { towards: mind.told.get('letter_box') });
  if (await pursueNearest(mind, ways)) return;
  plan.set('way', 'blocked', { blocker: 'No way that I know leads to it.' });
  await keepWatch(mind);
}

async function fetchLetter(mind: Mind): Promise<void> {
  const { plan } = mind;
  const letter = thingsToTake(mind, (id) => id === 'sealed_letter');
  plan?.set('letter', letter.length > 0 ? 'active' : 'blocked', letter.length > 0 ? {} : { blocker: 'I see no letter.' });
  await pursueNearest(mind, letter.length > 0 ? letter : waysOn(mind));
}

async function deliver(mind: Mind, box: { readonly x: number; readonly y: number }): Promise<void> {
  const { plan, position } = mind;
  const direction = position === undefined ? undefined : directionTo(position, box);
  if (direction === undefined) return;
  plan?.set('way', 'done', { detail: `at ${box.x}, ${box.y}` });
  plan?.set('deliver', 'active');
  const result = await call(mind, 'use', { item: 'sealed_letter', direction });
  if (result === undefined) return;
  if (!result.ok) return plan?.set('deliver', 'failed', { detail: result.error?.message ?? 'It would not go in.' });
  plan?.set('deliver', 'done', { detail: `at ${box.x}, ${box.y}` });
  if (plan?.statusOf('ask') !== 'done') plan?.set('ask', 'skipped', { detail: 'I found it myself.' });
  const fact = note(mind, 'use', `the letter box at ${box.x}, ${box.y} took the letter, and a bell rang`);
  remark(mind, `The letter is **delivered** [^${fact.sourceId}]. From now on I see to the lamps.`, [fact]);
  mind.voice.tell(['Scout'], 'The letter is delivered.');
}

async function watch(mind: Mind): Promise<void> {
  mind.plan?.set('watch', 'active');
  await keepWatch(mind);
}
