import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cleanup, render } from '@testing-library/react';
import { parseRecording } from '@oddkin/ai/recording';
import { createDocuments, createFrames, documentEntry } from '@oddkin/ai/testing';
import { replayRecording } from '../../../src/observer/hand-on/recorded-screen.js';
import { linesOf, Screen } from '../../../src/observer/hand-on/screen.js';
import { writeStory } from '../../../src/observer/hand-on/write-story.js';
import { writeTest, type HandedOn } from '../../../src/observer/hand-on/write-test.js';

const run = promisify(execFile);
const root = process.cwd();
const patience = 600_000;
let folder: string;
let handedOn: HandedOn;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oddkin-hand-on-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  handedOn = await readScreen();
}, patience);

afterAll(() => {
  cleanup();
  rmSync(folder, { recursive: true });
});

/** A run that says, does, plans and asks; one of its texts would end a source file's string. */
function recorded(): string {
  const frames = createFrames();
  const documents = createDocuments();
  const all = [
    frames.sessionInit(),
    frames.agentMessage({ text: 'I **look** for `the key`, "quoted" \\ \u2028 {it}.', from: 'Scout' }),
    frames.toolCall({ tool: 'look' }),
    frames.toolResult(),
    frames.toolCall({ tool: 'move', input: { to: 'north' } }),
    frames.toolResult({ error: { code: 'timeout', message: 'Too late.', retryable: true } }),
    frames.agentMessage({
      documents: [documentEntry('oddkin.ai.plan', documents.plan()), documentEntry('oddkin.ai.question', documents.question())],
    }),
  ];
  const lines = all.map((frame, index) => JSON.stringify({ at: index * 100, from: 'bridge', frame }));
  return [JSON.stringify({ recording: 'oddkin-aicc', version: 1, createdAt: '2026-01-02T03:04:05.000Z' }), ...lines].join('\n');
}

async function readScreen(): Promise<HandedOn> {
  const screen = await replayRecording(parseRecording(recorded()), new AbortController().signal);
  if (screen === undefined) throw new Error('The replay was told to stop by nobody.');
  const sessionId = createFrames().sessionId;
  const { container } = render(<Screen store={screen.store} sessionId={sessionId} />);
  await vi.waitFor(() => expect(linesOf(container).length).toBeGreaterThan(5), 30_000);
  return { screen, sessionId, shown: linesOf(container), fileName: undefined };
}

/** Runs the files of the folder under Vitest, and answers for each what failed in it; `undefined` where it passed. */
async function runTests(): Promise<ReadonlyMap<string, string | undefined>> {
  const config = `import { entryAliases } from ${JSON.stringify(`${root}/.ci/entries.mjs`)};
export default {
  resolve: { alias: entryAliases(${JSON.stringify(`${root}/`)}) },
  oxc: { jsx: { runtime: 'automatic' } },
  test: { fileParallelism: false, isolate: false, testTimeout: ${patience} },
};`;
  writeFileSync(join(folder, 'vitest.config.mjs'), config);
  const report = join(folder, 'report.json');
  const told = await run(join(root, 'node_modules/.bin/vitest'), ['run', '--root', folder, '--reporter=json', `--outputFile=${report}`], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', VITEST: '', NODE_ENV: '' },
    // That some fail is expected.
  }).catch((error: unknown) => error as { readonly stdout: string; readonly stderr: string });
  if (!existsSync(report)) throw new Error(`${told.stdout}${told.stderr}`);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as TestReport;
  return new Map(
    testResults.map(({ name, status, message, assertionResults }) => [
      name.split('/').at(-1) ?? '',
      status === 'passed' ? undefined : `${message}${assertionResults.flatMap(({ failureMessages }) => failureMessages).join('')}`,
    ]),
  );
}

interface TestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly failureMessages: readonly string[] }[];
  }[];
}

describe('a test that is handed on', () => {
  it('expects what stands on the screen', () => {
    expect(handedOn.shown).toEqual([
      'messages, done: I look for the key, "quoted" \\ {it}.',
      'calls, succeeded: look',
      'calls, failed: move',
      'plans, done: Look around',
      'plans, active: Walk to the door',
      'plans, pending: Leave',
      'questions, requested: Shall I open the door?',
    ]);
  });

  it(
    'passes under Vitest, with the recording in it or beside it, and fails when the recording is another',
    async () => {
      const text = writeTest(handedOn);
      const altered = text.replaceAll('"tool":"move"', '"tool":"fly"');
      expect(altered).not.toBe(text);
      writeFileSync(join(folder, 'whole.test.tsx'), text);
      writeFileSync(join(folder, 'altered.test.tsx'), altered);
      writeFileSync(join(folder, 'recorded.ndjson'), `${handedOn.screen.lines.join('\n')}\n`);
      writeFileSync(join(folder, 'beside.test.tsx'), writeTest({ ...handedOn, fileName: 'recorded.ndjson' }));
      const failures = await runTests();
      expect([...failures.keys()].toSorted()).toEqual(['altered.test.tsx', 'beside.test.tsx', 'whole.test.tsx']);
      expect(failures.get('whole.test.tsx')).toBeUndefined();
      expect(failures.get('beside.test.tsx')).toBeUndefined();
      expect(failures.get('altered.test.tsx')).toContain('AssertionError');
    },
    patience,
  );
});

describe('what is handed on', () => {
  // Both files stand where the type check, the lint and the formatter see them, Vitest runs the test and Storybook shows the story.
  it.each([
    ['test/observer/hand-on/recorded.dom.test.tsx', writeTest],
    ['stories/recorded.stories.tsx', writeStory],
  ] as const)('is what stands in %s', (name, write) => {
    expect(write(handedOn)).toBe(readFileSync(join(root, name), 'utf8'));
  });
});
