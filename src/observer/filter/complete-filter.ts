import type { ObserverState } from '../../store/index.js';
import { frameErrorCodes, frameTable } from '../../schema/index.js';
import { nameOf } from '../agent-name.js';
import { filterKeys, type FilterKey } from './parse-filter.js';
import { writeTerm } from './toggle-term.js';

/** One way to go on, and the whole text when it is taken. */
export interface FilterCompletion {
  readonly label: string;
  readonly typed: string;
  /** Where the caret stands then. */
  readonly caret: number;
}

const most = 8;

/** What the term at the caret could become: keys, and the values that have come up so far. */
export function completeFilter(typed: string, caret: number, state: ObserverState): readonly FilterCompletion[] {
  const start = Math.max(typed.lastIndexOf(' ', caret - 1) + 1, 0);
  const end = typed.indexOf(' ', caret) < 0 ? typed.length : typed.indexOf(' ', caret);
  const term = typed.slice(start, caret);
  const sign = term.startsWith('-') ? '-' : '';
  const word = term.slice(sign.length).toLowerCase();
  const colon = word.indexOf(':');
  const labels = colon < 0 ? keyLabels(word) : valueLabels(word.slice(0, colon), word.slice(colon + 1), state);
  return labels.slice(0, most).map((label) => {
    const whole = `${sign}${label}`;
    const tail = label.endsWith(':') || label.endsWith('/') || label.endsWith('>') ? '' : ' ';
    return {
      label: whole,
      typed: `${typed.slice(0, start)}${whole}${tail}${typed.slice(end).trimStart()}`,
      caret: start + whole.length + tail.length,
    };
  });
}

function keyLabels(word: string): readonly string[] {
  const labels = [...filterKeys.map((key) => `${key}:`), 'status:failed', 'path:/', '>500ms'];
  return labels.filter((label) => label.startsWith(word) && label !== word);
}

function valueLabels(key: string, value: string, state: ObserverState): readonly string[] {
  const known = filterKeys.find((each) => each === key);
  if (known === undefined) return [];
  const values = [...new Set(valuesOf(known, state))].filter(
    (each) => each.toLowerCase().startsWith(value) && each.toLowerCase() !== value,
  );
  return values.toSorted().map((each) => writeTerm(known, each));
}

function valuesOf(key: FilterKey, state: ObserverState): readonly string[] {
  switch (key) {
    case 'tool':
      return [
        ...[...state.sessions.values()].flatMap(({ manifest }) => manifest?.tools.map(({ id }) => id) ?? []),
        ...[...state.statistics.values()].map(({ tool }) => tool),
      ];
    case 'agent':
      return [...state.sessions.values()].map(({ sessionId, agentName }) => nameOf(sessionId, agentName));
    case 'type':
      return [...frameTable.keys()];
    case 'topic':
      return recentTopics(state);
    case 'status':
      return ['pending', 'running', 'succeeded', 'failed', 'cancelled', 'refused'];
    case 'code':
      return [...frameErrorCodes, ...[...state.problems.entries].map(({ code }) => code)];
    default:
      return key satisfies never;
  }
}

/** Of the last few thousand entries: enough to know what there is, and cheap at any length. */
function recentTopics({ timeline }: ObserverState): readonly string[] {
  const topics = new Set(['tick']);
  for (const entry of timeline.range(timeline.size - 5_000, timeline.size)) if (entry.kind === 'event') topics.add(entry.topic);
  return [...topics];
}
