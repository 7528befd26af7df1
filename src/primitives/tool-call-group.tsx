'use client';
import { createContext, use, useCallback, useId, useMemo, type ComponentPropsWithRef } from 'react';
import { Primitive } from '@radix-ui/react-primitive';
import { useToolCallCounts, type ToolCallCounts } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import { composeHandlers } from './compose-handlers.js';
import { useIsCurrentToolCall } from './current-tool-call.js';
import { DisclosureTrigger } from './disclosure-trigger.js';
import { useAreWordsInCalls } from './found-words.js';
import { useOpen, type OpenProps } from './use-open.js';

/** What has become of a group: `running` while one of its calls does, or else `failed` where one has. */
export type ToolCallGroupState = 'running' | 'failed' | 'cancelled' | 'succeeded';

interface ToolCallGroupContextValue {
  readonly counts: ToolCallCounts;
  readonly state: ToolCallGroupState;
  readonly isFolding: boolean;
  /** Whether it holds the current call. */
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly contentId: string;
}

const ToolCallGroupContext = createContext<ToolCallGroupContextValue | undefined>(undefined);

/** Fewer calls than this stand side by side. */
const fewestFolded = 3;

export interface ToolCallGroupRootProps extends ComponentPropsWithRef<typeof Primitive.div>, OpenProps {
  /** The keys of calls of one tool, or the ids that their session gave them, in order. Keep the array as long as they stay the same. */
  readonly toolCallIds: readonly string[];
}

/**
 * Holds calls of one tool that follow each other. From three on they fold behind one line. Renders a `<div>`.
 * `data-state` is `running`, `failed`, `cancelled` or `succeeded`, `data-open` stands while the calls are shown,
 * `data-found` while one of them holds the words that are looked for in the conversation around it.
 */
export function ToolCallGroupRoot({ toolCallIds, open, defaultOpen, onOpenChange, ...props }: ToolCallGroupRootProps) {
  const counts = useToolCallCounts(toolCallIds);
  const isFolding = toolCallIds.length >= fewestFolded;
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange }, !isFolding);
  const contentId = useId();
  const isCurrent = useIsCurrentToolCall(toolCallIds);
  const isFound = useAreWordsInCalls(toolCallIds, counts);
  const state = stateOf(counts);
  const value = useMemo(
    () => ({ counts, state, isFolding, isCurrent, isOpen, setOpen, contentId }),
    [counts, state, isFolding, isCurrent, isOpen, setOpen, contentId],
  );
  return (
    <ToolCallGroupContext value={value}>
      <Primitive.div data-state={state} data-open={isOpen ? '' : undefined} data-found={isFound ? '' : undefined} {...props} />
    </ToolCallGroupContext>
  );
}

/** The group that the nearest `ToolCallGroupRoot` holds, for parts of one's own. Throws outside of it. */
export function useToolCallGroupContext(part = 'useToolCallGroupContext'): ToolCallGroupContextValue {
  const value = use(ToolCallGroupContext);
  if (value === undefined)
    throw new Error(
      `${part} was used outside ToolCallGroupRoot. It has no calls to show. Put it inside <ToolCallGroupRoot toolCallIds={…}>.`,
    );
  return value;
}

/**
 * Folds and unfolds the calls. Renders a `<button>` after the WAI-ARIA disclosure pattern, with `aria-current` while the call that a `CurrentToolCallProvider` names
 * is folded away behind it; nothing where they are too few to fold.
 */
export function ToolCallGroupTrigger(props: ComponentPropsWithRef<typeof Primitive.button>) {
  const group = useToolCallGroupContext('ToolCallGroupTrigger');
  if (!group.isFolding) return null;
  return <DisclosureTrigger aria-current={group.isCurrent && !group.isOpen ? true : undefined} {...props} disclosure={group} />;
}

/** Holds the calls. Renders a `<div>`; nothing while they are folded. Calls that a reader has gone into do not fold by themselves. */
export function ToolCallGroupContent(props: ComponentPropsWithRef<typeof Primitive.div>) {
  const { isFolding, isOpen, setOpen, contentId } = useToolCallGroupContext('ToolCallGroupContent');
  const hold = useCallback(() => {
    if (!isFolding) setOpen(true);
  }, [isFolding, setOpen]);
  return isOpen ? <Primitive.div id={contentId} {...props} onFocus={composeHandlers(props.onFocus, hold)} /> : null;
}

/** How many calls there are. Renders a `<span>`. */
export function ToolCallGroupCount(props: ComponentPropsWithRef<typeof Primitive.span>) {
  const { counts } = useToolCallGroupContext('ToolCallGroupCount');
  const { text } = useMessages();
  return (
    <Primitive.span dir="auto" {...props}>
      {props.children ?? text('tool-call.times', { count: counts.total })}
    </Primitive.span>
  );
}

/** What came of the calls: how many failed, were cancelled, or still run. Renders a `<span>`. `data-state` is that of the group. */
export function ToolCallGroupOutcome(props: ComponentPropsWithRef<typeof Primitive.span>) {
  const { counts, state } = useToolCallGroupContext('ToolCallGroupOutcome');
  const { text } = useMessages();
  const told = (['failed', 'cancelled', 'running'] as const).filter((status) => counts[status] > 0);
  const words = told.map((status) => text(`tool-call.count.${status}`, { count: counts[status] })).join(', ');
  return (
    <Primitive.span dir="auto" data-state={state} {...props}>
      {props.children ?? (words === '' ? text('tool-call.allDone') : words)}
    </Primitive.span>
  );
}

/** How long the calls that have ended took together. Renders a `<span>`. */
export function ToolCallGroupDuration(props: ComponentPropsWithRef<typeof Primitive.span>) {
  const { counts } = useToolCallGroupContext('ToolCallGroupDuration');
  const { format } = useMessages();
  return (
    <Primitive.span dir="auto" {...props}>
      {props.children ?? (counts.running === counts.total ? '' : format.duration(counts.tookMs))}
    </Primitive.span>
  );
}

function stateOf({ running, failed, cancelled }: ToolCallCounts): ToolCallGroupState {
  if (running > 0) return 'running';
  if (failed > 0) return 'failed';
  return cancelled > 0 ? 'cancelled' : 'succeeded';
}
