import { connectSession, systemClock } from '../../../aicc/index.js';
import { directions, type Direction } from '../geometry.js';
import { createRandom } from '../random.js';
import type { AgentOptions, RunningAgent } from './explorer.js';
import { pause } from './pause.js';

const name = 'Courier';
const topics = ['collision', 'state_change', 'agent_message'];
const awayMs = 30_000;
const stepMs = 700;
const stepsAVisit = 12;

/** Starts a visitor that comes by, asks the explorer for news, takes a few steps and leaves again. */
export function startCourier({ transport, clock = systemClock, seed = 1 }: AgentOptions): RunningAgent {
  const stopping = new AbortController();
  const random = createRandom(seed * 31 + 17);
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
    while (!stopping.signal.aborted) {
      await pause(clock, awayMs, stopping.signal);
      if (!stopping.signal.aborted) await visit();
    }
  }

  async function visit(): Promise<void> {
    const session = connectSession({ transport, clock, random: random.next, subscribe: topics });
    close = session.close;
    const { signal } = stopping;
    try {
      await session.whenLive();
      await session.call('look_around', {}, { signal });
      void session.say({ from: name, to: ['Scout'], text: 'What is new?' });
      let blocked: Direction | undefined;
      for (let count = 0; count < stepsAVisit; count += 1) {
        const direction: Direction = random.pick(directions.filter((each) => each !== blocked)) ?? 'north';
        const { ok } = await session.call('move', { direction }, { signal });
        blocked = ok ? undefined : direction;
        await pause(clock, stepMs, signal);
      }
      void session.say({ from: name, text: 'I carry the news on. Goodbye.' });
    } catch {
      // The session ended under way, or the courier was stopped: either way the visit is over.
    }
    session.close('The courier has left.');
  }
}
