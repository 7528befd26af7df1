import { isSettled, positionOf, type ObserverState, type ToolCallRecord } from '../store/index.js';

/** That an agent has called a tool before with the very same input. */
export interface Repetition {
  /** How many times before, as far back as is looked. */
  readonly count: number;
  /** The last time before. */
  readonly before: ToolCallRecord;
  /** Whether both came to the same: they failed alike or gave the same output. `undefined` while one of them runs. */
  readonly cameToSame: boolean | undefined;
}

/** Whether a call repeats earlier ones of its session. What a person calls does not count. Looks no further back than is cheap, however many calls there are. */
export function repetitionOf(state: ObserverState, call: ToolCallRecord): Repetition | undefined {
  if (call.byPerson || call.sessionId === undefined) return undefined;
  const { timeline, toolCalls } = state;
  const position = positionOf(state, call);
  const place = timeline.firstWhere((entry) => entry.position >= position);
  const isSame = createComparison();
  let count = 0;
  let before: ToolCallRecord | undefined;
  for (let index = place - 1; index >= Math.max(0, place - mostEntries) && count < mostCounted; index -= 1) {
    const entry = timeline.at(index);
    if (entry?.kind !== 'tool-call' || entry.sessionId !== call.sessionId || entry.toolCallKey === call.key) continue;
    const other = toolCalls.records.get(entry.toolCallKey);
    if (other === undefined || other.byPerson || other.value.tool !== call.value.tool || !isSame(other.value.input, call.value.input))
      continue;
    before ??= other;
    count += 1;
  }
  return before === undefined ? undefined : { count, before, cameToSame: cameToSame(before, call) };
}

/** Of the timeline: who goes in circles does so at once. */
const mostEntries = 1_000;
const mostCounted = 99;

function cameToSame(before: ToolCallRecord, call: ToolCallRecord): boolean | undefined {
  if (!isSettled(before) || !isSettled(call)) return undefined;
  const { status, output, error } = call.value;
  return before.value.status === status && before.value.error?.code === error?.code && createComparison()(before.value.output, output);
}

/** Values that are looked at in all, before two are taken for different. */
const mostValues = 20_000;

function createComparison(): (one: unknown, other: unknown) => boolean {
  let left = mostValues;
  return function isSame(one, other): boolean {
    if ((left -= 1) < 0) return false;
    if (one === other) return true;
    if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
    if (Array.isArray(one) !== Array.isArray(other)) return false;
    const names = Object.keys(one);
    return (
      names.length === Object.keys(other).length &&
      names.every((name) => Object.hasOwn(other, name) && isSame(memberOf(one, name), memberOf(other, name)))
    );
  };
}

function memberOf(value: object, name: string): unknown {
  return (value as Readonly<Record<string, unknown>>)[name]; // an own member, as asked before
}
