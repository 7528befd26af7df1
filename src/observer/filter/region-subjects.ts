import { problemOutcomes } from '../../primitives/index.js';
import { findScoped, type ObserverState, type ProblemRecord } from '../../store/index.js';
import type { AgentSummary } from '../agent-summaries.js';
import type { ToolRow } from '../tool-rows.js';
import { agentNames, byKey, readJson, subjectOfCall } from './filter-subjects.js';
import type { FilterSubject } from './match-filter.js';

/** A tool with all of its calls: it is said to have failed where one of them has, and took as long as the longest. */
export function subjectOfTool({ id, declaration, statistics, maxMs }: ToolRow, state: ObserverState): FilterSubject {
  const { calls, inFlight, succeeded, failed, cancelled, failures, lastError, sessionId } = statistics;
  return {
    named: byKey({
      tool: () => [id],
      type: () => (calls > 0 ? ['tool_call', 'tool_result'] : []),
      agent: () => agentNames(sessionId, state),
      status: () => [
        ...(inFlight > 0 ? ['running'] : []),
        ...(succeeded > 0 ? ['succeeded'] : []),
        ...(failed > 0 ? ['failed'] : []),
        ...(cancelled > 0 ? ['cancelled'] : []),
        ...failures.keys(),
      ],
      code: () => [...failures.keys()],
    }),
    latencyMs: maxMs,
    text: () => `${id} ${declaration?.description ?? ''} ${declaration?.class ?? ''} ${lastError ?? ''}`,
    value: () => declaration,
  };
}

/** An agent with all that its calls have come to. */
export function subjectOfAgent({ session, step, waiting, failures }: AgentSummary, state: ObserverState): FilterSubject {
  const { sessionId, phase, lastError, manifest } = session;
  const called = () => [...state.statistics.values()].filter((each) => each.sessionId === sessionId && each.calls > 0);
  return {
    named: byKey({
      agent: () => agentNames(sessionId, state),
      tool: () => called().map(({ tool }) => tool),
      type: () => ['session'],
      status: () => [
        phase,
        ...(failures > 0 ? ['failed'] : []),
        ...(waiting > 0 ? ['requested'] : []),
        ...(step === undefined ? [] : [step.status]),
      ],
      code: () => [...(lastError === undefined ? [] : [lastError.code]), ...called().flatMap(({ failures: codes }) => [...codes.keys()])],
    }),
    text: () =>
      `${agentNames(sessionId, state).join(' ')} ${step?.title ?? ''} ${lastError?.message ?? ''} ${manifest?.world.name ?? ''} ${phase}`,
    value: () => manifest,
  };
}

/** Something that was refused or repaired. */
export function subjectOfProblem(problem: ProblemRecord, state: ObserverState): FilterSubject {
  const { code, level, message, path, keyword, position, sessionId, text } = problem;
  const entry = () => state.wire.entries.at(state.wire.entries.firstWhere((each) => each.position >= position));
  const frame = () => (entry()?.position === position ? entry() : undefined);
  return {
    named: byKey({
      code: () => [code, ...(keyword === undefined ? [] : [keyword])],
      status: () => [level, problemOutcomes[code]],
      agent: () => agentNames(sessionId, state),
      type: () => named(frame()?.type),
      topic: () => (frame()?.type === 'event' ? named(frame()?.label) : []),
      tool: () => named(state.toolCalls.records.get(`${frame()?.sessionId}/${frame()?.callId}`)?.value.tool),
    }),
    text: () => `${code} ${message} ${path} ${keyword ?? ''} ${text ?? ''}`,
    value: () => readJson(text),
  };
}

/** A message: what it says, and each call that stands in it. It passes where one of these does. */
export function* subjectsOfMessage(key: string, state: ObserverState): Generator<FilterSubject> {
  const record = state.messages.records.get(key);
  if (record === undefined) return;
  const { value, sessionId } = record;
  yield {
    named: byKey({
      type: () => ['event', 'message'],
      topic: () => ['agent_message'],
      agent: () => agentNames(sessionId, state),
      status: () => [value.role],
    }),
    text: () => value.parts.map((part) => ('text' in part ? part.text : '')).join('\n'),
    value: () => value,
  };
  for (const part of value.parts) {
    if (part.type !== 'tool-call') continue;
    const call = findScoped(state.toolCalls.records, sessionId, part.toolCallId);
    if (call !== undefined) yield subjectOfCall(call, state);
  }
}

function named(name: string | undefined): readonly string[] {
  return name === undefined ? [] : [name];
}
