import { createDungeonWorld, startCourier, startExplorer } from '@oddkin/ai/bridge';
import { expect, it, vi } from 'vitest';
import { createMemoryHub } from './memory-hub.js';

// Ten minutes of the dungeon's time are much work for a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const minutes = 10;
const maxFailuresInARow = 3;
const maxIdleTicks = 60 * 4;

interface Seen {
  readonly type: string;
  readonly session_id: string;
  readonly topic?: string;
  readonly call_id?: string;
  readonly tool?: string;
  readonly input?: unknown;
  readonly ok?: boolean;
  readonly payload?: {
    readonly agent?: string;
    readonly tick?: number;
    readonly floor?: number;
    readonly seen?: readonly { readonly x: number; readonly y: number }[];
  };
}

it.each(Array.from({ length: 10 }, (_, index) => index + 1))(
  'never repeats a failing action for long, and goes on exploring, with seed %d',
  async (seed) => {
    const memory = createMemoryHub(createDungeonWorld({ seed }));
    startExplorer({ transport: memory.agentTransport('Scout'), clock: memory.clock, seed });
    startCourier({ transport: memory.agentTransport('Courier'), clock: memory.clock, seed });
    await memory.pass(minutes * 60_000);
    const frames = memory.mirrored.map((text) => JSON.parse(String(text)) as Seen);
    memory.hub.close('The test is over.');
    expect(longestFailure(frames).times, longestFailure(frames).action).toBeLessThanOrEqual(maxFailuresInARow);
    expect(longestIdleTicks(frames)).toBeLessThanOrEqual(maxIdleTicks);
  },
);

/** The action that failed most often without another by the same agent between. */
function longestFailure(frames: readonly Seen[]): { readonly action: string; readonly times: number } {
  const actions = new Map<string, string>();
  const rows = new Map<string, { readonly action: string; readonly times: number }>();
  let longest = { action: 'none', times: 0 };
  for (const { type, session_id: session, call_id: id, tool, input, ok } of frames) {
    if (type === 'tool_call') actions.set(`${session}/${id}`, `${tool} ${JSON.stringify(input)}`);
    if (type !== 'tool_result') continue;
    const action = actions.get(`${session}/${id}`) ?? '';
    const row = rows.get(session);
    const times = ok === true ? 0 : row?.action === action ? row.times + 1 : 1;
    rows.set(session, { action, times });
    if (times > longest.times) longest = { action, times };
  }
  return longest;
}

/** For how many ticks the explorer saw nothing that it had not seen before. */
function longestIdleTicks(frames: readonly Seen[]): number {
  const known = new Set<string>();
  let tick = 0;
  let lastNews = 0;
  let longest = 0;
  for (const { topic, payload } of frames) {
    if (topic === 'tick') tick = payload?.tick ?? tick;
    if (topic === 'state_change' && payload?.agent === 'Scout') {
      const before = known.size;
      for (const { x, y } of payload.seen ?? []) known.add(`${payload.floor} ${x} ${y}`);
      if (known.size > before) lastNews = tick;
    }
    longest = Math.max(longest, tick - lastNews);
  }
  return longest;
}
