import type { Manifest } from '../schema/index.js';
import type { ChatTool } from './chat-completion.js';

/** The tools by which people act. They stand in the manifest where observers may act, and are refused to agents. Source: PROTOCOL section 6. */
const toolsForPeople: ReadonlySet<string> = new Set([
  'send_message',
  'retry_message',
  'stop',
  'answer_question',
  'skip_question',
  'decide_approval',
  'use_suggestion',
  'select_model',
]);

/** What the world declares, as functions that a model can call. */
export function declareTools(manifest: Manifest | undefined): readonly ChatTool[] {
  const held = new Set(Object.values(manifest?.capabilities ?? {}).flat());
  return (manifest?.tools ?? [])
    .filter(({ id, requires_capability: needs }) => !toolsForPeople.has(id) && (needs === undefined || held.has(needs)))
    .map(({ id, description, input_schema: parameters }) => ({ type: 'function', function: { name: id, description, parameters } }));
}

/** The input that a model wrote; a sentence that says what is wrong with it where it is none. */
export function readArguments(text: string): Record<string, unknown> | string {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>; // an object, of any members
    return 'The arguments are no JSON object. Nothing was called.';
  } catch (error) {
    return `The arguments are not JSON (${error instanceof Error ? error.message : String(error)}). Nothing was called.`;
  }
}
