import { readServerSentEvents } from './server-sent-events.js';

/** One message of the conversation with the model, as chat completions have it. */
export type ChatMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string | null; readonly tool_calls?: readonly ChatToolCall[] }
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string };

export interface ChatToolCall {
  readonly id: string;
  readonly type: 'function';
  readonly function: { readonly name: string; readonly arguments: string };
}

export interface ChatTool {
  readonly type: 'function';
  readonly function: { readonly name: string; readonly description: string; readonly parameters: unknown };
}

export interface ChatEndpoint {
  /** Such as http://127.0.0.1:8080/v1. */
  readonly baseUrl: string;
  readonly model: string;
  readonly key: string | undefined;
}

export interface ChatRequest {
  readonly messages: readonly ChatMessage[];
  readonly tools: readonly ChatTool[];
}

/** What the model said in one go. */
export interface Completion {
  readonly text: string;
  readonly reasoning: string;
  readonly toolCalls: readonly ChatToolCall[];
  readonly usage: { readonly inputTokens?: number; readonly outputTokens?: number };
}

/** The endpoint said no, or broke off. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  /** Whether the same request may work later. */
  readonly retryable: boolean;
  /** How long the endpoint asks to be left alone. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, retryable: boolean, retryAfterMs?: number) {
    super(message);
    this.retryable = retryable;
    this.retryAfterMs = retryAfterMs;
  }
}

const maxLength = 200_000;
const maxToolCalls = 16;

/** Asks the model and hands on what it says as it says it. Throws a {@link ModelError}, or the signal's reason. */
export async function streamCompletion(
  endpoint: ChatEndpoint,
  request: ChatRequest,
  onDelta: (kind: 'text' | 'reasoning', text: string) => void,
  signal: AbortSignal,
): Promise<Completion> {
  const response = await post(endpoint, request, signal);
  let text = '';
  let reasoning = '';
  let usage: Completion['usage'] = {};
  const calls: { id: string; name: string; arguments: string }[] = [];
  try {
    for await (const data of readServerSentEvents(response)) {
      if (data === '[DONE]') break;
      const chunk = readChunk(data);
      if (chunk.error !== undefined) throw new ModelError(`The model broke off: ${messageOf(chunk.error)}`, true);
      usage = readUsage(chunk.usage) ?? usage;
      const delta = chunk.choices?.[0]?.delta ?? {};
      const thought = delta.reasoning_content ?? delta.reasoning;
      if (typeof thought === 'string' && thought !== '') {
        reasoning += thought;
        onDelta('reasoning', thought);
      }
      if (typeof delta.content === 'string' && delta.content !== '') {
        text += delta.content;
        onDelta('text', delta.content);
      }
      for (const piece of delta.tool_calls ?? []) addPiece(calls, piece);
      if (text.length + reasoning.length > maxLength) throw new ModelError('The model does not come to an end.', false);
    }
  } catch (error) {
    if (error instanceof ModelError || signal.aborted) throw error;
    throw new ModelError(`The connection to the model broke: ${error instanceof Error ? error.message : String(error)}`, true);
  }
  const toolCalls = calls
    .filter(({ name }) => name !== '')
    .map((call, index): ChatToolCall => ({
      id: call.id === '' ? `call_${index}` : call.id,
      type: 'function',
      function: { name: call.name, arguments: call.arguments },
    }));
  return { text, reasoning, toolCalls, usage };
}

async function post({ baseUrl, model, key }: ChatEndpoint, request: ChatRequest, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>> {
  let response: Response;
  try {
    response = await fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({
        model,
        stream: true,
        stream_options: { include_usage: true },
        messages: request.messages,
        ...(request.tools.length === 0 ? {} : { tools: request.tools }),
      }),
      signal,
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new ModelError(`The model can't be reached at ${baseUrl}.`, true);
  }
  if (response.ok && response.body !== null) return response.body;
  const told = (await response.text().catch(() => '')).slice(0, 400);
  const isLater = response.status === 408 || response.status === 429 || response.status >= 500;
  throw new ModelError(`The model answered ${response.status}: ${told}`, isLater, retryAfter(response.headers.get('retry-after')));
}

/** As much of a chunk as is read. Everything in it may be missing. */
interface Chunk {
  readonly error?: unknown;
  readonly usage?: unknown;
  readonly choices?: readonly { readonly delta?: Delta }[];
}

interface Delta {
  readonly content?: unknown;
  readonly reasoning?: unknown;
  readonly reasoning_content?: unknown;
  readonly tool_calls?: readonly ToolCallPiece[];
}

interface ToolCallPiece {
  readonly index?: unknown;
  readonly id?: unknown;
  readonly function?: { readonly name?: unknown; readonly arguments?: unknown };
}

function readChunk(data: string): Chunk {
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value === 'object' && value !== null) return value; // every member is checked where it is used
  } catch {
    // Told below.
  }
  throw new ModelError(`The model sent what is no JSON object: ${data.slice(0, 100)}`, true);
}

function addPiece(calls: { id: string; name: string; arguments: string }[], { index, id, function: called }: ToolCallPiece): void {
  const place = typeof index === 'number' ? index : calls.length;
  if (!Number.isInteger(place) || place < 0 || place >= maxToolCalls) return;
  while (calls.length <= place) calls.push({ id: '', name: '', arguments: '' });
  const call = calls[place];
  if (call === undefined) return;
  if (typeof id === 'string' && id !== '') call.id = id;
  if (typeof called?.name === 'string') call.name += called.name;
  if (typeof called?.arguments === 'string' && call.arguments.length < maxLength) call.arguments += called.arguments;
}

function readUsage(usage: unknown): Completion['usage'] | undefined {
  if (typeof usage !== 'object' || usage === null) return undefined;
  const { prompt_tokens: input, completion_tokens: output } = usage as Readonly<Record<string, unknown>>; // an object, of any members
  return {
    ...(isCount(input) ? { inputTokens: input } : {}),
    ...(isCount(output) ? { outputTokens: output } : {}),
  };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function messageOf(error: unknown): string {
  const { message } = typeof error === 'object' && error !== null ? (error as { readonly message?: unknown }) : {}; // an object, of any members
  return typeof message === 'string' ? message : JSON.stringify(error).slice(0, 200);
}

function retryAfter(header: string | null): number | undefined {
  const seconds = header === null ? Number.NaN : Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 120) * 1000 : undefined;
}
