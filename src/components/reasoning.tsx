'use client';
import { memo } from 'react';
import { growthOf, useNow } from '../hooks/index.js';
import { ChevronRight } from '../icons/index.js';
import { useMessages } from '../messages/index.js';
import { ReasoningContent, ReasoningRoot, ReasoningTrigger } from '../primitives/index.js';
import type { ReasoningPart } from '../schema/index.js';
import { MarkdownText } from './markdown.js';
import { StateIcon } from './state-icon.js';
import { Damage, type PartDamage } from './text.js';

export interface ReasoningProps {
  readonly part: ReasoningPart;
  /** When the thinking began, in milliseconds since the Unix epoch, where that is known. */
  readonly startedAt?: number | undefined;
  /** When it ended; `undefined` while it goes on, or where nobody knows. */
  readonly endedAt?: number | undefined;
  readonly damage?: PartDamage | undefined;
  /** Whether the session ended, so that no more thoughts come. */
  readonly isInterrupted?: boolean;
}

/** What an agent thought: open while it thinks, folded when it is done, unless a person decides otherwise or reads in it. Renders a `<div>`. `data-state` is `streaming` or `done`. */
export const Reasoning = memo(function Reasoning({ part, startedAt, endedAt, damage, isInterrupted = false }: ReasoningProps) {
  const isStreaming = part.state === 'streaming' && !isInterrupted;
  const tookMs = useTime(isStreaming, startedAt, endedAt);
  const { text, format } = useMessages();
  return (
    <ReasoningRoot className="oddkin-reasoning" streaming={isStreaming}>
      <ReasoningTrigger className="oddkin-reasoning-trigger">
        {isStreaming ? <StateIcon state="running" /> : null}
        <ChevronRight className="oddkin-chevron" size={14} strokeWidth={1.75} aria-hidden />
        <span>
          {isStreaming
            ? text('reasoning.streaming')
            : tookMs === undefined
              ? text('reasoning.done')
              : text('reasoning.took', { duration: format.duration(tookMs) })}
        </span>
        {isStreaming && tookMs !== undefined ? <span className="oddkin-reasoning-elapsed">{format.duration(tookMs)}</span> : null}
      </ReasoningTrigger>
      <ReasoningContent className="oddkin-reasoning-content">
        <MarkdownText text={part.text} growth={growthOf(part)} isStreaming={isStreaming} />
      </ReasoningContent>
      {damage === undefined ? null : <Damage damage={damage} />}
    </ReasoningRoot>
  );
});

/** How long it has taken so far, in whole seconds, or took in all; `undefined` where that is not known. */
function useTime(isStreaming: boolean, startedAt: number | undefined, endedAt: number | undefined): number | undefined {
  const now = useNow(1_000, isStreaming && startedAt !== undefined);
  if (startedAt === undefined) return undefined;
  if (isStreaming) return Math.floor(Math.max(0, now - startedAt) / 1_000) * 1_000;
  return endedAt === undefined ? undefined : roundTime(Math.max(0, endedAt - startedAt));
}

/** Nobody thinks to a tenth of a second, but in less than ten. */
function roundTime(durationMs: number): number {
  return durationMs < 10_000 ? durationMs : Math.round(durationMs / 1_000) * 1_000;
}
