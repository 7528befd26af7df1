'use client';
import { useCallback, useId, useMemo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Primitive } from '@radix-ui/react-primitive';
import { SessionScope, useActionState, useCanPerform, useObserverState, usePerform, useStoreContext } from '../hooks/index.js';
import { GrowingTextContext } from '../markdown/index.js';
import { useMessages } from '../messages/index.js';
import type { Part } from '../schema/index.js';
import { composeHandlers } from './compose-handlers.js';
import { CopyButton, type CopyButtonProps } from './copy-button.js';
import { useGrowingPart } from './growing-part.js';
import { visibleText } from './json-text.js';
import { MessageContext, messageState, useMessageHandle, type MessageRecord } from './message-context.js';
import { useMessageAtPart, useMessageOutline, useOutlineOf } from './message-outline.js';
import { messageMarkdown } from './message-markdown.js';
import { useMessagePlace } from './message-place.js';
import { authorOf, useIsContinued } from './message-turn.js';
import { nameLine, wholeName } from './name-line.js';
import { useLiveRole } from './speaker.js';
import { usePartStages } from './use-part-stages.js';

export interface MessageRootProps extends ComponentPropsWithRef<typeof Primitive.div> {
  /** The key of the message, or the id that its session gave it. Nothing renders until it comes. */
  readonly messageId: string;
}

/**
 * Holds one message. Renders a `<div>` with the role `article`, named by its `MessageAuthor`.
 * `data-role` is the schema's role, `data-state` is `streaming`, `done`, `incomplete` or `interrupted`,
 * `data-continued` stands where it goes on with the turn of the message before it in its list.
 */
export function MessageRoot({ messageId, ...props }: MessageRootProps) {
  const outline = useOutlineOf(messageId);
  const place = useMessagePlace();
  const isContinued = useIsContinued(place?.previousKey, outline?.key);
  const authorId = useId();
  const handle = useMemo(() => outline && { outline, isContinued, authorId }, [outline, isContinued, authorId]);
  if (handle === undefined || outline === undefined) return null;
  const { sessionId, value } = outline;
  const state = messageState(outline);
  return (
    <MessageContext value={handle}>
      <SessionScope sessionId={sessionId}>
        <Primitive.div
          role="article"
          aria-labelledby={authorId}
          aria-busy={state === 'streaming' ? true : undefined}
          aria-posinset={place === undefined ? undefined : place.index + 1}
          aria-setsize={place?.count}
          data-role={value.role}
          data-continued={isContinued ? '' : undefined}
          data-state={state}
          {...props}
        />
      </SessionScope>
    </MessageContext>
  );
}

/** Who speaks: the name that the sender gave, that of the session's agent, or else its role. Renders a `<span>`, which names the message. */
export function MessageAuthor(props: ComponentPropsWithRef<typeof Primitive.span>) {
  const { outline, authorId } = useMessageHandle('MessageAuthor');
  const { text } = useMessages();
  const name = useObserverState((state) => authorOf(state, outline));
  return (
    <Primitive.span id={authorId} dir="auto" title={wholeName(name)} {...props}>
      {props.children ?? (nameLine(name) || text(`message.role.${outline.value.role}`))}
    </Primitive.span>
  );
}

export interface MessagePartsProps extends Omit<ComponentPropsWithRef<typeof Primitive.div>, 'children'> {
  /**
   * Shows one part. Called anew when that part changes, or anything of the message but the text of another part that grows. Give what it returns no
   * key: each part has its own.
   */
  readonly children: (part: Part, record: MessageRecord) => ReactNode;
}

/** The parts in the order of reading. Renders a `<div>`. */
export function MessageParts({ children, ...props }: MessagePartsProps) {
  const { value } = useMessageOutline('MessageParts');
  const gap = usePartStages(value.parts);
  const slots = value.parts.map(({ id }, index) => <PartSlot key={`part ${id}`} index={index} show={children} />);
  if (gap !== undefined)
    slots.splice(gap.start, gap.stop - gap.start, <div key="gap" data-message-gap="" style={{ blockSize: gap.height }} />);
  return <Primitive.div {...props}>{slots}</Primitive.div>;
}

/** Re-renders when its own part changes, so that text that grows takes no other part along. */
function PartSlot({ index, show }: { readonly index: number; readonly show: MessagePartsProps['children'] }) {
  const growing = useGrowingPart(index, 'MessageParts');
  const record = useMessageAtPart(index, 'MessageParts', growing.isShown);
  const part = record.value.parts[index];
  return part === undefined ? null : <GrowingTextContext value={growing}>{show(part, record)}</GrowingTextContext>;
}

/** Copies the message as Markdown. Renders a `<button>`. `data-state` is `idle`, `copied` or `failed`. */
export function MessageCopy(props: Omit<CopyButtonProps, 'value'>) {
  return <CopyButton {...props} value={useMessageMarkdown('MessageCopy')} />;
}

/** What writes the message that the nearest `MessageRoot` holds as Markdown, as it stands when it is asked. The same function for the same message. */
export function useMessageMarkdown(part = 'useMessageMarkdown'): () => string {
  const { key } = useMessageOutline(part);
  const { store } = useStoreContext();
  return useCallback(() => {
    const record = store.getState().messages.records.get(key);
    return record === undefined ? '' : messageMarkdown(record.value);
  }, [store, key]);
}

/** Asks for another try at the message, once. Renders a `<button>`; nothing where nobody would take it. It has `aria-disabled` while the action is on its way. */
export function MessageRetry(props: ComponentPropsWithRef<typeof Primitive.button>) {
  const action = useRetry('MessageRetry');
  const { text } = useMessages();
  const perform = usePerform();
  const isBusy = useActionState(action)?.status === 'pending';
  if (!useCanPerform('message.retry', action.sessionId)) return null;
  return (
    <Primitive.button
      type="button"
      aria-disabled={isBusy ? true : undefined}
      {...props}
      onClick={composeHandlers(props.onClick, () => void perform(action))}
    >
      {props.children ?? text('message.retry')}
    </Primitive.button>
  );
}

/** Says that asking for another try failed, and why. Renders a `<p>`; nothing where it did not. */
export function MessageRetryError(props: ComponentPropsWithRef<typeof Primitive.p>) {
  const { text } = useMessages();
  const state = useActionState(useRetry('MessageRetryError'));
  const role = useLiveRole('alert');
  if (state?.status !== 'failed') return null;
  return (
    <Primitive.p role={role} dir="auto" {...props}>
      {props.children ?? text('message.retryFailed', { reason: visibleText((state.message ?? '').slice(0, 400)) })}
    </Primitive.p>
  );
}

function useRetry(part: string): { readonly type: 'message.retry'; readonly messageId: string; readonly sessionId: string | undefined } {
  const { value, sessionId } = useMessageOutline(part);
  return { type: 'message.retry', messageId: value.id, sessionId };
}
