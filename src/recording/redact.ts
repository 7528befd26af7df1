import { pointerStep } from '../schema/index.js';
import type { RecordedMessage, Recording } from './recording.js';

/** What is to be made unreadable, by place and by pattern. */
export interface RedactRules {
  /** JSON Pointers into frames, such as `/input/password`. What stands there, of whatever kind, is replaced. A step `*` stands for every member or item. */
  readonly pointers?: readonly string[];
  /** What matches is replaced in every text and every name of a member, also in messages that are no frames. Text that came in pieces, as deltas do, is matched piece by piece. */
  readonly patterns?: readonly RegExp[];
  /** Default "[redacted]". */
  readonly replacement?: string;
}

/** Makes a copy of a recording without what must not be shared. The protocol, types and ids of sessions and messages stay, so that it can still be played. */
export function redact(recording: Recording, { pointers = [], patterns = [], replacement = '[redacted]' }: RedactRules): Recording {
  const steps = pointers.map(readPointer);
  const global = patterns.map((pattern) => new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`));
  const inText = (text: string): string => global.reduce((changed, pattern) => changed.replace(pattern, () => replacement), text);
  const inMessage = (message: RecordedMessage): RecordedMessage => {
    if (message.text === undefined) return message;
    const frame = parseObject(message.text);
    if (frame === undefined) return { ...message, text: inText(message.text) };
    const pointed = steps.reduce<unknown>((value, each) => replaceAt(value, each, replacement), frame);
    const changed = inEveryText(pointed, inText, '');
    return changed === frame ? message : { ...message, text: JSON.stringify(changed) };
  };
  return { ...recording, header: redactHeader(recording, inText), messages: recording.messages.map(inMessage) };
}

function redactHeader({ header }: Recording, inText: (text: string) => string): Recording['header'] {
  return header.source === undefined ? header : { ...header, source: inText(header.source) };
}

function readPointer(pointer: string): readonly string[] {
  if (!pointer.startsWith('/'))
    throw new Error(`redact: the pointer is ${JSON.stringify(pointer)} and must begin with "/". Nothing was redacted.`);
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function replaceAt(value: unknown, [step, ...rest]: readonly string[], replacement: string): unknown {
  if (step === undefined) return replacement;
  return mapMembers(value, (member, name) => (step === '*' || step === name ? replaceAt(member, rest, replacement) : member));
}

function inEveryText(value: unknown, inText: (text: string) => string, path: string): unknown {
  if (kept.has(path)) return value;
  if (typeof value === 'string') return inText(value);
  return mapMembers(
    value,
    (member, name) => inEveryText(member, inText, path + pointerStep(name)),
    Array.isArray(value) ? undefined : (name) => (kept.has(path + pointerStep(name)) ? name : inText(name)),
  );
}

const kept: ReadonlySet<string> = new Set(['/protocol', '/type', '/session_id', '/message_id']);

/** Returns `value` itself where nothing changes. */
function mapMembers(
  value: unknown,
  change: (member: unknown, name: string) => unknown,
  rename: (name: string) => string = (name) => name,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, index) => change(item, String(index)));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  const entries = Object.entries(value).map(([name, member]) => [rename(name), change(member, name), name, member] as const);
  if (entries.every(([name, member, oldName, oldMember]) => name === oldName && member === oldMember)) return value;
  return Object.fromEntries(entries.map(([name, member]) => [name, member]));
}

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
