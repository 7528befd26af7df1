'use client';
import { createElement, memo } from 'react';
import { StateIcon } from '../components/index.js';
import { useObserverState, useStoreContext, useToolCall } from '../hooks/index.js';
import {
  Activity,
  Bell,
  CircleAlert,
  Footprints,
  Link2,
  ListChecks,
  MessageSquare,
  ScrollText,
  Volume2,
  type Icon,
} from '../icons/index.js';
import { useAllMessages } from '../messages/index.js';
import { nameLine, visibleText } from '../primitives/index.js';
import type { SessionEntry, TimelineEntry, ToolCallEntry } from '../store/index.js';
import { AgentName } from './agent-name.js';
import type { PlanRow, TimelineListRow } from './plan-rows.js';
import { tellEntry, tellObject } from './telling-line.js';
import { tellSilence } from './timeline/tell-silence.js';
import { ToolClassIcon } from './tool-class-icon.js';

/** One row of the timeline's list in one line. A tool call re-renders alone when its outcome comes. */
export const TimelineRow = memo(function TimelineRow({ entry }: { readonly entry: TimelineListRow }) {
  const { format } = useAllMessages();
  return (
    <>
      <time className="oddkin-observer-time">{format.clock(entry.at)}</time>
      <span className="oddkin-observer-lane">{entry.sessionId !== undefined && <AgentName sessionId={entry.sessionId} />}</span>
      <Cells entry={entry} />
    </>
  );
});

function Cells({ entry }: { readonly entry: TimelineListRow }) {
  if (entry.kind === 'tool-call') return <CallCells entry={entry} />;
  return entry.kind === 'plan' ? <PlanCells row={entry} /> : <OtherCells entry={entry} />;
}

/** What became of each step, its state as a shape and in words. */
function PlanCells({ row: { changes, added } }: { readonly row: PlanRow }) {
  const { text } = useAllMessages();
  return (
    <>
      <span className="oddkin-observer-kind" data-kind="plan">
        <ListChecks size={14} strokeWidth={1.75} aria-hidden />
        {text('observer.timeline.plan')}
      </span>
      <span className="oddkin-observer-line" dir="auto">
        {added > 0 && text('observer.timeline.stepsAdded', { count: added })}
        {changes.slice(0, mostChanges).map(({ stepId, title, status }) => (
          <span key={stepId} className="oddkin-observer-step">
            {status !== undefined && <StateIcon state={status} />}
            {nameLine(title)}: {text(status === undefined ? 'plan.removed' : `plan.${status}`)}
          </span>
        ))}
        {changes.length > mostChanges && ` +${changes.length - mostChanges}`}
      </span>
      <span className="oddkin-observer-outcome" />
    </>
  );
}

const mostChanges = 8;

function CallCells({ entry }: { readonly entry: ToolCallEntry }) {
  const { text, format } = useAllMessages();
  const call = useToolCall(entry.toolCallKey);
  if (call === undefined) return null;
  const { tool, toolClass, status, input, error, latencyMs } = call.value;
  return (
    <>
      <span className="oddkin-observer-kind" data-class={toolClass}>
        <ToolClassIcon toolClass={toolClass} />
        <bdi>{visibleText(tool)}</bdi>
      </span>
      <span className="oddkin-observer-line" dir="auto">
        {status === 'failed' && error !== undefined ? visibleText(error.message.slice(0, 240)) : tellObject(input)}
      </span>
      <span className="oddkin-observer-outcome" data-state={status}>
        <StateIcon state={status} />
        {text(`tool-call.${status}`)}
        <span className="oddkin-observer-latency">{latencyMs !== undefined && <bdi>{format.duration(latencyMs)}</bdi>}</span>
      </span>
    </>
  );
}

function OtherCells({ entry }: { readonly entry: Exclude<TimelineEntry, ToolCallEntry> }) {
  const { text } = useAllMessages();
  return (
    <>
      <span className="oddkin-observer-kind" data-kind={entry.kind}>
        {createElement(iconOf(entry), { size: 14, strokeWidth: 1.75, 'aria-hidden': true })}
        <bdi>{visibleText(kindOf(entry))}</bdi>
      </span>
      <span className="oddkin-observer-line" dir="auto">
        {tellEntry(entry, text)}
        {entry.kind === 'session' && <SilenceBefore entry={entry} />}
      </span>
      <span className="oddkin-observer-outcome">
        {entry.kind === 'event' && entry.toolCallKey !== undefined && <CallBehind toolCallKey={entry.toolCallKey} />}
      </span>
    </>
  );

  function kindOf(other: Exclude<TimelineEntry, ToolCallEntry>): string {
    switch (other.kind) {
      case 'event':
        return other.topic;
      case 'session':
        return text(`observer.session.${other.change}`);
      case 'error':
        return text('observer.timeline.error');
      case 'manifest':
        return text('observer.timeline.manifest');
      default:
        return other satisfies never;
    }
  }
}

/** How long nothing had come of it, where something is missing. */
function SilenceBefore({ entry }: { readonly entry: SessionEntry }) {
  const { text, format } = useAllMessages();
  const { store } = useStoreContext();
  const told = tellSilence(entry, store.getState(), text, format);
  return told === '' ? null : ` · ${told}`;
}

/** Names the call that an event belongs to. */
function CallBehind({ toolCallKey }: { readonly toolCallKey: string }) {
  const { text } = useAllMessages();
  const tool = useObserverState((state) => state.toolCalls.records.get(toolCallKey)?.value.tool);
  return tool === undefined ? null : <span className="oddkin-observer-cause">{text('observer.timeline.by', { tool })}</span>;
}

function iconOf(entry: Exclude<TimelineEntry, ToolCallEntry>): Icon {
  if (entry.kind === 'session') return Link2;
  if (entry.kind === 'error') return CircleAlert;
  if (entry.kind === 'manifest') return ScrollText;
  return topicIcons.get(entry.topic) ?? Bell;
}

const topicIcons: ReadonlyMap<string, Icon> = new Map([
  ['collision', Footprints],
  ['audio', Volume2],
  ['state_change', Activity],
  ['agent_message', MessageSquare],
]);
