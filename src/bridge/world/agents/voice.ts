import type { AgentSession, Clock } from '../../../aicc/index.js';
import type { Attempt, DocumentSchema, DocumentTypes, Message, Part, SourcePart } from '../../../schema/index.js';
import { pause } from './pause.js';

/** What an agent wants to say in one message. */
export interface Utterance {
  /** Thought aloud before the text. */
  readonly reasoning?: string;
  /** Markdown. It may cite a source as `[^sourceId]`. */
  readonly text: string;
  readonly sources?: readonly Omit<SourcePart, 'type' | 'id'>[];
  /** Further parts. Typed loosely, since a producer may know part types that its readers do not. */
  readonly parts?: readonly (Part | UnknownPart)[];
  /** Says it as an alternative to the message with this id. */
  readonly insteadOf?: string;
  /** The attempt does not come to an end: it fails half way, with this reason. */
  readonly failure?: string;
}

export interface UnknownPart {
  readonly type: `x-${string}`;
  readonly id: string;
  readonly [member: string]: unknown;
}

/** How an agent speaks: documents at once, messages word by word. */
export interface Voice {
  readonly put: <S extends DocumentSchema>(schema: S, value: DocumentTypes[S]) => void;
  /** Streams a message, and then puts it whole. One message at a time: a second waits for the first. Resolves with its id, or with `undefined` when it was never said. */
  readonly speak: (utterance: Utterance) => Promise<string | undefined>;
  /** Says something to a person who waits for it: before all that waits to be said, and soon whole. What is being said ends at once, uncut. */
  readonly answer: (utterance: Utterance) => void;
  /** How many messages wait to be said after the one that is being said. */
  readonly waiting: () => number;
  /** Breaks off the message that is being spoken, and drops those that wait. */
  readonly hush: () => void;
  /** Says something to other agents. */
  readonly tell: (names: readonly string[], text: string) => void;
  readonly nextId: (noun: string) => string;
  readonly now: () => string;
}

export interface VoiceOptions {
  readonly session: AgentSession;
  readonly name: string;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly model: () => string;
}

const wordsPerDelta = 4;
const deltaEveryMs = 110;
/** An answer is whole after that many deltas, however long it is. */
const deltasPerAnswer = 8;
const messagesKept = 60;

/** A message that waits to be said, or is being said. */
interface Turn {
  readonly utterance: Utterance;
  readonly isAnswer: boolean;
  /** Aborted when the rest of it is to be said at once. */
  readonly hurry: AbortController;
  isHushed: boolean;
  readonly resolve: (id: string | undefined) => void;
}

export function createVoice({ session, name, clock, signal, model }: VoiceOptions): Voice {
  const counts = new Map<string, number>();
  const said: Message[] = [];
  let waiting: Turn[] = [];
  let current: Turn | undefined;

  const voice: Voice = {
    put: (schema, value) => void session.say({ from: name, documents: [{ schema, version: 1, value }] }),
    speak: (utterance) => queue(utterance, false),
    answer: (utterance) => void queue(utterance, true),
    waiting: () => waiting.length,
    hush() {
      for (const turn of waiting) turn.resolve(undefined);
      waiting = [];
      if (current === undefined) return;
      current.isHushed = true;
      current.hurry.abort();
    },
    tell: (names, text) => void session.say({ from: name, to: names, text }),
    nextId(noun) {
      const count = (counts.get(noun) ?? 0) + 1;
      counts.set(noun, count);
      return `${noun}-${count}`;
    },
    now: () => new Date(clock.now()).toISOString(),
  };
  return voice;

  function queue(utterance: Utterance, isAnswer: boolean): Promise<string | undefined> {
    return new Promise((resolve) => {
      const turn: Turn = { utterance, isAnswer, hurry: new AbortController(), isHushed: false, resolve };
      waiting.splice(isAnswer ? waiting.findLastIndex((other) => other.isAnswer) + 1 : waiting.length, 0, turn);
      if (current === undefined) void sayAll();
      else if (isAnswer) current.hurry.abort();
    });
  }

  async function sayAll(): Promise<void> {
    for (current = waiting.shift(); current !== undefined; current = waiting.shift()) {
      if (waiting[0]?.isAnswer === true) current.hurry.abort();
      current.resolve(await say(current));
    }
  }

  async function say(turn: Turn): Promise<string> {
    const { utterance } = turn;
    const id = voice.nextId('message');
    const startedAt = voice.now();
    const attempt: Attempt = { attemptId: voice.nextId('attempt'), status: 'running', model: model(), startedAt };
    voice.put('oddkin.ai.attempt', attempt);
    const reasoning = utterance.reasoning === undefined ? '' : await stream(turn, id, 'reasoning', utterance.reasoning, 1);
    const text = await stream(turn, id, 'text', utterance.text, utterance.failure === undefined ? 1 : 0.5);
    const parentId = utterance.insteadOf === undefined ? undefined : parentOf(utterance.insteadOf);
    const message: Message = {
      id,
      role: 'assistant',
      parts: partsOf(id, reasoning, text, utterance),
      attemptId: attempt.attemptId,
      createdAt: startedAt,
      provenance: { kind: 'generated', label: `Said by ${name}`, model: model(), generatedAt: startedAt },
      ...(parentId === undefined ? {} : { parentId }),
    };
    voice.put('oddkin.ai.message', message);
    voice.put('oddkin.ai.attempt', { ...attempt, ...endOf(turn, reasoning.length + text.length), endedAt: voice.now() });
    said.push(message);
    if (said.length > messagesKept) said.shift();
    return id;
  }

  /** Under which message an alternative stands: the one before the first that it is an alternative to, which is moved there too. */
  function parentOf(insteadOf: string): string | undefined {
    const index = said.findIndex((message) => message.id === insteadOf);
    const first = said[index];
    if (first?.parentId !== undefined) return first.parentId;
    const before = said[index - 1];
    if (first === undefined || before === undefined) return undefined;
    said[index] = { ...first, parentId: before.id };
    voice.put('oddkin.ai.message', said[index]);
    return before.id;
  }

  /** Sends a part bit by bit and returns what was sent of it. */
  async function stream(turn: Turn, messageId: string, partType: 'text' | 'reasoning', whole: string, share: number): Promise<string> {
    const words = whole.split(/(?<=\s)/);
    const end = Math.ceil(words.length * share);
    const pace = turn.isAnswer ? Math.max(wordsPerDelta, Math.ceil(end / deltasPerAnswer)) : wordsPerDelta;
    const interrupted = AbortSignal.any([signal, turn.hurry.signal]);
    let sent = '';
    for (let from = 0; from < end && !signal.aborted && !turn.isHushed;) {
      const to = turn.hurry.signal.aborted ? end : Math.min(end, from + pace);
      const text = words.slice(from, to).join('');
      const state = to >= words.length ? 'done' : 'streaming';
      void session.say({
        from: name,
        delta: { messageId, partId: `${messageId}-${partType}`, partType, offset: sent.length, text, state },
      });
      sent += text;
      from = to;
      await pause(clock, deltaEveryMs, interrupted);
    }
    return sent;
  }

  function endOf({ utterance: { failure }, isHushed }: Turn, length: number): Partial<Attempt> {
    const usage = { inputTokens: 400 + length, outputTokens: Math.ceil(length / 4) };
    if (failure !== undefined) return { status: 'failed', usage, error: { code: 'lost_thread', message: failure, retryable: true } };
    return { status: isHushed ? 'cancelled' : 'succeeded', usage };
  }
}

function partsOf(id: string, reasoning: string, text: string, { sources = [], parts = [] }: Utterance): Part[] {
  const all: (Part | UnknownPart)[] = [
    ...(reasoning === '' ? [] : [{ type: 'reasoning', id: `${id}-reasoning`, text: reasoning, state: 'done' } as const]),
    { type: 'text', id: `${id}-text`, text, state: 'done' },
    ...sources.map((source, index) => ({ type: 'source', id: `${id}-source-${index + 1}`, ...source }) as const),
    ...parts,
  ];
  return all as Part[]; // a part of an unknown type is what a reader shows as unsupported
}
