import type { MessageKey, MessageValues } from '../messages/index.js';
import { visibleText } from '../primitives/index.js';
import type { TimelineEntry } from '../store/index.js';

const longestLine = 240;
const longestText = 80;

/** An object in one line: its plain members as they are, the others by their size. Never throws. */
export function tellObject(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value === undefined ? '' : tellMember(value);
  let line = '';
  for (const [key, member] of Object.entries(value)) {
    line += `${line === '' ? '' : ', '}${short(key)}: ${tellMember(member)}`;
    if (line.length > longestLine) return `${line.slice(0, longestLine)}…`;
  }
  return line;
}

/** What is told of an entry of the timeline, beside its time, its agent and its outcome. */
export function tellEntry(entry: TimelineEntry, text: (key: MessageKey, values: MessageValues) => string): string {
  switch (entry.kind) {
    case 'session': {
      const reason = short(entry.reason ?? '', longestLine);
      return entry.change === 'gap' ? text('observer.session.gapTold', { reason }) : reason;
    }
    case 'tool-call':
      return '';
    case 'event':
      return tellEvent(entry.topic, entry.payload);
    case 'error':
      return `${entry.error.code}: ${short(entry.error.message, longestLine)}`;
    case 'manifest':
      return short(
        [
          ...entry.added.map((tool) => `+ ${tool}`),
          ...entry.removed.map((tool) => `− ${tool}`),
          ...entry.changed.map((tool) => `± ${tool}`),
        ].join('  '),
        longestLine,
      );
    default:
      return entry satisfies never;
  }
}

function tellEvent(topic: string, payload: Readonly<Record<string, unknown>>): string {
  const said = topic === 'agent_message' && Object.hasOwn(payload, 'text') ? payload['text'] : undefined;
  return typeof said === 'string' ? short(said, longestLine) : tellObject(payload);
}

function tellMember(value: unknown): string {
  if (Array.isArray(value)) return `[${value.length}]`;
  if (typeof value === 'string') return short(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const members = Object.entries(value);
  const isSmall = members.length <= 3 && members.every(([, part]) => typeof part === 'number' || typeof part === 'boolean');
  return isSmall ? `(${members.map(([key, part]) => `${short(key)} ${String(part)}`).join(', ')})` : `{${members.length}}`;
}

function short(text: string, length = longestText): string {
  // Cut before it is searched for what can't be seen: it may be a megabyte long.
  return text.length > length ? `${visibleText(text.slice(0, length))}…` : visibleText(text);
}
