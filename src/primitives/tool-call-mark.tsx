'use client';
import { createContext, createElement, use, type ComponentType } from 'react';

const ToolCallMarkContext = createContext<ComponentType | undefined>(undefined);

/** Gives the line of each tool call below it a mark of one's own, which reads its call by `useToolCallContext`. Renders nothing of its own. */
export const ToolCallMarkProvider = ToolCallMarkContext;

/** The mark that a `ToolCallMarkProvider` gives a call. Renders what the mark renders; nothing where there is none. */
export function ToolCallMark() {
  const Mark = use(ToolCallMarkContext);
  return Mark === undefined ? null : createElement(Mark);
}
