import type { ObserverState } from './state.js';

/** The key of the message in which a tool call stands; `undefined` where it stands in none. */
export function placeOfCall({ messages, toolCalls }: Pick<ObserverState, 'messages' | 'toolCalls'>, callKey: string): string | undefined {
  return messages.callPlaces.get(callKey)?.messageKey ?? toolCalls.records.get(callKey)?.turnKey;
}
