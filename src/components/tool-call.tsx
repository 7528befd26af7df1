'use client';
import { memo } from 'react';
import { ChevronRight, Eye, Hand, Sparkle, Wrench } from 'lucide-react';
import { useIsToolResultHeld, useRenderer, useToolCall } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import {
  ToolCallArguments,
  ToolCallContent,
  ToolCallDuration,
  ToolCallName,
  ToolCallOutcome,
  ToolCallProgress,
  ToolCallRoot,
  ToolCallTrigger,
  useToolCallContext,
  type ToolCallRootProps,
} from '../primitives/index.js';
import { classNames } from './class-names.js';
import { JsonView } from './json-view.js';
import { MissingRecord } from './missing-record.js';
import { RenderBoundary } from './render-boundary.js';
import { StateIcon } from './state-icon.js';

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
        <ClassIcon />
        <ToolCallName className="oddkin-tool-call-name" />
        <ToolCallArguments className="oddkin-tool-call-arguments" />
        <Outcome />
        <ToolCallDuration className="oddkin-tool-call-duration" />
      </ToolCallTrigger>
      <Progress />
      <ToolCallContent className="oddkin-tool-call-content">
        <Content />
      </ToolCallContent>
    </ToolCallRoot>
  );
});

function ClassIcon() {
  const { toolClass } = useToolCallContext().record.value;
  const { text } = useMessages();
  const Icon = toolClass === undefined ? Wrench : icons[toolClass];
  return (
    <Icon
      className="oddkin-tool-call-class"
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

function Content() {
  const { record } = useToolCallContext();
  const Registered = useRenderer('tool', record.value.tool);
  const plain = <InputAndOutput />;
  return (
    <>
      {Registered === undefined ? (
        plain
      ) : (
        <RenderBoundary resetKey={record} fallback={plain}>
          <Registered call={record} />
        </RenderBoundary>
      )}
      <Facts />
    </>
  );
}

function InputAndOutput() {
  const { input, output, error, status } = useToolCallContext().record.value;
  const { text } = useMessages();
  return (
    <dl className="oddkin-tool-call-fields">
      <dt>{text('tool-call.input')}</dt>
      <dd>
        {input === undefined ? <Nothing>{text('tool-call.noInput')}</Nothing> : <JsonView value={input} label={text('tool-call.input')} />}
      </dd>
      {error === undefined ? null : (
        <>
          <dt>{text('tool-call.error')}</dt>
          <dd className="oddkin-tool-call-error">
            <p dir="auto">
              {error.message} <code>{error.code}</code>
            </p>
            {error.retryable === true ? <Nothing>{text('tool-call.retryable')}</Nothing> : null}
          </dd>
        </>
      )}
      {output === undefined && status === 'failed' ? null : (
        <>
          <dt>{text('tool-call.output')}</dt>
          <dd>
            {output === undefined ? (
              <Nothing>{text(noOutput[status])}</Nothing>
            ) : (
              <JsonView value={output} label={text('tool-call.output')} />
            )}
          </dd>
        </>
      )}
    </dl>
  );
}

const noOutput = {
  pending: 'tool-call.noOutput',
  running: 'tool-call.noOutput',
  succeeded: 'tool-call.emptyOutput',
  failed: 'tool-call.emptyOutput',
  cancelled: 'tool-call.unanswered',
} as const;

function Nothing({ children }: { readonly children: string }) {
  return <span className="oddkin-tool-call-nothing">{children}</span>;
}

function Facts() {
  const { record } = useToolCallContext();
  const { text, format } = useMessages();
  const { tick } = record.value;
  const facts = [
    format.clock(record.startedAt),
    tick === undefined ? undefined : text('tool-call.tick', { tick }),
    record.byPerson ? text('tool-call.byPerson') : undefined,
  ].filter((fact) => fact !== undefined);
  return <p className="oddkin-tool-call-facts">{facts.join(' · ')}</p>;
}
