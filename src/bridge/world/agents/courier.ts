import { systemClock } from '../../../aicc/index.js';
import { directions } from '../geometry.js';
import { act } from './act.js';
import { runErrand } from './errand.js';
import { lookAround } from './acts.js';
import { pursueNearest, waysOn } from './goals.js';
import { liveOnce, type AgentOptions, type Life, type LifeSetting, type RunningAgent } from './live.js';
import { call, isResting, note, type Character, type Mind } from './mind.js';
import { offer } from './offer.js';
import { pause } from './pause.js';
import { createPlanBook } from './plan-book.js';
import { remark } from './remark.js';

const comesAfterMs = 3_000;
const firstVisitMs = 38_000;
const awayMs = 9_000;
const comeBackMs = 5_000;
const asksEveryMs = 15_000;
const newsEveryMs = 60_000;
const thinksMs = 1_500;

/** Starts the courier: it comes by to ask for the letter box, leaves, comes back to deliver the letter, and stays to see to the lamps. */
export function startCourier({ transport, clock = systemClock, seed = 1 }: AgentOptions): RunningAgent {
  const stopping = new AbortController();
  let close: (reason?: string) => void = () => {};
  const done = run();

  return {
    stop(reason) {
      stopping.abort();
      close(reason);
      return done;
    },
  };

  async function run(): Promise<void> {
    await pause(clock, comesAfterMs, stopping.signal);
    await visit(0, comeBy);
    await pause(clock, awayMs, stopping.signal);
    for (let turn = 1; !stopping.signal.aborted; turn += 1) {
      await visit(turn, ({ mind }) => Promise.all([act(mind, runErrand), talk(mind)]));
      await pause(clock, comeBackMs, stopping.signal);
    }
  }

  async function visit(turn: number, live: (life: Life) => Promise<unknown>): Promise<void> {
    if (stopping.signal.aborted) return;
    const setting: LifeSetting = { character: courier(), transport, clock, seed: seed * 31 + 17 + turn, stopping: stopping.signal };
    const onOpen = (closeSession: (reason?: string) => void): void => {
      close = closeSession;
    };
    await liveOnce(setting, onOpen, live);
  }
}

function courier(): Character {
  let advised = 0;
  return {
    name: 'Courier',
    planFor: ({ voice }) =>
      createPlanBook(voice, 'errand', 'Deliver the letter', [
        ['ask', 'Ask Scout where the letter box is'],
        ['letter', 'Take the letter at the gate'],
        ['way', 'Find the way to the letter box', [['doors', 'Open the doors on the way']]],
        ['deliver', 'Put the letter into the box'],
        ['watch', 'See to the lamps', [['lamps', 'Light those that are out']]],
      ]),
    hear(mind, from, text) {
      const place = /^The letter box is on floor (\d+) at (\d+), (\d+)\.$/.exec(text);
      const fact = note(mind, 'agent_message', `${from} says: ${text}`);
      if (text.startsWith('Which way')) return void advise(mind, from, advised++);
      if (place === null || Number(place[1]) !== mind.floor || mind.told.has('letter_box')) return;
      mind.told.set('letter_box', { x: Number(place[2]), y: Number(place[3]) });
      mind.plan?.set('ask', 'done', { detail: `at ${place[2]}, ${place[3]}, says ${from}` });
      remark(mind, `${from} has seen the letter box at **${place[2]}, ${place[3]}** [^${fact.sourceId}]: I look for a way there.`, [fact]);
    },
  };
}

/** Says which way it would go. The first time it has not listened well. */
async function advise(mind: Mind, to: string, count: number): Promise<void> {
  await pause(mind.clock, thinksMs, mind.signal);
  if (isResting(mind)) return;
  mind.voice.tell([to], `I say: ${count === 0 ? 'up' : (mind.random.pick(directions) ?? 'north')}.`);
}

/** The first visit: it looks about, asks, and leaves again. */
async function comeBy({ mind, session }: Life): Promise<void> {
  greet(mind);
  const until = mind.clock.now() + firstVisitMs;
  await lookAround(mind);
  mind.plan?.set('ask', 'active');
  mind.voice.tell(['Scout'], 'I have a letter to deliver. Where is the letter box?');
  void act(mind, async (each) => {
    if (each.clock.now() < until && (await pursueNearest(each, waysOn(each)))) return;
    await pause(each.clock, thinksMs, each.signal);
  });
  await pause(mind.clock, firstVisitMs, mind.signal);
  if (mind.signal.aborted) return;
  remark(mind, 'Nobody has seen the letter box yet. I come back for the letter in a while.');
  await pause(mind.clock, thinksMs * 2, mind.signal);
  // It does not wait for the answer.
  void call(mind, 'listen');
  await pause(mind.clock, 100, mind.signal);
  session.close('The courier comes back later.');
}

function greet(mind: Mind): void {
  offer(mind);
  void mind.voice.speak({
    reasoning: 'I am to bring a letter to a letter box, and I do not know this place. Scout may have seen it.',
    text: 'I am **Courier**. A letter lies at the gate, and I am to put it into the letter box. I ask Scout where that is.',
  });
}

/** Asks for the letter box until it knows, and for news from then on. */
async function talk(mind: Mind): Promise<void> {
  greet(mind);
  mind.plan?.set('ask', 'active');
  while (!mind.signal.aborted) {
    const isDone = mind.plan?.statusOf('deliver') === 'done';
    const knows = mind.told.has('letter_box') || mind.memory.places('letter_box').length > 0;
    if (!isResting(mind)) {
      if (isDone) mind.voice.tell(['Scout'], 'What is new?');
      else if (!knows) mind.voice.tell(['Scout'], 'Where is the letter box?');
    }
    await pause(mind.clock, isDone ? newsEveryMs : asksEveryMs, mind.signal);
  }
}
