import {
  conversation,
  findScoped,
  placeOfCall,
  type MessageRecord,
  type ObserverState,
  type TimelineEntry,
  type ToolCallRecord,
} from '../store/index.js';

/** Something that happened, and that something else may have brought about. */
export type Happening =
  | { readonly kind: 'tool-call'; readonly toolCallKey: string }
  | { readonly kind: 'event'; readonly position: number }
  | { readonly kind: 'message'; readonly messageKey: string }
  /** A change of a plan's step, told by the frame at `position`. */
  | { readonly kind: 'plan-step'; readonly planKey: string; readonly stepId: string; readonly position: number }
  /** A frame of the wire: the result of a call, the document that changed a plan. */
  | { readonly kind: 'frame'; readonly position: number };

/** Why one thing is said to have brought about another. */
export type CauseReason =
  /** The result of the call. */
  | 'answered'
  /** It names the call. */
  | 'named'
  /** It came while the call ran. */
  | 'running'
  /** It came in the tick in which the call was answered. */
  | 'same_tick'
  /** The call stands in the message. */
  | 'said'
  /** It came next in the session. */
  | 'followed'
  /** The step of the plan changed while the call ran, or next after it. */
  | 'moved'
  /** The frame told of it. */
  | 'told';

/** Something that happened, and how it is tied to what it was asked about. */
export interface CauseLink {
  readonly happening: Happening;
  readonly reason: CauseReason;
  /** When it happened, in milliseconds since the Unix epoch. */
  readonly at: number;
}

/** At most this many effects of one kind are named. */
const maxLinks = 100;

/** What brought something about, the likeliest first; empty where nothing is known. Costs a look through what is held, in the worst case. */
export function causesOf(state: ObserverState, happening: Happening): readonly CauseLink[] {
  switch (happening.kind) {
    case 'tool-call':
      return causesOfCall(state, happening.toolCallKey);
    case 'event': {
      const entry = entryAt(state, happening.position);
      const call = entry?.kind === 'event' && entry.toolCallKey !== undefined ? callOf(state, entry.toolCallKey) : undefined;
      return entry?.kind === 'event' && call !== undefined ? [callLink(call, reasonOf(entry, call))] : [];
    }
    case 'message':
      return causesOfMessage(state, happening.messageKey);
    case 'plan-step': {
      const change = state.plans
        .get(happening.planKey)
        ?.history.get(happening.stepId)
        ?.changes.find(({ position }) => position === happening.position);
      const call = change?.toolCallKey === undefined ? undefined : callOf(state, change.toolCallKey);
      if (change === undefined) return [];
      const told: CauseLink = { happening: { kind: 'frame', position: change.position }, reason: 'told', at: change.at };
      return call === undefined ? [told] : [callLink(call, 'moved'), told];
    }
    case 'frame':
      return [];
    default:
      return happening satisfies never;
  }
}

/** What something brought about, in the order in which it happened. Costs a look through what came after it, in the worst case. */
export function effectsOf(state: ObserverState, happening: Happening): readonly CauseLink[] {
  switch (happening.kind) {
    case 'tool-call':
      return effectsOfCall(state, happening.toolCallKey);
    case 'event': {
      const entry = entryAt(state, happening.position);
      return entry === undefined ? [] : nextMessage(state, entry.sessionId, entry.at);
    }
    case 'message': {
      const record = state.messages.records.get(happening.messageKey);
      if (record === undefined) return [];
      const calls = callsIn(state, record).map((call) => callLink(call, 'said'));
      return [...calls, ...nextMessage(state, record.sessionId, record.createdAt, happening.messageKey)];
    }
    case 'plan-step':
    case 'frame':
      return [];
    default:
      return happening satisfies never;
  }
}

/** The first cause of each cause in turn, back to where nothing more is known; `limit` at most. */
export function causeChain(state: ObserverState, happening: Happening, limit = 8): readonly CauseLink[] {
  const chain: CauseLink[] = [];
  const seen = new Set([nameOf(happening)]);
  let [next] = causesOf(state, happening);
  while (next !== undefined && chain.length < limit && !seen.has(nameOf(next.happening))) {
    chain.push(next);
    seen.add(nameOf(next.happening));
    [next] = causesOf(state, next.happening);
  }
  return chain;
}

function nameOf(happening: Happening): string {
  return JSON.stringify(happening);
}

/** A call comes of the answer before it in the same message, and of the message in which it stands. */
function causesOfCall(state: ObserverState, key: string): readonly CauseLink[] {
  const record = messageOf(state, key);
  if (record === undefined) return [];
  const calls = callsIn(state, record);
  const before = calls[calls.findIndex((call) => call.key === key) - 1];
  const said: CauseLink = { happening: { kind: 'message', messageKey: record.key }, reason: 'said', at: record.createdAt };
  return before === undefined ? [said] : [callLink(before, 'followed'), said];
}

/** A message comes of what a person said last, or else of the call that was answered last before it. */
function causesOfMessage(state: ObserverState, key: string): readonly CauseLink[] {
  const record = state.messages.records.get(key);
  if (record === undefined || record.value.role === 'user') return [];
  const path = conversation(state.messages.tree, record.sessionId);
  const before = state.messages.records.get(path[path.indexOf(key) - 1] ?? '');
  const call = lastAnswered(state, record);
  const links: CauseLink[] = [];
  if (call !== undefined) links.push(callLink(call, 'followed'));
  if (before !== undefined)
    links.push({ happening: { kind: 'message', messageKey: before.key }, reason: 'followed', at: before.createdAt });
  const isAsked = before?.value.role === 'user' && (call?.endedAt ?? 0) <= before.createdAt;
  return isAsked ? links.reverse() : links;
}

function lastAnswered(state: ObserverState, { sessionId, createdAt, key }: MessageRecord): ToolCallRecord | undefined {
  const { timeline } = state;
  for (let index = timeline.size - 1; index >= 0; index -= 1) {
    const entry = timeline.at(index);
    if (entry?.kind !== 'tool-call' || entry.sessionId !== sessionId || entry.at > createdAt) continue;
    const call = callOf(state, entry.toolCallKey);
    if (call?.endedAt !== undefined && call.endedAt <= createdAt && placeOfCall(state, call.key) !== key) return call;
  }
  return undefined;
}

function effectsOfCall(state: ObserverState, key: string): readonly CauseLink[] {
  const call = callOf(state, key);
  if (call === undefined) return [];
  const links: CauseLink[] = [];
  if (call.resultPosition !== undefined && call.endedAt !== undefined)
    links.push({ happening: { kind: 'frame', position: call.resultPosition }, reason: 'answered', at: call.endedAt });
  for (const entry of state.timeline.range(indexAfter(state, call.createdAt), state.timeline.size)) {
    if (links.length > maxLinks) break;
    if (entry.kind === 'event' && entry.toolCallKey === key)
      links.push({ happening: { kind: 'event', position: entry.position }, reason: reasonOf(entry, call), at: entry.at });
  }
  links.push(...movedSteps(state, call));
  const record = messageOf(state, key);
  const following = record === undefined ? [] : callsIn(state, record);
  const next = following[following.findIndex((each) => each.key === key) + 1];
  if (next !== undefined && record !== undefined) links.push(callLink(next, 'followed'));
  else if (call.endedAt !== undefined) links.push(...nextMessage(state, call.sessionId, call.endedAt, record?.key));
  return links.sort((left, right) => left.at - right.at);
}

function movedSteps(state: ObserverState, call: ToolCallRecord): readonly CauseLink[] {
  const links: CauseLink[] = [];
  for (const plan of state.plans.values()) {
    if (plan.sessionId !== call.sessionId) continue;
    for (const [stepId, { changes }] of plan.history) {
      for (const { toolCallKey, position, at } of changes) {
        if (toolCallKey === call.key && links.length < maxLinks)
          links.push({ happening: { kind: 'plan-step', planKey: plan.key, stepId, position }, reason: 'moved', at });
      }
    }
  }
  return links;
}

/** The first message of the session that began at or after a time. */
function nextMessage(state: ObserverState, sessionId: string | undefined, at: number, except?: string): readonly CauseLink[] {
  const path = conversation(state.messages.tree, sessionId);
  let start = except === undefined ? 0 : path.indexOf(except) + 1;
  let end = path.length;
  // Messages of a path stand in the order in which they came.
  while (start < end) {
    const middle = (start + end) >> 1;
    const record = state.messages.records.get(path[middle] ?? '');
    if (record !== undefined && record.createdAt < at) start = middle + 1;
    else end = middle;
  }
  const record = state.messages.records.get(path[start] ?? '');
  return record === undefined ? [] : [{ happening: { kind: 'message', messageKey: record.key }, reason: 'followed', at: record.createdAt }];
}

function reasonOf(entry: Extract<TimelineEntry, { kind: 'event' }>, call: ToolCallRecord): CauseReason {
  const { payload, position } = entry;
  const named: unknown = Object.hasOwn(payload, 'call_id') ? payload['call_id'] : undefined;
  if (typeof named === 'string' && call.callKey === `${entry.sessionId}/${named}`) return 'named';
  if (call.resultPosition === undefined || position < call.resultPosition) return 'running';
  return entry.tick !== undefined && entry.tick === call.value.tick ? 'same_tick' : 'named';
}

function callOf(state: ObserverState, key: string): ToolCallRecord | undefined {
  return state.toolCalls.records.get(key);
}

function callLink({ key, startedAt }: ToolCallRecord, reason: CauseReason): CauseLink {
  return { happening: { kind: 'tool-call', toolCallKey: key }, reason, at: startedAt };
}

function messageOf(state: ObserverState, callKey: string): MessageRecord | undefined {
  return state.messages.records.get(placeOfCall(state, callKey) ?? '');
}

function callsIn(state: ObserverState, record: MessageRecord): readonly ToolCallRecord[] {
  return record.value.parts.flatMap((part) => {
    if (part.type !== 'tool-call') return [];
    const call = findScoped(state.toolCalls.records, record.sessionId, part.toolCallId);
    return call === undefined ? [] : [call];
  });
}

function entryAt({ timeline }: ObserverState, position: number): TimelineEntry | undefined {
  const entry = timeline.at(timeline.firstWhere((each) => each.position >= position));
  return entry?.position === position ? entry : undefined;
}

function indexAfter({ timeline }: ObserverState, at: number): number {
  return timeline.firstWhere((entry) => entry.at >= at);
}
