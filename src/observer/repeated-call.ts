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
  const position = positionOf(state, call);
  const place = state.timeline.firstWhere((entry) => entry.position >= position);
  const isSame = createComparison();
  let count = 0;
  let before: ToolCallRecord | undefined;
  for (const { place: at, record } of callsLike(state, place, call)) {
    if (at >= place || record.key === call.key) continue;
    if (at < place - mostEntries || count >= mostCounted) break;
    if (!isSame(record.value.input, call.value.input)) continue;
    before ??= record;
    count += 1;
  }
  return before === undefined ? undefined : { count, before, cameToSame: cameToSame(before, call) };
}

/** Of the timeline: who goes in circles does so at once. */
const mostEntries = 1_000;
const mostCounted = 99;

/** Calls of the timeline, from `from` up to, but not including, `stop`. */
interface CallsAround {
  readonly from: number;
  readonly stop: number;
  /** By session and tool, the last first. */
  readonly byTool: ReadonlyMap<string, readonly PlacedCall[]>;
}

interface PlacedCall {
  readonly place: number;
  readonly record: ToolCallRecord;
}

/** Each line of what is shown asks for them: they are collected once for all that stand near to each other. */
const collected = new WeakMap<ObserverState, CallsAround>();

/** Calls of the same session and tool, the last first, some of them after `place`. */
function callsLike(state: ObserverState, place: number, call: ToolCallRecord): readonly PlacedCall[] {
  let calls = collected.get(state);
  if (calls === undefined || place > calls.stop || Math.max(0, place - mostEntries) < calls.from)
    collected.set(state, (calls = collectCalls(state, place)));
  return calls.byTool.get(toolOf(call)) ?? [];
}

function collectCalls({ timeline, toolCalls }: ObserverState, place: number): CallsAround {
  const stop = Math.min(timeline.size, place + mostEntries);
  const from = Math.max(0, place - mostEntries);
  const byTool = new Map<string, PlacedCall[]>();
  for (let at = stop - 1; at >= from; at -= 1) {
    const entry = timeline.at(at);
    const record = entry?.kind === 'tool-call' ? toolCalls.records.get(entry.toolCallKey) : undefined;
    if (record === undefined || record.byPerson) continue;
    const calls = byTool.get(toolOf(record));
    if (calls === undefined) byTool.set(toolOf(record), [{ place: at, record }]);
    else calls.push({ place: at, record });
  }
  return { from, stop, byTool };
}

function toolOf({ sessionId, value }: ToolCallRecord): string {
  return `${sessionId ?? ''} ${value.tool}`;
}

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
