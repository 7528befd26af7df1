'use client';
import { memo, useState } from 'react';
import { RotateCcw } from 'lucide-react';
import { useMessages } from '../messages/index.js';
import {
  MessageAuthor,
  messageMarkdown,
  MessageParts,
  MessageRetry,
  MessageRoot,
  MessageTime,
  useMessageContext,
  type MessageRecord,
  type MessageRootProps,
} from '../primitives/index.js';
import type { SourcePart } from '../schema/index.js';
import { Attempt } from './attempt.js';
import { BranchPicker } from './branch-picker.js';
import { SourcesContext } from './citation.js';
import { classNames } from './class-names.js';
import { IconCopyButton } from './icon-copy-button.js';
import { messagePart } from './message-part.js';
import { Provenance } from './provenance.js';
import { StateIcon } from './state-icon.js';

export type MessageProps = Omit<MessageRootProps, 'asChild' | 'children'>;

/**
 * One message with all its parts, its alternatives, and what is known about how it came to be. Renders a `<div>` with the role `article`.
 * `data-role` is the role, `data-state` is `streaming`, `done`, `incomplete` or `interrupted`. Re-renders when the message or what it names changes.
 */
export const Message = memo(function Message({ className, ...props }: MessageProps) {
  return (
    <MessageRoot {...props} className={classNames('oddkin-message', className)}>
      <div className="oddkin-message-head">
        <MessageAuthor className="oddkin-message-author" />
        <MessageTime className="oddkin-message-time" />
        <State />
      </div>
      <Body />
      <Origin />
      <Actions />
    </MessageRoot>
  );
});

function State() {
  const { state } = useMessageContext();
  const { text } = useMessages();
  if (state === 'done') return null;
  return (
    <span className="oddkin-message-state" data-state={state}>
      <StateIcon state={state} />
      {text(`message.${state}`)}
    </span>
  );
}

function Body() {
  const { record } = useMessageContext();
  const { sources, sourceIds } = useSources(record);
  return (
    <SourcesContext value={sources}>
      <MessageParts className="oddkin-message-parts">{(part) => messagePart(part, record, sourceIds)}</MessageParts>
    </SourcesContext>
  );
}

interface MessageSources {
  readonly sources: readonly SourcePart[];
  readonly sourceIds: readonly string[];
}

/** The same arrays as long as the source parts are the same, so that text that grows elsewhere parses nothing anew. */
function useSources({ value: { parts } }: MessageRecord): MessageSources {
  const sources = parts.filter((part) => part.type === 'source');
  const [kept, keep] = useState<MessageSources>(noSources);
  if (kept.sources.length === sources.length && sources.every((source, index) => source === kept.sources[index])) return kept;
  const next = { sources, sourceIds: sources.map(({ sourceId }) => sourceId) };
  keep(next);
  return next;
}

const noSources: MessageSources = { sources: [], sourceIds: [] };

function Origin() {
  const { attemptId, provenance } = useMessageContext().record.value;
  if (attemptId === undefined && provenance === undefined) return null;
  return (
    <div className="oddkin-message-origin">
      {attemptId === undefined ? null : <Attempt attemptId={attemptId} />}
      {provenance === undefined ? null : <Provenance provenance={provenance} />}
    </div>
  );
}

/** Last for the keyboard, after what the message says; the looks put them beside its author. */
function Actions() {
  const { record } = useMessageContext();
  const { text } = useMessages();
  return (
    <div className="oddkin-message-actions">
      <BranchPicker messageKey={record.key} />
      <span className="oddkin-message-tools">
        {record.value.role === 'assistant' ? (
          <MessageRetry className="oddkin-icon-button" title={text('message.retry')} aria-label={text('message.retry')}>
            <RotateCcw size={14} strokeWidth={1.75} aria-hidden />
          </MessageRetry>
        ) : null}
        <IconCopyButton value={() => messageMarkdown(record.value)} label={text('message.copy')} />
      </span>
    </div>
  );
}
