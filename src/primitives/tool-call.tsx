'use client';
import { createContext, use, useId, useMemo, type ComponentPropsWithRef } from 'react';
import { Primitive } from '@radix-ui/react-primitive';
import { useNow, useToolCall } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import { useIsCurrentToolCall } from './current-tool-call.js';
import { DisclosureTrigger } from './disclosure-trigger.js';
import { useAreWordsInCalls } from './found-words.js';
import { visibleText } from './json-text.js';
import { outcomeInWords, summariseInput } from './tool-call-summary.js';
import { useOpen, type OpenProps } from './use-open.js';

/** A tool call as the store keeps it. */
export type ToolCallRecord = NonNullable<ReturnType<typeof useToolCall>>;

interface ToolCallContextValue {
  readonly record: ToolCallRecord;
  readonly isOpen: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly contentId: string;
}

const ToolCallContext = createContext<ToolCallContextValue | undefined>(undefined);

export interface ToolCallRootProps extends ComponentPropsWithRef<typeof Primitive.div>, OpenProps {
  /** The key of the call, or the id that its session gave it. Nothing renders until its first frame. */
  readonly toolCallId: string;
}

/**
 * Holds one tool call. Renders a `<div>`. `data-state` is its status (`pending`, `running`, `succeeded`, `failed`, `cancelled`),
 * `data-class` what the tool does (`sensor`, `actuator`, `generator`), `data-tool-call-key` the key of its record. `data-open` stands while it is
 * unfolded, `data-found` while it holds the words that are looked for in the conversation around it.
 */
export function ToolCallRoot({ toolCallId, open, defaultOpen, onOpenChange, ...props }: ToolCallRootProps) {
  const record = useToolCall(toolCallId);
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange }, false);
  const contentId = useId();
  const isFound = useAreWordsInCalls(
    useMemo(() => [toolCallId], [toolCallId]),
    record,
  );
  const value = useMemo(
    () => (record === undefined ? undefined : { record, isOpen, setOpen, contentId }),
    [record, isOpen, setOpen, contentId],
  );
  if (value === undefined) return null;
  const { status, toolClass } = value.record.value;
  return (
    <ToolCallContext value={value}>
      <Primitive.div
        data-state={status}
        data-class={toolClass}
        data-tool-call-key={value.record.key}
        data-open={isOpen ? '' : undefined}
        data-found={isFound ? '' : undefined}
        {...props}
      />
    </ToolCallContext>
  );
}

/** The call that the nearest `ToolCallRoot` holds, for parts of one's own. Throws outside of it. */
export function useToolCallContext(part = 'useToolCallContext'): ToolCallContextValue {
  const value = use(ToolCallContext);
  if (value === undefined)
    throw new Error(`${part} was used outside ToolCallRoot. It has no tool call to show. Put it inside <ToolCallRoot toolCallId={…}>.`);
  return value;
}

/** Folds and unfolds the call. Renders a `<button>` after the WAI-ARIA disclosure pattern, with `aria-current` where a `CurrentToolCallProvider` names the call. */
export function ToolCallTrigger(props: ComponentPropsWithRef<typeof Primitive.button>) {
  const call = useToolCallContext('ToolCallTrigger');
  const isCurrent = useIsCurrentToolCall([call.record.key]);
  return <DisclosureTrigger aria-current={isCurrent ? true : undefined} {...props} disclosure={call} />;
}

/** Holds input, output and error. Renders a `<div>`; nothing while folded, so that a large output costs nothing. */
export function ToolCallContent(props: ComponentPropsWithRef<typeof Primitive.div>) {
  const { isOpen, contentId } = useToolCallContext('ToolCallContent');
  return isOpen ? <Primitive.div id={contentId} {...props} /> : null;
}

/** The name of the tool, or the title that the application gave the call. Renders a `<span>`. */
export function ToolCallName(props: ComponentPropsWithRef<typeof Primitive.span>) {
  const { tool, title } = useToolCallContext('ToolCallName').record.value;
  return (
    <Primitive.span dir="auto" title={title === undefined ? undefined : visibleText(tool.slice(0, 1_000))} {...props}>
      {props.children ?? visibleText((title ?? tool).slice(0, 200))}
    </Primitive.span>
  );
}

/** What the call is about, from its input. Renders a `<span>`; nothing where the input says nothing short. */
export function ToolCallArguments(props: ComponentPropsWithRef<typeof Primitive.span>) {
  const { input } = useToolCallContext('ToolCallArguments').record.value;
  const summary = summariseInput(input);
  if (summary === '') return null;
  return (
    <Primitive.span dir="auto" {...props}>
      {props.children ?? summary}
    </Primitive.span>
  );
}

/** What came of it, in words. Renders a `<span>`. `data-state` is the status. */
export function ToolCallOutcome(props: ComponentPropsWithRef<typeof Primitive.span>) {
  const { value } = useToolCallContext('ToolCallOutcome').record;
  const { text } = useMessages();
  return (
    <Primitive.span dir="auto" data-state={value.status} {...props}>
      {props.children ?? outcomeInWords(value, text)}
    </Primitive.span>
  );
}

/** How long it took, or has been running; each second anew while it runs. Renders a `<span>`, empty where nobody knows. */
export function ToolCallDuration(props: ComponentPropsWithRef<typeof Primitive.span>) {
  const { record } = useToolCallContext('ToolCallDuration');
  const { format } = useMessages();
  const isRunning = record.value.status === 'running' && record.endedAt === undefined;
  const now = useNow(1_000, isRunning);
  const durationMs = isRunning ? Math.floor(Math.max(0, now - record.startedAt) / 1_000) * 1_000 : tookMs(record);
  return (
    <Primitive.span dir="auto" {...props}>
      {props.children ?? (durationMs === undefined || (isRunning && durationMs === 0) ? '' : format.duration(durationMs))}
    </Primitive.span>
  );
}

/** What came as a document, without a time, took nobody knows how long. */
function tookMs({ value, startedAt, endedAt, resultPosition }: ToolCallRecord): number | undefined {
  if (value.latencyMs !== undefined) return value.latencyMs;
  const ran = endedAt === undefined ? undefined : endedAt - startedAt;
  return ran === 0 && resultPosition === undefined ? undefined : ran;
}

/** How much of the work is done. Renders a `<div>` with the role `progressbar`. `data-percent` is how much, from 0 to 100; nothing where the call doesn't say or is over. */
export function ToolCallProgress(props: ComponentPropsWithRef<typeof Primitive.div>) {
  const { progress, status } = useToolCallContext('ToolCallProgress').record.value;
  const { text } = useMessages();
  if (progress === undefined || status !== 'running') return null;
  const percent = Math.round(Math.min(1, Math.max(0, progress)) * 100);
  return (
    <Primitive.div
      role="progressbar"
      aria-label={text('tool-call.progress')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      data-percent={percent}
      {...props}
    />
  );
}
