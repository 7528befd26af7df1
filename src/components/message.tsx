'use client';
import { memo, useCallback } from 'react';
import { RotateCcw } from '../icons/index.js';
import { GrowsAloneContext } from '../markdown/index.js';
import { useMessages } from '../messages/index.js';
import {
  MessageAuthor,
  MessageParts,
  MessageRetry,
  MessageRetryError,
  MessageRoot,
  MessageTime,
  useMessageFact,
  useMessageMarkdown,
  useMessageOutline,
  type MessageRecord,
  type MessageRootProps,
} from '../primitives/index.js';
import type { Part } from '../schema/index.js';
import { Attempt } from './attempt.js';
import { BranchPicker } from './branch-picker.js';
import { classNames } from './class-names.js';
import { IconCopyButton } from './icon-copy-button.js';
import { Plain } from './markdown.js';
import { messagePart } from './message-part.js';
import { Provenance } from './provenance.js';
import { RenderBoundary } from './render-boundary.js';
import { SourcesContext } from './sources-context.js';
import { StateIcon } from './state-icon.js';
import { usePartsTogether } from './use-parts-together.js';

export type MessageProps = Omit<MessageRootProps, 'asChild' | 'children'>;

/**
 * One message with all its parts, its alternatives, and what is known about how it came to be. Renders a `<div>` with the role `article`.
 * `data-role` is the role, `data-state` is `streaming`, `done`, `incomplete` or `interrupted`. Re-renders when the message or what it names changes.
 */
export const Message = memo(function Message({ className, ...props }: MessageProps) {
  return (
    <MessageRoot {...props} className={classNames('oddkin-message', className)}>
      <Head />
      <Body />
      <Ending />
      <MessageRetryError className="oddkin-message-ending" data-state="failed" />
      <Origin />
      <Actions />
    </MessageRoot>
  );
});

/** Named once a turn: what goes on with it names its author to those only who can't see where it stands. */
function Head() {
  const isContinued = useMessageFact((message) => message.isContinued);
  if (isContinued) return <MessageAuthor className="oddkin-heard-only" />;
  return (
    <div className="oddkin-message-head">
      <MessageAuthor className="oddkin-message-author" />
      <MessageTime className="oddkin-message-time" />
      <State />
      <MessageTime className="oddkin-message-clock" exact />
    </div>
  );
}

/** What is interrupted says so where it ends, and thoughts that go on say so themselves. */
function State() {
  const state = useMessageFact((message) => message.state);
  const { value } = useMessageOutline();
  const isThinking = value.parts.some((part) => part.type === 'reasoning' && part.state === 'streaming');
  const { text } = useMessages();
  if (state === 'done' || state === 'interrupted' || (state === 'streaming' && isThinking)) return null;
  return (
    <span className="oddkin-message-state" data-state={state}>
      <StateIcon state={state} />
      {text(`message.${state}`)}
    </span>
  );
}

function Body() {
  const { value } = useMessageOutline();
  const together = usePartsTogether(value.parts);
  const show = useCallback(
    (part: Part, record: MessageRecord) => (
      <RenderBoundary resetKey={part} fallback={<Broken part={part} />}>
        {messagePart(part, record, together)}
      </RenderBoundary>
    ),
    [together],
  );
  return (
    <SourcesContext value={together.sources}>
      <GrowsAloneContext value>
        <MessageParts className="oddkin-message-parts">{show}</MessageParts>
      </GrowsAloneContext>
    </SourcesContext>
  );
}

/** Stands for a part that can't be rendered: the rest of the message is there all the same. */
function Broken({ part }: { readonly part: Part }) {
  const { text } = useMessages();
  return (
    <div>
      <p className="oddkin-message-ending" data-state="failed">
        {text('message.broken')}
      </p>
      {'text' in part ? <Plain>{part.text}</Plain> : null}
    </div>
  );
}

/** That it broke off, where it broke off. What was lost of a part is said there. */
function Ending() {
  const state = useMessageFact((message) => message.state);
  const isEmpty = useMessageOutline().value.parts.length === 0;
  const { text } = useMessages();
  if (state === 'interrupted') {
    return (
      <p className="oddkin-message-ending" data-state={state}>
        <StateIcon state={state} />
        {text('message.interrupted')}
      </p>
    );
  }
  return isEmpty ? <p className="oddkin-message-ending">{text('message.empty')}</p> : null;
}

function Origin() {
  const { attemptId, provenance } = useMessageOutline().value;
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
  const { key, value } = useMessageOutline();
  const isContinued = useMessageFact((message) => message.isContinued);
  const markdown = useMessageMarkdown();
  const { text } = useMessages();
  return (
    <div className="oddkin-message-actions">
      <BranchPicker messageKey={key} />
      <span className="oddkin-message-tools">
        {isContinued ? <MessageTime className="oddkin-message-clock" exact /> : null}
        {value.role === 'assistant' ? (
          <MessageRetry className="oddkin-icon-button" title={text('message.retry')} aria-label={text('message.retry')}>
            <RotateCcw size={14} strokeWidth={1.75} aria-hidden />
          </MessageRetry>
        ) : null}
        <IconCopyButton value={markdown} label={text('message.copy')} />
      </span>
    </div>
  );
}
