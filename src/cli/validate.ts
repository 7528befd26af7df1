import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { checkFrame } from '../aicc/index.js';
import { documentTable, validateDocument, type DocumentSchema } from '../schema/index.js';
import type { Command } from './commands.js';
import type { ExitCode, Terminal } from './terminal.js';
import { usageError } from './usage-error.js';

/** `oddkin validate`: says what is wrong with frames and documents, and where. */
export const validateCommand: Command = {
  summary: 'Checks frames and documents, as JSON or NDJSON.',
  help: `Usage: oddkin validate [FILE|-] [options]

Checks AICC frames and oddkin.ai documents, from a file or from standard input. A file holds one of them, an array, or one a
line. A document is { "schema": "oddkin.ai.plan", "version": 1, "value": {...} }; a line { "at", "from", "frame" } of a
recording is read as its frame. Each problem is one line: where, the JSON Pointer, and what is wrong.

  --strict  follows the schema to the letter, also where the prose of the protocol is wider
  --help    prints this

Exit code 0 when nothing is wrong, 1 when something is, 2 for wrong usage.`,
  async run(args, terminal) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { strict: { type: 'boolean', default: false } },
    });
    const [file = '-', ...others] = positionals;
    if (others.length > 0) throw usageError('one file can be checked at a time.');
    const text = await read(file, terminal);
    return text === undefined ? 1 : report(text, file === '-' ? 'stdin' : file, values.strict, terminal);
  },
};

async function read(file: string, { readInput, tell }: Terminal): Promise<string | undefined> {
  if (file === '-') return readInput();
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    tell(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

interface Found {
  readonly level: string;
  readonly path: string;
  readonly message: string;
}

function report(text: string, file: string, strict: boolean, { print, tell }: Terminal): ExitCode {
  let checked = 0;
  let wrong = 0;
  for (const { place, value, unreadable } of entriesOf(text)) {
    checked += 1;
    const found = unreadable === undefined ? problemsOf(value, strict) : [{ level: 'error', path: '', message: unreadable }];
    for (const { level, path, message } of found) print(`${file}:${place}: ${level}: ${path === '' ? '/' : path}: ${message}`);
    if (found.some(({ level }) => level === 'error')) wrong += 1;
  }
  tell(`${checked} checked, ${wrong} with errors.`);
  return wrong === 0 ? 0 : 1;
}

interface Entry {
  /** The line, or the place in an array. */
  readonly place: string;
  readonly value?: unknown;
  readonly unreadable?: string;
}

function entriesOf(text: string): Entry[] {
  const whole = parse(text);
  if (whole.unreadable === undefined) {
    return Array.isArray(whole.value)
      ? whole.value.map((value: unknown, index) => ({ place: `[${index}]`, value }))
      : [{ place: '1', ...whole }];
  }
  const lines = text.split('\n').map((line, index) => ({ place: String(index + 1), line }));
  return lines.filter(({ line }) => line.trim() !== '').map(({ place, line }) => ({ place, ...parse(line) }));
}

function parse(text: string): { readonly value?: unknown; readonly unreadable?: string } {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { unreadable: `not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function problemsOf(value: unknown, strict: boolean): readonly Found[] {
  if (isObject(value)) {
    if (value['recording'] === 'oddkin-aicc') return [];
    if (isObject(value['frame'])) return problemsOf(value['frame'], strict).map((found) => ({ ...found, path: `/frame${found.path}` }));
    if (typeof value['schema'] === 'string') return documentProblems(value['schema'], value['value']);
  }
  return checkFrame(value, { strict }).problems;
}

function documentProblems(schema: string, value: unknown): readonly Found[] {
  if (!documentTable.has(schema)) return [{ level: 'error', path: '/schema', message: `There is no document schema "${schema}".` }];
  const validated = validateDocument(schema as DocumentSchema, value); // the table has it
  return validated.ok ? [] : validated.problems.map(({ path, message }) => ({ level: 'error', path: `/value${path}`, message }));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
