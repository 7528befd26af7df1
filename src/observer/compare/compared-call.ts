import type { ObserverState, ToolCallRecord } from '../../store/index.js';
import { isEqual } from '../../schema/index.js';

/** One call of a run, ready to be compared. */
export interface ComparedCall {
  readonly record: ToolCallRecord;
  readonly tool: string;
  /** Tool and input, the same text for the same input in whatever order its members came. */
  readonly exactly: string;
}

/** In what a call differs from the one that it is compared with. */
export type CallDifference = 'missing' | 'extra' | 'input' | 'outcome' | 'result';

/** The calls of one session of a run, in the order in which they were made. */
export function callsOf({ toolCalls: { records } }: ObserverState, sessionId: string): readonly ComparedCall[] {
  const calls: ComparedCall[] = [];
  for (const [, record] of records) {
    if (record.sessionId !== sessionId) continue;
    const { tool, input } = record.value;
    calls.push({ record, tool, exactly: `${tool} ${canonicalText(input)}` });
  }
  return calls;
}

/** In what two calls that stand for each other differ: nothing where neither person nor program could tell them apart. */
export function differencesOf(before: ComparedCall | undefined, after: ComparedCall | undefined): readonly CallDifference[] {
  if (after === undefined) return ['missing'];
  if (before === undefined) return ['extra'];
  const [one, other] = [before.record.value, after.record.value];
  const differences: CallDifference[] = [];
  if (before.exactly !== after.exactly) differences.push('input');
  if (one.status !== other.status || one.error?.code !== other.error?.code) differences.push('outcome');
  else if (!isEqual(one.output, other.output) || one.error?.message !== other.error?.message) differences.push('result');
  return differences;
}

function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) => {
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return member;
    return Object.fromEntries(Object.entries(member).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
}
