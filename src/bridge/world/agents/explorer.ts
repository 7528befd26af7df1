import { connectSession, systemClock, type Clock, type Transport, type TransportConnection } from '../../../aicc/index.js';
import { createRandom } from '../random.js';
import { createAsking } from './asking.js';
import { converse } from './converse.js';
import { explore } from './explore.js';
import { createMind } from './mind.js';
import { pause } from './pause.js';
import { perceive } from './perceive.js';
import { createVoice } from './voice.js';

export interface AgentOptions {
  /** Leads to a bridge's `/agent`. Its address should say `?name=` with the agent's name. */
  readonly transport: Transport;
  /** Default: the system's. */
  readonly clock?: Clock;
  /** The same seed and the same answers give the same run. Default 1. */
  readonly seed?: number;
}

/** An agent that acts until it is stopped. */
export interface RunningAgent {
  /** Closes its session. Resolves when the agent has come to rest. */
  readonly stop: (reason?: string) => Promise<void>;
}

const name = 'Scout';
const topics = ['tick', 'collision', 'audio', 'state_change', 'agent_message', 'person_action'];
const comeBackMs = 2_000;

/** Starts the explorer of the dungeon. When its session ends it begins a new one. */
export function startExplorer({ transport, clock = systemClock, seed = 1 }: AgentOptions): RunningAgent {
  const stopping = new AbortController();
  let close: (reason: string | undefined) => void = () => {};
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
      await liveOnce(turn);
      await pause(clock, comeBackMs, stopping.signal);
    }
  }

  async function liveOnce(turn: number): Promise<void> {
    const ended = new AbortController();
    const signal = AbortSignal.any([ended.signal, stopping.signal]);
    const random = createRandom(seed * 31 + turn);
    const line = droppable(transport);
    const session = connectSession({
      transport: line.transport,
      clock,
      random: random.next,
      subscribe: topics,
      onFrame: (frame) => perceive(mind, frame),
    });
    const voice = createVoice({ session, name, clock, signal, model: () => mind.policy });
    const mind = createMind({ name, session, voice, asking: createAsking(voice, clock, signal), clock, random, signal });
    close = session.close;
    session.subscribe(() => {
      const { phase } = session.getState();
      if (phase === 'closed' || phase === 'expired') ended.abort();
    });
    try {
      await session.whenLive();
    } catch {
      return;
    }
    const map = { revisions: [], floor: 0 };
    await Promise.all([explore(mind), converse({ mind, dropConnection: line.drop, hasGreeted: false, map })]);
  }
}

/** The same transport with a way to break its connection. */
function droppable(transport: Transport) {
  let connection: TransportConnection | undefined;
  const wrapped: Transport = {
    connect: (listener, options) => {
      connection = transport.connect(listener, options);
      return connection;
    },
  };
  return { transport: wrapped, drop: () => connection?.close() };
}
