import { systemClock } from '../../../aicc/index.js';
import { act } from './act.js';
import { converse } from './converse.js';
import { explore } from './explore.js';
import { letterBoxNews } from './letter-box.js';
import { liveOnce, type AgentOptions, type RunningAgent } from './live.js';
import { note, type Character, type Mind } from './mind.js';
import { pause } from './pause.js';
import { createPlanBook } from './plan-book.js';

const comeBackMs = 2_000;

const scout: Character = {
  name: 'Scout',
  planFor: ({ voice, floor }) =>
    createPlanBook(voice, `floor-${floor}`, `Explore floor ${floor}`, [
      ['look', 'Look around where I stand'],
      [
        'rooms',
        'See every room that I can reach',
        [
          ['walk', 'Walk to the edges of what I know'],
          ['doors', 'Open the doors on the way'],
          ['things', 'Collect what lies about'],
          ['lamps', 'Light the lamps that are out'],
        ],
      ],
      ['listen', 'Find out where the noises come from'],
      ['wishes', 'Ask what is worth collecting'],
      ['locked', 'Get behind locked doors'],
      ['urn', 'See what is in the urns'],
      ['statue', 'See whether the statues are hollow'],
      ['name', 'Give the floor a name'],
      ['report', 'Write a report'],
      ['down', 'Go down the stairs'],
      ['watch', 'Keep watch, and keep the lamps burning'],
    ]),
  hear: hearAgent,
};

/** Starts the explorer of the dungeon. When its session ends it begins a new one. */
export function startExplorer({ transport, clock = systemClock, seed = 1 }: AgentOptions): RunningAgent {
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
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      await liveOnce(
        { character: scout, transport, clock, seed: seed * 31 + turn, stopping: stopping.signal },
        (closeSession) => {
          close = closeSession;
        },
        ({ mind, dropConnection }) =>
          Promise.all([act(mind, explore), converse({ mind, dropConnection, hasGreeted: false, map: { revisions: [], floor: 0 } })]),
      );
      await pause(clock, comeBackMs, stopping.signal);
    }
  }
}

/** Another agent spoke: it answers a question, asks for the letter box, or wants to know what is new. */
function hearAgent(mind: Mind, from: string, text: string): void {
  const advice = /^I say: (.+)\.$/.exec(text)?.[1];
  if (advice !== undefined) {
    note(mind, 'agent_message', `${from} says ${advice}`);
    return void mind.asking.takeFrom(from, advice);
  }
  note(mind, 'agent_message', `${from} asked: ${text}`);
  if (text.includes('letter box')) return mind.voice.tell([from], letterBoxNews(mind) ?? 'I have not seen a letter box yet.');
  const fact = mind.facts.at(-2);
  mind.voice.tell([from], fact === undefined ? 'Nothing yet.' : `From ${mind.floorName}: ${fact.excerpt}.`);
}
