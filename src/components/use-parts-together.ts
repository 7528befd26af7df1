import { useMemo, useState } from 'react';
import { useToolNames } from '../hooks/index.js';
import type { Part, SourcePart } from '../schema/index.js';
import type { PartsTogether } from './message-part.js';

interface MessageParts extends PartsTogether {
  readonly sources: readonly SourcePart[];
}

/** Finds the sources of a message, and the runs of calls of one tool. Returns the same object as long as these are the same. */
export function usePartsTogether(parts: readonly Part[]): MessageParts {
  const calls = useSame(parts.flatMap((part) => (part.type === 'tool-call' ? [part.toolCallId] : [])));
  const tools = useToolNames(calls);
  const sources = useSame(parts.filter((part) => part.type === 'source'));
  // As text, which is compared in one step and holds nothing of the parts themselves.
  const runs = JSON.stringify(runsIn(parts, tools));
  return useMemo(
    () => ({
      sources,
      sourceIds: sources.map(({ sourceId }) => sourceId),
      runs: new Map((JSON.parse(runs) as readonly Run[]).map(({ partId, ids }) => [partId, ids])), // just written above
    }),
    [sources, runs],
  );
}

interface Run {
  readonly partId: string;
  readonly ids: readonly string[];
}

function runsIn(parts: readonly Part[], tools: readonly string[]): readonly Run[] {
  const runs: { partId: string; tool: string; ids: string[] }[] = [];
  let call = 0;
  let last: Part | undefined;
  for (const part of parts) {
    if (part.type === 'tool-call') {
      const tool = tools[call] ?? '';
      const run = runs.at(-1);
      if (run !== undefined && last?.type === 'tool-call' && tool !== '' && run.tool === tool) run.ids.push(part.toolCallId);
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
