'use client';
import { useRenderer } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import { errorCodeInWords, useToolCallContext, visibleText } from '../primitives/index.js';
import { JsonView } from './json-view.js';
import { RenderBoundary } from './render-boundary.js';
import { ToolCallEvents } from './tool-call-events.js';
import { Field } from './tool-call-field.js';
import { ToolCallSchemaCheck } from './tool-call-schema.js';

/** What a tool call opens to: input and output, or what the host shows in their place, then schema, times and events. Renders a `<dl>`. */
export function ToolCallDetails() {
  const { record } = useToolCallContext('ToolCallDetails');
  const Registered = useRenderer('tool', record.value.tool);
  if (Registered === undefined) {
    return (
      <dl className="oddkin-tool-call-fields">
        <InputAndOutput />
        <Facts />
      </dl>
    );
  }
  return (
    <>
      <RenderBoundary resetKey={record} fallback={<RendererFailed />}>
        <Registered call={record} />
      </RenderBoundary>
      <dl className="oddkin-tool-call-fields">
        <Facts />
      </dl>
    </>
  );
}

function RendererFailed() {
  const { tool } = useToolCallContext().record.value;
  const { text } = useMessages();
  return (
    <>
      <p className="oddkin-tool-call-broken" role="status">
        {text('tool-call.rendererFailed', { tool: visibleText(tool.slice(0, 200)) })}
      </p>
      <dl className="oddkin-tool-call-fields">
        <InputAndOutput />
      </dl>
    </>
  );
}

function InputAndOutput() {
  const { input, output, error, status } = useToolCallContext().record.value;
  const { text } = useMessages();
  return (
    <>
      <Field name={text('tool-call.input')}>
        {input === undefined ? <Nothing>{text('tool-call.noInput')}</Nothing> : <JsonView value={input} label={text('tool-call.input')} />}
      </Field>
      {error === undefined ? null : (
        <Field name={text('tool-call.error')}>
          <Failure />
        </Field>
      )}
      {output === undefined && status === 'failed' ? null : (
        <Field name={text('tool-call.output')}>
          {output === undefined ? (
            <Nothing>{text(noOutput[status])}</Nothing>
          ) : (
            <JsonView value={output} label={text('tool-call.output')} />
          )}
        </Field>
      )}
    </>
  );
}

const noOutput = {
  pending: 'tool-call.noOutput',
  running: 'tool-call.noOutput',
  succeeded: 'tool-call.emptyOutput',
  failed: 'tool-call.emptyOutput',
  cancelled: 'tool-call.unanswered',
} as const;

function Failure() {
  const { error } = useToolCallContext().record.value;
  const { text } = useMessages();
  if (error === undefined) return null;
  const words = errorCodeInWords(error, text);
  return (
    <>
      <p className="oddkin-tool-call-error" dir="auto">
        {visibleText(error.message.slice(0, longestMessage))}
      </p>
      <p className="oddkin-tool-call-nothing">
        <code>{visibleText(error.code.slice(0, 200))}</code>
        {words === undefined ? null : ` ${words}.`}
        {error.retryable === undefined ? null : ` ${text(error.retryable ? 'tool-call.retryable' : 'tool-call.final')}`}
      </p>
    </>
  );
}

const longestMessage = 4_000;

function Facts() {
  return (
    <>
      <ToolCallSchemaCheck />
      <Times />
      <ToolCallEvents />
    </>
  );
}

function Times() {
  const { record } = useToolCallContext();
  const { text, format } = useMessages();
  const { tick, latencyMs } = record.value;
  // What came as a document says nothing of how long it took to come.
  const heardMs = record.endedAt === undefined || record.resultPosition === undefined ? undefined : record.endedAt - record.startedAt;
  const facts = [
    text('tool-call.at', { time: format.clock(record.startedAt) }),
    latencyMs === undefined ? undefined : text('tool-call.tookThere', { duration: format.duration(latencyMs) }),
    heardMs === undefined || heardMs === latencyMs ? undefined : text('tool-call.tookHere', { duration: format.duration(heardMs) }),
    tick === undefined ? undefined : text('tool-call.tick', { tick }),
    record.byPerson ? text('tool-call.byPerson') : undefined,
  ].filter((fact) => fact !== undefined);
  return (
    <Field name={text('tool-call.time')}>
      <span className="oddkin-tool-call-facts">
        {facts.map((fact) => (
          <bdi key={fact}>{fact}</bdi>
        ))}
      </span>
    </Field>
  );
}

function Nothing({ children }: { readonly children: string }) {
  return <span className="oddkin-tool-call-nothing">{children}</span>;
}
