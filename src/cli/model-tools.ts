import { personTools, type Manifest } from '../schema/index.js';
import type { ChatTool } from './chat-completion.js';

/** What the world declares, as functions that a model can call: without the tools of people, which are refused to agents. */
export function declareTools(manifest: Manifest | undefined): readonly ChatTool[] {
  const held = new Set(Object.values(manifest?.capabilities ?? {}).flat());
  return (manifest?.tools ?? [])
    .filter(({ id, requires_capability: needs }) => !personTools.has(id) && (needs === undefined || held.has(needs)))
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
