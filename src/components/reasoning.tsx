'use client';
import { memo, useState } from 'react';
import { ChevronRight } from 'lucide-react';
import { useNow } from '../hooks/index.js';
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
  /** When it was last heard of. */
  readonly lastAt?: number | undefined;
  readonly damage?: PartDamage | undefined;
  /** Whether the session ended, so that no more thoughts come. */
  readonly isInterrupted?: boolean;
}

/** What an agent thought: open while it thinks, folded when it is done, unless a person decides otherwise. Renders a `<div>`. `data-state` is `streaming` or `done`. */
export const Reasoning = memo(function Reasoning({ part, startedAt, lastAt, damage, isInterrupted = false }: ReasoningProps) {
  const isStreaming = part.state === 'streaming' && !isInterrupted;
  const tookMs = useTime(isStreaming, startedAt, lastAt);
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
        <MarkdownText text={part.text} />
      </ReasoningContent>
      {damage === undefined ? null : <Damage damage={damage} />}
    </ReasoningRoot>
  );
});

/** How long it has taken. Once it was seen to end the time stays, although later text moves `lastAt` on. */
function useTime(isStreaming: boolean, startedAt: number | undefined, lastAt: number | undefined): number | undefined {
  const now = useNow(1_000, isStreaming && startedAt !== undefined);
  const [tookMs, setTookMs] = useState<number>();
  const ended = isStreaming || startedAt === undefined || lastAt === undefined ? undefined : lastAt - startedAt;
  if (tookMs === undefined && ended !== undefined) setTookMs(ended);
  if (isStreaming) return startedAt === undefined ? undefined : Math.floor(Math.max(0, now - startedAt) / 1_000) * 1_000;
  return tookMs ?? ended;
}
