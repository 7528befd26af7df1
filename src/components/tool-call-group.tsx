'use client';
import { memo } from 'react';
import { useToolCall } from '../hooks/index.js';
import { ChevronRight } from '../icons/index.js';
import {
  nameLine,
  ToolCallGroupContent,
  ToolCallGroupCount,
  ToolCallGroupDuration,
  ToolCallGroupOutcome,
  ToolCallGroupRoot,
  ToolCallGroupTrigger,
  useToolCallGroupContext,
  type ToolCallGroupRootProps,
} from '../primitives/index.js';
import { classNames } from './class-names.js';
import { StateIcon } from './state-icon.js';
import { ToolCall, ToolClassIcon } from './tool-call.js';

export type ToolCallGroupProps = Omit<ToolCallGroupRootProps, 'asChild' | 'children'>;

/** Calls of one tool that follow each other: one line from three on, which tells how many there are and how many failed, and opens to all. Renders a `<div>`. */
export const ToolCallGroup = memo(function ToolCallGroup({ toolCallIds, className, ...props }: ToolCallGroupProps) {
  return (
    <ToolCallGroupRoot {...props} toolCallIds={toolCallIds} className={classNames('oddkin-tool-call-group', className)}>
      <ToolCallGroupTrigger className="oddkin-tool-call-trigger">
        <ChevronRight className="oddkin-chevron" size={14} strokeWidth={1.75} aria-hidden />
        <Tool toolCallId={toolCallIds[0] ?? ''} />
        <ToolCallGroupCount className="oddkin-tool-call-count" />
        <Outcome />
        <ToolCallGroupDuration className="oddkin-tool-call-duration" />
      </ToolCallGroupTrigger>
      <ToolCallGroupContent className="oddkin-tool-call-group-content">
        {toolCallIds.map((toolCallId) => (
          <ToolCall key={toolCallId} toolCallId={toolCallId} />
        ))}
      </ToolCallGroupContent>
    </ToolCallGroupRoot>
  );
});

function Tool({ toolCallId }: { readonly toolCallId: string }) {
  const call = useToolCall(toolCallId)?.value;
  return (
    <>
      <ToolClassIcon toolClass={call?.toolClass} />
      <span className="oddkin-tool-call-name" dir="auto">
        {nameLine(call?.tool)}
      </span>
    </>
  );
}

function Outcome() {
  const { state } = useToolCallGroupContext();
  return (
    <span className="oddkin-tool-call-outcome" data-state={state}>
      <StateIcon state={state} />
      <ToolCallGroupOutcome className="oddkin-tool-call-words" />
    </span>
  );
}
