'use client';
import { use, useMemo, useState } from 'react';
import { StateIcon } from '../components/index.js';
import { useObserverState, useSchemaCheck, useStoreContext, useToolCall } from '../hooks/index.js';
import { RotateCcw } from '../icons/index.js';
import { useAllMessages } from '../messages/index.js';
import { visibleText } from '../primitives/index.js';
import { placeOfCall, type ToolCallRecord, type WireEntry } from '../store/index.js';
import { AgentName } from './agent-name.js';
import { InspectedCauses } from './inspected-causes.js';
import { CompareChoice } from './compare-choice.js';
import { InspectedBlock, InspectedField, InspectedFields } from './inspected-fields.js';
import { InspectedValue } from './inspected-value.js';
import { usePanelState } from './panel-state.js';
import { ToolClassIcon } from './tool-class-icon.js';
import { PanelLayoutContext } from './use-panel-layout.js';
import { useRepetition } from './use-repetition.js';

/** A tool call with all that is known of it, and the frames that it came in. */
export function InspectedToolCall({ toolCallKey }: { readonly toolCallKey: string }) {
  const { text, format } = useAllMessages();
  const call = useToolCall(toolCallKey);
  const check = useSchemaCheck(toolCallKey);
  const frames = useFramesOf(call?.callKey, call?.resultPosition);
  const [comparedKey, setComparedKey] = useState<string>();
  const compared = useObserverState(({ toolCalls }) => (comparedKey === undefined ? undefined : toolCalls.records.get(comparedKey)));
  const earlier = useMemo(
    () => (compared === undefined ? undefined : { input: { value: compared.value.input }, output: { value: compared.value.output } }),
    [compared],
  );
  if (call === undefined) return <div className="oddkin-observer-empty">{text('observer.inspector.gone')}</div>;
  const { tool, toolClass, status, input, output, error, latencyMs, tick, progress } = call.value;
  return (
    <>
      <p className="oddkin-observer-inspected-title" data-state={status}>
        <ToolClassIcon toolClass={toolClass} />
        <bdi>{visibleText(tool)}</bdi>
        <span className="oddkin-observer-outcome" data-state={status}>
          <StateIcon state={status} />
          {text(`tool-call.${status}`)}
        </span>
      </p>
      <ShowInConversation toolCallKey={toolCallKey} />
      {error !== undefined && (
        <p className="oddkin-observer-inspected-error" dir="auto">
          <code>{error.code}</code> {error.message}
          {error.retryable !== undefined && ` (${text(error.retryable ? 'observer.inspector.retryable' : 'observer.inspector.final')})`}
        </p>
      )}
      <InspectedRepetition call={call} />
      <InspectedFields>
        <InspectedField name={text('observer.inspector.agent')}>
          {call.sessionId !== undefined && <AgentName sessionId={call.sessionId} />}
          {call.byPerson && ` · ${text('tool-call.byPerson')}`}
        </InspectedField>
        <InspectedField name={text('observer.inspector.class')}>
          {toolClass === undefined ? undefined : text(`tool-call.class.${toolClass}`)}
        </InspectedField>
        <InspectedField name={text('observer.inspector.started')}>{format.clock(call.startedAt)}</InspectedField>
        <InspectedField name={text('observer.inspector.ended')}>
          {call.endedAt === undefined ? undefined : format.clock(call.endedAt)}
        </InspectedField>
        <InspectedField name={text('observer.inspector.took')}>
          {call.endedAt === undefined ? undefined : <bdi>{tookText(call.endedAt)}</bdi>}
        </InspectedField>
        <InspectedField name={text('observer.inspector.tick')}>{tick === undefined ? undefined : format.number(tick)}</InspectedField>
        <InspectedField name={text('observer.inspector.progress')}>
          {progress === undefined ? undefined : `${format.number(Math.round(progress * 100))} %`}
        </InspectedField>
        <InspectedField name={text('observer.inspector.id')}>
          <code className="oddkin-observer-id">{visibleText(call.key)}</code>
        </InspectedField>
      </InspectedFields>
      <CompareChoice call={call} chosen={compared?.key} onChoose={setComparedKey} />
      <InspectedValue title={text('tool-call.input')} value={input} verdict={check?.input} earlier={earlier?.input} />
      {(output !== undefined || compared?.value.output !== undefined) && (
        <InspectedValue title={text('tool-call.output')} value={output} verdict={check?.output} earlier={earlier?.output} />
      )}
      <InspectedCauses happening={{ kind: 'tool-call', toolCallKey: call.key }} />
      <InspectedBlock title={text('observer.inspector.frames')}>
        <FrameLinks frames={frames} />
      </InspectedBlock>
    </>
  );

  function tookText(endedAt: number): string {
    const heardMs = Math.max(0, endedAt - (call?.startedAt ?? endedAt));
    const heard = text('tool-call.tookHere', { duration: format.duration(heardMs) });
    if (latencyMs === undefined || latencyMs === heardMs) return heard;
    return `${text('tool-call.tookThere', { duration: format.duration(latencyMs) })} · ${heard}`;
  }
}

/** Nothing where the call was not made before with this input. */
function InspectedRepetition({ call }: { readonly call: ToolCallRecord }) {
  const { text } = useAllMessages();
  const { select } = usePanelState();
  const repetition = useRepetition(call);
  if (repetition === undefined) return null;
  const { count, before, cameToSame } = repetition;
  return (
    <div>
      <p className="oddkin-observer-check">
        <RotateCcw size={14} strokeWidth={1.75} aria-hidden />
        <span>
          {text('observer.repeated.count', { count })}
          {cameToSame === true && `, ${text('observer.repeated.same')}`}
        </span>
      </p>
      <button type="button" className="oddkin-observer-link" onClick={() => select({ kind: 'tool-call', toolCallKey: before.key })}>
        {text('observer.repeated.show')}
      </button>
    </div>
  );
}

/** Nothing where the inspector lies over the conversation, and where the call stands in no message. */
function ShowInConversation({ toolCallKey }: { readonly toolCallKey: string }) {
  const { text } = useAllMessages();
  const { reveal } = usePanelState();
  const isCovered = use(PanelLayoutContext) === 'narrow';
  const messageKey = useObserverState((state) => placeOfCall(state, toolCallKey));
  if (isCovered || messageKey === undefined) return null;
  return (
    <button type="button" className="oddkin-observer-link" onClick={() => reveal(messageKey)}>
      {text('observer.inspector.showInConversation')}
    </button>
  );
}

function FrameLinks({ frames }: { readonly frames: readonly WireEntry[] }) {
  const { text, format } = useAllMessages();
  const { select } = usePanelState();
  if (frames.length === 0) return <p className="oddkin-observer-note">{text('observer.inspector.framesGone')}</p>;
  return (
    <ul className="oddkin-observer-links">
      {frames.map(({ position, type, at }) => (
        <li key={position}>
          <button type="button" className="oddkin-observer-link" onClick={() => select({ kind: 'frame', position })}>
            <bdi>{format.number(position)}</bdi> <bdi>{type}</bdi> <time>{format.clock(at)}</time>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Looked for anew when the result comes, not with every frame. */
function useFramesOf(callKey: string | undefined, resultPosition: number | undefined): readonly WireEntry[] {
  const { store } = useStoreContext();
  return useMemo(() => {
    const frames: WireEntry[] = [];
    if (callKey === undefined) return frames;
    for (const entry of store.getState().wire.entries) {
      if (entry.callId === undefined || `${entry.sessionId}/${entry.callId}` !== callKey) continue;
      frames.push(entry);
      if (entry.position === resultPosition) break;
    }
    return frames;
  }, [store, callKey, resultPosition]);
}
