import { expect, it } from 'vitest';
import { runCommand } from '../../src/cli/commands.js';
import { createTestTerminal } from './test-terminal.js';

const id = '11111111-2222-4333-8444-555555555555';
const heartbeat = { protocol: 'aicc/0.1', type: 'heartbeat', session_id: id, message_id: id };
const event = { protocol: 'aicc/0.1', type: 'event', session_id: id, message_id: id, topic: 'weather', payload: {} };
const plan = { schema: 'oddkin.ai.plan', version: 1, value: { planId: 'p', steps: [{ id: 's', title: 'Go', status: 'done' }] } };

async function validate(input: string, ...options: string[]) {
  const terminal = createTestTerminal(input);
  const code = await runCommand(['validate', ...options], terminal);
  return { code, printed: terminal.printed, told: terminal.told };
}

it('finds nothing wrong with a frame, an array, lines, documents and a recording', async () => {
  expect(await validate(JSON.stringify(heartbeat, undefined, 2))).toMatchObject({ code: 0, printed: [] });
  expect(await validate(JSON.stringify([heartbeat, plan]))).toMatchObject({ code: 0, printed: [], told: ['2 checked, 0 with errors.'] });
  expect(await validate(`${JSON.stringify(heartbeat)}\n\n${JSON.stringify(plan)}\n`)).toMatchObject({ code: 0, printed: [] });
  const header = { recording: 'oddkin-aicc', version: 1, createdAt: '2030-01-01T00:00:00Z', source: 'test' };
  const lines = [header, { at: 0, from: 'agent', frame: heartbeat }].map((line) => JSON.stringify(line)).join('\n');
  expect(await validate(lines)).toMatchObject({ code: 0, printed: [] });
});

it('names the line, the JSON Pointer and the fault of each problem', async () => {
  const lines = [
    heartbeat,
    { ...heartbeat, session_id: 'me' },
    { ...plan, value: { planId: 'p', steps: [{ id: 's', title: 'Go', status: 'gone' }] } },
  ];
  const { code, printed } = await validate(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n{"half":`);
  expect(code).toBe(1);
  expect(printed).toHaveLength(3);
  expect(printed[0]).toMatch(/^stdin:2: error: \/session_id: /);
  expect(printed[1]).toMatch(/^stdin:3: error: \/value\/steps\/0\/status: /);
  expect(printed[2]).toMatch(/^stdin:4: error: \/: not JSON/);
});

it('takes a topic beyond the reserved ones with a note, and refuses it when strict', async () => {
  const tolerant = await validate(JSON.stringify(event));
  expect(tolerant.code).toBe(0);
  expect(tolerant.printed[0]).toContain('note: /topic');
  expect((await validate(JSON.stringify(event), '--strict')).code).toBe(1);
});

it('says with exit code 1 when a file can not be read', async () => {
  const terminal = createTestTerminal();
  expect(await runCommand(['validate', '/nowhere/at/all.json'], terminal)).toBe(1);
  expect(terminal.told.join('\n')).toContain('/nowhere/at/all.json');
});

it('survives lines that are no objects', async () => {
  const { code, printed } = await validate('null\n"text"\n{"schema":"oddkin.ai.constructor"}\n{"frame":{"frame":{}}}');
  expect(code).toBe(1);
  expect(printed).toHaveLength(4);
});
