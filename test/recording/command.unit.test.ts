import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Bridge } from '@oddkin/ai/bridge';
import { parseRecording } from '@oddkin/ai/recording';
import { runCommand } from '../../src/cli/commands.js';
import { connect } from '../bridge/socket-client.js';
import { createTestTerminal } from '../cli/test-terminal.js';
import { openEcho } from '../conformance/echo-target.js';

let bridge: Bridge;
let folder: string;
beforeAll(async () => {
  bridge = await openEcho();
  folder = await mkdtemp(join(tmpdir(), 'recordings-'));
});
afterAll(async () => {
  await bridge.close();
  await rm(folder, { recursive: true });
});

const typesOf = (text: string) => parseRecording(text).messages.map((message) => (JSON.parse(message.text ?? '') as { type: string }).type);

it('records what a bridge shows until it is interrupted, to standard output', async () => {
  const terminal = createTestTerminal();
  const run = runCommand(['record', bridge.observeUrl], terminal);
  const agent = await connect(bridge.agentUrl);
  await agent.next('session_init');
  await agent.call('echo', { hello: 'there' });
  await terminal.printedLine('tool_result');
  terminal.interrupt();
  expect(await run).toBe(0);
  const types = typesOf(`${terminal.printed.join('\n')}\n`);
  expect(types.slice(0, 3)).toEqual(['session_init', 'tool_call', 'tool_result']);
  expect(terminal.told.join('\n')).toContain('messages recorded');
});

it('records to a file, compressed by its name, and replays it', async () => {
  const file = join(folder, 'short.ndjson.gz');
  const recorder = createTestTerminal();
  expect(await runCommand(['record', bridge.observeUrl, '--out', file, '--for', '1'], recorder)).toBe(0);
  const text = gunzipSync(await readFile(file)).toString('utf8');
  expect(parseRecording(text).problems).toEqual([]);
  const player = createTestTerminal();
  expect(await runCommand(['replay', file, '--stdout', '--speed', '0'], player)).toBe(0);
  expect(`${player.printed.join('\n')}\n`).toBe(text);
});

it('says when a file can not be written, before it records anything', async () => {
  const terminal = createTestTerminal();
  expect(await runCommand(['record', bridge.observeUrl, '--out', join(folder, 'no', 'such.ndjson')], terminal)).toBe(1);
  expect(terminal.told).toEqual([expect.stringContaining("can't be written")]);
});

it('replays what can be read of a recording, tells the rest, and ends when it is interrupted', async () => {
  const file = join(folder, 'cut.ndjson');
  const frame =
    '{"protocol":"aicc/0.1","type":"heartbeat","session_id":"00000000-0000-4000-8000-000000000001","message_id":"00000000-0000-4000-8000-000000000002"}';
  const lines = [
    '{"recording":"oddkin-aicc","version":1,"createdAt":"2026-01-01T00:00:00.000Z"}',
    `{"at":0,"from":"agent","frame":${frame}}`,
  ];
  await writeFile(file, `${lines.join('\n')}\nbad\n{"at":1,"fr`);
  const terminal = createTestTerminal();
  expect(await runCommand(['replay', file, '--stdout'], terminal)).toBe(1);
  expect(terminal.printed).toEqual(lines);
  expect(terminal.told).toEqual([`${file}:3: /: The line is not JSON.`, `${file}:4: /: The last line was cut. What it held is lost.`]);

  await writeFile(file, `${lines.join('\n')}\n{"at":600000,"from":"agent","frame":${frame}}\n`);
  const waiting = createTestTerminal();
  const run = runCommand(['replay', file, '--stdout'], waiting);
  await waiting.printedLine('heartbeat');
  waiting.interrupt();
  expect(await run).toBe(0);
});

it.each([
  [['record'], 'one WS_URL'],
  [['record', 'http://127.0.0.1'], 'must begin with ws:'],
  [['record', 'ws://127.0.0.1', '--for', 'ever'], '--for'],
  [['replay'], 'one FILE'],
  [['replay', 'x', '--speed', '-1'], '--speed'],
])('answers %j by exit code 2 and says why', async (args, why) => {
  const terminal = createTestTerminal();
  expect(await runCommand(args, terminal)).toBe(2);
  expect(terminal.told.join('\n')).toContain(why);
});

it('answers a file that is not there by exit code 1', async () => {
  const terminal = createTestTerminal();
  expect(await runCommand(['replay', join(folder, 'none.ndjson.gz')], terminal)).toBe(1);
  expect(terminal.told.join('\n')).toContain("can't be read");
});
