import type { useMessages } from '../messages/index.js';
import { frameErrorCodes, type ToolCall } from '../schema/index.js';
import { visibleText } from './json-text.js';

type Words = ReturnType<typeof useMessages>['text'];
type ToolCallError = NonNullable<ToolCall['error']>;

/** Members of an input that are looked through for what tells most. */
const mostMembers = 40;

/** The telling part of an input in one line: up to three of its short members. Empty where there are none. */
export function summariseInput(input: unknown): string {
  if (typeof input !== 'object' || input === null) return input === undefined || input === null ? '' : short(input);
  const members = shortMembers(input);
  const [only] = members;
  if (only !== undefined && members.length === 1 && typeof only[1] === 'string') return short(only[1]);
  return members
    .slice(0, 3)
    .map(([name, value]) => `${cut(visibleText(name.slice(0, 48)), 24)}: ${short(value)}`)
    .join(', ');
}

/** What came of a call, in a few words. */
export function outcomeInWords({ status, output, error }: ToolCall, text: Words): string {
  switch (status) {
    case 'pending':
    case 'running':
    case 'cancelled':
      return text(`tool-call.${status}`);
    case 'failed':
      return error === undefined ? text('tool-call.failed') : failureInWords(error, text);
    case 'succeeded':
      return summariseOutput(output, text);
    default:
      return status satisfies never;
  }
}

/** What an error's code says in words; `undefined` for a code that is not of the protocol. */
export function errorCodeInWords({ code }: ToolCallError, text: Words): string | undefined {
  return isCode(code) ? text(`tool-call.code.${code}`) : undefined;
}

function failureInWords(error: ToolCallError, text: Words): string {
  const message = cut(visibleText(error.message.slice(0, 400)), 200);
  const code = error.code === 'execution_failed' ? undefined : errorCodeInWords(error, text);
  if (message === '') return code ?? text('tool-call.failed');
  return code === undefined ? message : text('tool-call.failedBy', { code, message });
}

function isCode(code: string): code is (typeof frameErrorCodes)[number] {
  return frameErrorCodes.some((each) => each === code);
}

function summariseOutput(output: unknown, text: Words): string {
  if (output === undefined || output === null) return text('tool-call.succeeded');
  if (Array.isArray(output)) return text('tool-call.items', { count: output.length });
  if (typeof output !== 'object') return short(output);
  const names = Object.keys(output);
  const [name] = names;
  if (name === undefined) return text('tool-call.succeeded');
  if (names.length > 1) return text('tool-call.members', { count: names.length });
  const value: unknown = (output as Readonly<Record<string, unknown>>)[name]; // an own member, just found
  const label = cut(visibleText(name.slice(0, 48)), 24);
  if (Array.isArray(value)) return `${label}: ${text('tool-call.items', { count: value.length })}`;
  return isShort(value) ? `${label}: ${short(value)}` : text('tool-call.members', { count: 1 });
}

function shortMembers(input: object): readonly (readonly [string, unknown])[] {
  const members: (readonly [string, unknown])[] = [];
  let seen = 0;
  for (const name in input) {
    if ((seen += 1) > mostMembers) break;
    const value: unknown = Object.hasOwn(input, name) ? (input as Readonly<Record<string, unknown>>)[name] : undefined; // an own member
    if (isShort(value)) members.push([name, value]);
  }
  return members;
}

function isShort(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function short(value: unknown): string {
  // Cut first: a string of many megabytes is not to be searched for a line of forty characters.
  return cut(visibleText(String(value).slice(0, 80).replace(/\s+/g, ' ')), 40);
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}
