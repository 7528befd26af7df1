'use client';
import { createContext, use } from 'react';
import { useSessionScope } from '../hooks/index.js';

const CurrentToolCallContext = createContext<string | undefined>(undefined);

/** Names the tool call that is current for what is below it, by its key: the one that is inspected elsewhere, say. Its trigger has `aria-current`. Renders nothing of its own. */
export const CurrentToolCallProvider = CurrentToolCallContext;

/** Whether one of these calls is the current one. */
export function useIsCurrentToolCall(ids: readonly string[]): boolean {
  const current = use(CurrentToolCallContext);
  const scope = useSessionScope();
  return current !== undefined && ids.some((id) => id === current || `${scope}/${id}` === current);
}
