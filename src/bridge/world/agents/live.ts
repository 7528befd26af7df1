import { connectSession, type AgentSession, type Clock, type Transport, type TransportConnection } from '../../../aicc/index.js';
import { createRandom } from '../random.js';
import { createAsking } from './asking.js';
import { createMind, type Character, type Mind } from './mind.js';
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

/** One session of an agent, from the first frame to the last. */
export interface Life {
  readonly mind: Mind;
  readonly session: AgentSession;
  /** Breaks the connection, which is then resumed. */
  readonly dropConnection: () => void;
}

export interface LifeSetting {
  readonly character: Character;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly seed: number;
  readonly stopping: AbortSignal;
}

const topics = ['tick', 'collision', 'audio', 'state_change', 'agent_message', 'person_action'];

/** Opens a session and lives in it until it ends. `live` is called once the world has answered. */
export async function liveOnce(
  { character, transport, clock, seed, stopping }: LifeSetting,
  onOpen: (close: (reason?: string) => void) => void,
  live: (life: Life) => Promise<unknown>,
): Promise<void> {
  const ended = new AbortController();
  const signal = AbortSignal.any([ended.signal, stopping]);
  const random = createRandom(seed);
  const line = droppable(transport);
  const session = connectSession({
    transport: line.transport,
    clock,
    random: random.next,
    subscribe: topics,
    onFrame: (frame) => perceive(mind, frame),
  });
  const voice = createVoice({ session, name: character.name, clock, signal, model: () => mind.policy });
  const mind = createMind({ character, session, voice, asking: createAsking(voice, clock, signal), clock, random, signal });
  onOpen(session.close);
  session.subscribe(() => {
    const { phase } = session.getState();
    if (phase === 'closed' || phase === 'expired') ended.abort();
  });
  try {
    await session.whenLive();
  } catch {
    return;
  }
  await live({ mind, session, dropConnection: line.drop });
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
