import { expect, it, vi } from 'vitest';
import { exploredShare, framesOf, isDelivered, openDungeon, type DungeonFrame } from './dungeon-run.js';

// Minutes of the dungeon's time are much work for a busy machine.
vi.setConfig({ testTimeout: 120_000 });

// The slowest of twenty seeds is done after 305 seconds.
const seconds = 310;
const maxFailuresInARow = 4;

// `node .ci/dungeon-seeds.mjs` lets twenty seeds run for ten minutes.
it.each([1, 6])('explores nine tenths of what can be reached and delivers the letter, unattended, with seed %d', async (seed) => {
  const memory = openDungeon(seed);
  await memory.pass(seconds * 1_000);
  const frames = framesOf(memory);
  memory.hub.close('The test is over.');
  expect(exploredShare(frames, seed)).toBeGreaterThanOrEqual(0.9);
  expect(isDelivered(frames)).toBe(true);
  expect(longestFailure(frames).times, longestFailure(frames).action).toBeLessThanOrEqual(maxFailuresInARow);
  expect(memory.log).toEqual([]);
});

/** The action that failed most often without another by the same agent between. */
function longestFailure(frames: readonly DungeonFrame[]): { readonly action: string; readonly times: number } {
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
