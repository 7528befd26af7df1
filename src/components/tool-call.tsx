'use client';
import { memo } from 'react';
import { useIsToolResultHeld, useToolCall } from '../hooks/index.js';
import { ChevronRight, Eye, Hand, Sparkle, Wrench } from '../icons/index.js';
import { useMessages } from '../messages/index.js';
import {
  ToolCallArguments,
  ToolCallContent,
  ToolCallDuration,
  ToolCallMark,
  ToolCallName,
  ToolCallOutcome,
  ToolCallProgress,
  ToolCallRoot,
  ToolCallTrigger,
  useToolCallContext,
  type ToolCallRootProps,
} from '../primitives/index.js';
import { classNames } from './class-names.js';
import { MissingRecord } from './missing-record.js';
import { ToolCallDetails } from './parts-on-demand.js';
import { RenderBoundary } from './render-boundary.js';
import { StateIcon } from './state-icon.js';
import { ToolCallMismatch } from './tool-call-mismatch.js';

export type ToolCallProps = Omit<ToolCallRootProps, 'asChild' | 'children'>;

/** One tool call in one line that tells what was called and what came of it; it opens to input, output and error. Renders a `<div>`. `data-state` is its status. */
export const ToolCall = memo(function ToolCall({ toolCallId, className, ...props }: ToolCallProps) {
  const isKnown = useToolCall(toolCallId) !== undefined;
  const isHeld = useIsToolResultHeld(toolCallId);
  const { text } = useMessages();
  if (!isKnown) return <MissingRecord id={toolCallId}>{text(isHeld ? 'tool-call.held' : 'tool-call.missing')}</MissingRecord>;
  return (
    <ToolCallRoot {...props} toolCallId={toolCallId} className={classNames('oddkin-tool-call', className)}>
      <ToolCallTrigger className="oddkin-tool-call-trigger">
        <ChevronRight className="oddkin-chevron" size={14} strokeWidth={1.75} aria-hidden />
        <ToolClass />
        <ToolCallName className="oddkin-tool-call-name" />
        <ToolCallArguments className="oddkin-tool-call-arguments" />
        <Outcome />
        <ToolCallDuration className="oddkin-tool-call-duration" />
      </ToolCallTrigger>
      <Progress />
      <ToolCallContent className="oddkin-tool-call-content">
        <RenderBoundary resetKey={toolCallId} fallback={<NotLoaded />}>
          <ToolCallDetails />
        </RenderBoundary>
      </ToolCallContent>
    </ToolCallRoot>
  );
});

function NotLoaded() {
  const { text } = useMessages();
  return (
    <p className="oddkin-tool-call-broken" role="status">
      {text('message.broken')}
    </p>
  );
}

function ToolClass() {
  return <ToolClassIcon toolClass={useToolCallContext().record.value.toolClass} />;
}

/** The shape of what a tool does, named for those who do not see it. Renders an `<svg>`. */
export function ToolClassIcon({ toolClass }: { readonly toolClass: keyof typeof icons | undefined }) {
  const { text } = useMessages();
  const Icon = toolClass === undefined ? Wrench : icons[toolClass];
  return (
    <Icon
      className="oddkin-tool-call-class"
      data-class={toolClass}
      size={14}
      strokeWidth={1.75}
      role="img"
      aria-label={text(`tool-call.class.${toolClass ?? 'unknown'}`)}
    />
  );
}

const icons = { sensor: Eye, actuator: Hand, generator: Sparkle } as const;

function Outcome() {
  const { status } = useToolCallContext().record.value;
  const { text } = useMessages();
  return (
    <span className="oddkin-tool-call-outcome" data-state={status}>
      <ToolCallMark />
      <ToolCallMismatch />
      <StateIcon state={status} label={text(`tool-call.${status}`)} />
      <ToolCallOutcome className="oddkin-tool-call-words" />
    </span>
  );
}

function Progress() {
  const { progress } = useToolCallContext().record.value;
  return (
    <ToolCallProgress className="oddkin-tool-call-progress">
      <svg className="oddkin-tool-call-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
        <rect width={100 * Math.min(1, Math.max(0, progress ?? 0))} height="1" />
      </svg>
    </ToolCallProgress>
  );
}
