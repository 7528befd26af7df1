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
  /** Streams a message, and then puts it whole. One message at a time: a second waits for the first. Resolves with its id. */
  readonly speak: (utterance: Utterance) => Promise<string>;
  /** Breaks off the message that is being spoken. */
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

export function createVoice({ session, name, clock, signal, model }: VoiceOptions): Voice {
  const counts = new Map<string, number>();
  const parents = new Map<string, string | undefined>();
  let last: string | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let isHushed = false;

  const voice: Voice = {
    put: (schema, value) => void session.say({ from: name, documents: [{ schema, version: 1, value }] }),
    speak(utterance) {
      const spoken = queue.then(() => speak(utterance));
      queue = spoken.catch(() => {});
      return spoken;
    },
    hush: () => {
      isHushed = true;
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

  async function speak(utterance: Utterance): Promise<string> {
    const id = voice.nextId('message');
    const startedAt = voice.now();
    const attempt: Attempt = { attemptId: voice.nextId('attempt'), status: 'running', model: model(), startedAt };
    isHushed = false;
    voice.put('oddkin.ai.attempt', attempt);
    const reasoning = utterance.reasoning === undefined ? '' : await stream(id, 'reasoning', utterance.reasoning, 1);
    const text = await stream(id, 'text', utterance.text, utterance.failure === undefined ? 1 : 0.5);
    const parentId = utterance.insteadOf === undefined ? last : parents.get(utterance.insteadOf);
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
    voice.put('oddkin.ai.attempt', { ...attempt, ...endOf(utterance, reasoning.length + text.length), endedAt: voice.now() });
    parents.set(id, parentId);
    last = id;
    return id;
  }

  /** Sends a part bit by bit and returns what was sent of it. */
  async function stream(messageId: string, partType: 'text' | 'reasoning', whole: string, share: number): Promise<string> {
    const words = whole.split(/(?<=\s)/);
    const end = Math.ceil(words.length * share);
    let sent = '';
    for (let index = 0; index < end && !signal.aborted && !isHushed; index += wordsPerDelta) {
      const text = words.slice(index, Math.min(end, index + wordsPerDelta)).join('');
      const state = index + wordsPerDelta >= words.length ? 'done' : 'streaming';
      void session.say({
        from: name,
        delta: { messageId, partId: `${messageId}-${partType}`, partType, offset: sent.length, text, state },
      });
      sent += text;
      await pause(clock, deltaEveryMs, signal);
    }
    return sent;
  }

  function endOf({ failure }: Utterance, length: number): Partial<Attempt> {
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
