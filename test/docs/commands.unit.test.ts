import { readFileSync } from 'node:fs';
import type * as Util from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { runCommand } from '../../src/cli/commands.js';
import { createTestTerminal } from '../cli/test-terminal.js';
import { root } from '../package/source-files.js';
import { codeBlocks, documentationPages } from './code-blocks.js';

class Read extends Error {}

// A command is read as the command line reads it, and goes no further: nothing is opened or written.
vi.mock('node:util', async (importOriginal) => {
  const util = await importOriginal<typeof Util>();
  const parseArgs: typeof util.parseArgs = (config) => {
    util.parseArgs(config);
    throw new Read();
  };
  return { ...util, parseArgs };
});

const inBlocks = codeBlocks().flatMap(({ page, line, language, code }) =>
  commandLines(language, code).map((command) => ({ place: `${page}:${line}`, command })),
);
const inLine = documentationPages().flatMap((page) =>
  Array.from(readFileSync(root + page, 'utf8').matchAll(/`((?:npx )?oddkin [a-z][^`<]*)`/g), ([, command = '']) => ({
    place: page,
    command,
  })),
);
const commands = [...inBlocks, ...inLine].map(({ place, command }) => ({ place, command, args: argumentsOf(command) }));

describe('a command of the documentation', () => {
  it('is found', () => expect(commands.length).toBeGreaterThan(20));

  it.each(commands)('is one that oddkin takes: $command', async ({ args, place }) => {
    const terminal = createTestTerminal();
    const outcome = await runCommand(args, terminal).catch((error: unknown) => error);
    if (!(outcome instanceof Read) && outcome !== 0) throw new Error(`${place}: ${terminal.told.join('\n')}`);
  });

  it('that oddkin does not take is refused', async () => {
    expect(await runCommand(argumentsOf('npx oddkin replay run.ndjson --sped 4'), createTestTerminal())).toBe(2);
  });
});

/** The calls of oddkin in a block: all lines of a script, and what is typed in a transcript. */
function commandLines(language: string, code: string): readonly string[] {
  if (language === 'text') return code.split('\n').flatMap((line) => /^\$ (.*\boddkin .*)$/.exec(line)?.[1] ?? []);
  if (language !== 'sh' && language !== 'bash') return [];
  return code
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => /(^|\| )(npx )?oddkin /.test(line));
}

/** What follows `oddkin` up to a pipe, a redirection, a comment or the end, in words as a shell makes them. */
function argumentsOf(command: string): readonly string[] {
  const [, call = ''] = /\boddkin (.*)$/.exec(command) ?? [];
  const words = call.match(/"[^"]*"|'[^']*'|[^\s"']+/g) ?? [];
  const end = words.findIndex((word) => /^(\||>|&|#|2>)/.test(word));
  return (end === -1 ? words : words.slice(0, end)).map((word) => word.replace(/^(["'])(.*)\1$/, '$2'));
}
