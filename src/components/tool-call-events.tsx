'use client';
import { useRenderer } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import { briefJson, useToolCallContext, useToolCallEvents, visibleText } from '../primitives/index.js';
import { RenderBoundary } from './render-boundary.js';
import { Field } from './tool-call-field.js';

type Entry = ReturnType<typeof useToolCallEvents>[number];

const mostShown = 20;

/** What happened in the world by a call, with the time since it began. Renders a `<dt>` and a `<dd>`; nothing where nothing happened. */
export function ToolCallEvents() {
  const { record } = useToolCallContext('ToolCallEvents');
  const events = useToolCallEvents(record);
  const { text } = useMessages();
  if (events.length === 0) return null;
  return (
    <Field name={text('tool-call.events')}>
      <ol className="oddkin-tool-call-events">
        {events.slice(0, mostShown).map((entry) => (
          <Event key={entry.position} entry={entry} startedAt={record.startedAt} />
        ))}
      </ol>
      {events.length > mostShown ? (
        <span className="oddkin-tool-call-nothing">{text('tool-call.moreEvents', { count: events.length - mostShown })}</span>
      ) : null}
    </Field>
  );
}

function Event({ entry, startedAt }: { readonly entry: Entry; readonly startedAt: number }) {
  const { format } = useMessages();
  const Registered = useRenderer('event', entry.topic);
  const plain = <span dir="auto">{briefJson(entry.payload, 160)}</span>;
  return (
    <li className="oddkin-tool-call-event">
      <span className="oddkin-tool-call-after">+{format.duration(Math.max(0, entry.at - startedAt))}</span>
      <span className="oddkin-tool-call-topic">{visibleText(entry.topic.slice(0, 100))}</span>
      {Registered === undefined ? (
        plain
      ) : (
        <RenderBoundary resetKey={entry} fallback={plain}>
          <Registered entry={entry} />
        </RenderBoundary>
      )}
    </li>
  );
}
