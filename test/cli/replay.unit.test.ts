import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseRecording } from '@oddkin/ai/recording';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCommand } from '../../src/cli/commands.js';
import { connect } from '../bridge/socket-client.js';
import { createTestTerminal, type TestTerminal } from './test-terminal.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oddkin-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function printedUrl(terminal: TestTerminal, path: string): Promise<string> {
  return (await terminal.printedLine(path)).split(/\s+/)[1] ?? '';
}

async function recordTo(file: string): Promise<readonly (string | Buffer)[]> {
  const terminal = createTestTerminal();
  const run = runCommand(['bridge', '--world', 'echo', '--port', '0', '--record', file], terminal);
  const agent = await connect(await printedUrl(terminal, '/agent'));
  await agent.next('session_init');
  await agent.call('echo', { n: 1 });
  terminal.interrupt();
  expect(await run).toBe(0);
  expect(terminal.told.at(-1)).toContain(`4 messages recorded in ${file}`);
  return agent.texts;
}

it('records a bridge from its first frame to session_close, both sides to the letter', async () => {
  const file = join(folder, 'plain.ndjson');
  const texts = await recordTo(file);
  const { header, messages, problems } = parseRecording(await readFile(file, 'utf8'));
  expect(problems).toEqual([]);
  expect(header.source).toBe('echo');
  expect(messages.map(({ from }) => from)).toEqual(['bridge', 'agent', 'bridge', 'bridge']);
  expect(messages.filter(({ from }) => from === 'bridge').map(({ text }) => text)).toEqual(texts);
});

it('compresses by the name of the file, and replays it to observers who see the same', async () => {
  const file = join(folder, 'packed.ndjson.gz');
  const texts = await recordTo(file);
  expect(gunzipSync(await readFile(file)).toString()).toContain('session_init');
  const terminal = createTestTerminal();
  const run = runCommand(['replay', file, '--port', '0', '--speed', '0'], terminal);
  const observer = await connect(await printedUrl(terminal, '/observe'));
  await observer.next('session_close');
  expect(observer.texts.filter((text) => !String(text).includes('"tool_call"'))).toEqual(texts);
  terminal.interrupt();
  expect(await run).toBe(0);
  expect(await observer.closed).toMatchObject({ code: 1001 });
});

it('holds a replay by SIGUSR2 and lets it go on by the next', async () => {
  const file = join(folder, 'held.ndjson');
  await recordTo(file);
  const terminal = createTestTerminal();
  const run = runCommand(['replay', file, '--port', '0'], terminal);
  const control = await printedUrl(terminal, 'control');
  terminal.hold();
  terminal.hold();
  terminal.hold();
  expect(terminal.told).toEqual(['Held.', 'Going on.', 'Held.']);
  expect(await (await fetch(`${control}/play`, { method: 'POST' })).json()).toEqual({ paused: false });
  terminal.interrupt();
  expect(await run).toBe(0);
});

it('says what can not be read, with exit code 1', async () => {
  const file = join(folder, 'bad.ndjson');
  const id = '11111111-2222-4333-8444-555555555555';
  const frame = { protocol: 'aicc/0.1', type: 'heartbeat', session_id: id, message_id: id };
  await writeFile(file, `nonsense\n${JSON.stringify({ at: 0, from: 'agent', frame })}\n`);
  const terminal = createTestTerminal();
  const run = runCommand(['replay', file, '--port', '0', '--speed', '0'], terminal);
  const observer = await connect(await printedUrl(terminal, '/observe'));
  await observer.next('heartbeat');
  terminal.interrupt();
  expect(await run).toBe(1);
  expect(terminal.told[0]).toContain(`${file}:1: /: `);
});

it.each([
  [['replay', 'FILE'], 'FILE'],
  [['replay', 'EMPTY'], 'it is empty'],
  [['bridge', '--record', 'FOLDER/none/x.ndjson'], "can't be written"],
])('answers %j by exit code 1 before it listens', async (args, why) => {
  const empty = join(folder, 'empty');
  await writeFile(empty, '');
  const terminal = createTestTerminal();
  const named = args.map((arg) => arg.replace('FOLDER', folder).replace('EMPTY', empty));
  expect(await runCommand(named, terminal)).toBe(1);
  expect(terminal.told.join('\n')).toContain(why);
  expect(terminal.printed).toEqual([]);
});

it.each([
  [['replay', 'x', '--loop', '--stdout'], '--loop'],
  [['replay', 'x', '--loop', '--speed', '0'], '--loop'],
  [['replay', 'x', '--speed', ''], '--speed'],
  [['replay', 'x', '--port', '70000'], '--port'],
])('answers %j by exit code 2', async (args, why) => {
  const terminal = createTestTerminal();
  expect(await runCommand(args, terminal)).toBe(2);
  expect(terminal.told.join('\n')).toContain(why);
});
