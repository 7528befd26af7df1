import { conversation, type ObserverState, type WireEntry } from '@oddkin/ai/store';

/** What a store holds, as texts that can be compared with those of another run. */
export type Facts = Readonly<Record<Noun, readonly string[]>>;

type Noun =
  'wire' | 'messages' | 'conversation' | 'callPlaces' | 'toolCalls' | 'documents' | 'statistics' | 'timeline' | 'session' | 'problems';

/**
 * All that the frames of a session determine. Left out is what another run may do otherwise and be right:
 * - times of receipt, and places counted over all frames of the wire: they are named by their order among the frames that are compared;
 * - what resuming adds by itself: session_resume, the session_init that answers it, and timeline entries of kind `session`;
 * - heartbeats, which follow the clock; a manifest_update among them is not told to an agent afterwards, since session_init tells what it said.
 */
export function factsOf(state: ObserverState): Facts {
  const wire = [...state.wire.entries].filter(isCompared);
  const name = createNames(wire);
  const write = (value: unknown): string => name(JSON.stringify(value, withoutTimes));
  const [session] = [...state.sessions.values()];
  if (session === undefined) throw new Error('The store knows no session.');
  const { phase, manifest, agentName, tick, errors, lastError, turns, openCalls } = session;
  return {
    wire: wire.map((entry) => name(`${entry.from}: ${entry.text ?? ''}`)),
    messages: [...state.messages.records].map(write),
    conversation: conversation(state.messages.tree, session.sessionId).map(name),
    callPlaces: [...state.messages.callPlaces].map(write),
    toolCalls: [...state.toolCalls.records].map(write),
    documents: [state.approvals, state.artifacts, state.attempts, state.plans, state.questions].flatMap((kind) => [...kind].map(write)),
    statistics: [...state.statistics].map(write),
    timeline: [...state.timeline].filter(({ kind }) => kind !== 'session' && kind !== 'manifest').map(write),
    session: [write({ phase, manifest, agentName, tick: tick.current, errors, lastError, turns, openCalls: [...openCalls.keys] })],
    problems: [...state.problems.entries].map(({ code, level, message, path }) => write({ code, level, message, path })),
  };
}

/** The message_ids of all frames that a store holds, those left out of the facts too. */
export function messageIds(state: ObserverState): readonly unknown[] {
  return [...state.wire.entries].map(({ text }) => (JSON.parse(text ?? 'null') as { message_id?: unknown } | null)?.message_id);
}

function isCompared({ type, position }: WireEntry): boolean {
  return position === 0 || (type !== 'session_init' && type !== 'session_resume' && type !== 'heartbeat');
}

/** Names ids that a run makes up, and places, by the order in which they come. */
function createNames(wire: readonly WireEntry[]): (text: string) => string {
  const places = new Map(wire.map(({ position }, place) => [String(position), place]));
  const ids = new Map<string, string>();
  const nameId = (id: string): string => {
    const known = ids.get(id) ?? `id ${ids.size}`;
    ids.set(id, known);
    return known;
  };
  return (text) => text.replace(uuid, nameId).replace(placed, (_, kind: string, position: string) => `${kind} ${places.get(position)}`);
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const placed = /\b(said|call)-(\d+)\b/g;

const times = new Set([
  'at',
  'lastAt',
  'createdAt',
  'updatedAt',
  'startedAt',
  'endedAt',
  'requestedAt',
  'completedAt',
  'callTimes',
  'refusedTimes',
]);
const positions = new Set(['position', 'resultPosition']);

function withoutTimes(key: string, value: unknown): unknown {
  if (times.has(key) || positions.has(key)) return undefined;
  return value instanceof Map ? [...(value as Map<unknown, unknown>)] : value;
}
