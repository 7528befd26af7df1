import { useMemo, useState } from 'react';
import { useToolNames } from '../hooks/index.js';
import type { Part, SourcePart, ToolCallPart } from '../schema/index.js';
import type { PartsTogether } from './message-part.js';

interface MessageParts extends PartsTogether {
  readonly sources: readonly SourcePart[];
}

/** Finds the sources of a message, and the runs of calls of one tool. Returns the same object as long as these are the same. */
export function usePartsTogether(parts: readonly Part[]): MessageParts {
  const outline = useSame(parts.map(outlineOf));
  const calls = useSame(useMemo(() => outline.filter(isCall).map(({ toolCallId }) => toolCallId), [outline]));
  const sources = useSame(useMemo(() => outline.filter(isSource), [outline]));
  const tools = useToolNames(calls);
  // As text, which is compared in one step and holds nothing of the parts themselves.
  const runs = useMemo(() => JSON.stringify(runsIn(outline, tools)), [outline, tools]);
  return useMemo(
    () => ({
      sources,
      sourceIds: sources.map(({ sourceId }) => sourceId),
      runs: new Map((JSON.parse(runs) as readonly Run[]).map(({ partId, ids }) => [partId, ids])), // just written above
    }),
    [sources, runs],
  );
}

/** What of a part concerns the others: of text, only that it stands there. */
type Outline = Part | undefined;

function outlineOf(part: Part): Outline {
  return part.type === 'text' || part.type === 'reasoning' ? undefined : part;
}

function isCall(part: Outline): part is ToolCallPart {
  return part?.type === 'tool-call';
}

function isSource(part: Outline): part is SourcePart {
  return part?.type === 'source';
}

interface Run {
  readonly partId: string;
  readonly ids: readonly string[];
}

function runsIn(outline: readonly Outline[], tools: readonly string[]): readonly Run[] {
  const runs: { partId: string; tool: string; ids: string[] }[] = [];
  let call = 0;
  let last: Outline;
  for (const part of outline) {
    if (isCall(part)) {
      const tool = tools[call] ?? '';
      const run = runs.at(-1);
      if (run !== undefined && isCall(last) && tool !== '' && run.tool === tool) run.ids.push(part.toolCallId);
      else runs.push({ partId: part.id, tool, ids: [part.toolCallId] });
      call += 1;
    }
    last = part;
  }
  return runs;
}

/** The list that was given before, as long as this one holds the same. */
function useSame<T>(list: readonly T[]): readonly T[] {
  const [kept, keep] = useState(list);
  if (kept.length === list.length && list.every((item, index) => item === kept[index])) return kept;
  keep(list);
  return list;
}
