import type { useMessages } from '../messages/index.js';
import type { ToolCall } from '../schema/index.js';
import { visibleText } from './json-text.js';

type Words = ReturnType<typeof useMessages>['text'];

/** The telling part of an input in one line: up to three of its short members. Empty where there are none. */
export function summariseInput(input: unknown): string {
  if (typeof input !== 'object' || input === null) return input === undefined || input === null ? '' : short(input);
  const members = Object.entries(input).filter(([, value]) => isShort(value));
  const [only] = members;
  if (only !== undefined && members.length === 1 && typeof only[1] === 'string') return short(only[1]);
  return members
    .slice(0, 3)
    .map(([name, value]) => `${cut(visibleText(name), 24)}: ${short(value)}`)
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
      return error === undefined || error.message === '' ? text('tool-call.failed') : cut(visibleText(error.message), 200);
    case 'succeeded':
      return summariseOutput(output, text);
    default:
      return status satisfies never;
  }
}

function summariseOutput(output: unknown, text: Words): string {
  if (output === undefined || output === null) return text('tool-call.succeeded');
  if (Array.isArray(output)) return text('tool-call.items', { count: output.length });
  if (typeof output !== 'object') return short(output);
  const members: readonly (readonly [string, unknown])[] = Object.entries(output);
  const [only] = members;
  if (only === undefined) return text('tool-call.succeeded');
  if (members.length > 1) return text('tool-call.members', { count: members.length });
  const [name, value] = only;
  if (Array.isArray(value)) return `${cut(visibleText(name), 24)}: ${text('tool-call.items', { count: value.length })}`;
  return isShort(value) ? `${cut(visibleText(name), 24)}: ${short(value)}` : text('tool-call.members', { count: 1 });
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
