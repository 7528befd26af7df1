'use client';
import { createContext, use, useId, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { Primitive } from '@radix-ui/react-primitive';
import { composerWords, useWords } from '../messages/index.js';
import { composeHandlers } from './compose-handlers.js';
import { useComposedRefs } from './compose-refs.js';
import { useFileDrop, type TakeFiles } from './composer-files.js';
import { useComposerSettings, type ComposerSettings } from './composer-settings.js';
import { isComposing } from './composition.js';
import { useLiveRole, useSpoken } from './speaker.js';
import { useComposer, type ComposerOptions, type Composing } from './use-composer.js';
import { useKeptFocus } from './use-kept-focus.js';

interface ComposerContextValue {
  readonly composing: Composing;
  readonly noteId: string;
  readonly sendKey: 'enter' | 'modifier-enter';
  readonly onFiles: TakeFiles | undefined;
  /** Whether files are being dragged over the composer that it would take. */
  readonly isFileOver: boolean;
}

const ComposerContext = createContext<ComposerContextValue | undefined>(undefined);

export interface ComposerRootProps extends ComponentPropsWithRef<typeof Primitive.form>, ComposerOptions, ComposerSettings {
  /** The session to write to. Default: the one in scope. */
  readonly sessionId?: string | undefined;
}

/**
 * Holds what a person writes to an agent. Renders a `<form>`. `data-obstacle` is `past`, `over` or `nobody` while nothing can be sent;
 * `data-sending` stands while a message is on its way, `data-file-over` while files are dragged over it that it would take. What is written is kept for each session.
 */
export function ComposerRoot({ sessionId, onSent, sendKey, onFiles, ...props }: ComposerRootProps) {
  const composing = useComposer(sessionId, { onSent });
  const settings = useComposerSettings();
  const take = onFiles ?? settings.onFiles;
  const drop = useFileDrop(composing.obstacle === undefined ? take : undefined);
  const noteId = useId();
  const focus = useKeptFocus(composing.inputRef);
  return (
    // oxlint-disable-next-line react/jsx-no-constructed-context-values -- it changes with what renders here
    <ComposerContext value={{ composing, noteId, sendKey: sendKey ?? settings.sendKey ?? 'enter', onFiles: take, isFileOver: drop.isOver }}>
      <Primitive.form
        data-obstacle={composing.obstacle}
        data-sending={composing.isSending ? '' : undefined}
        data-file-over={drop.isOver ? '' : undefined}
        {...props}
        onPaste={composeHandlers(props.onPaste, drop.onPaste)}
        onDragOver={composeHandlers(props.onDragOver, drop.onDragOver)}
        onDragLeave={composeHandlers(props.onDragLeave, drop.onDragLeave)}
        onDrop={composeHandlers(props.onDrop, drop.onDrop)}
        onSubmit={(event) => {
          event.preventDefault();
          props.onSubmit?.(event);
          composing.send();
        }}
        onFocus={composeHandlers(props.onFocus, focus.onFocus)}
        onBlur={composeHandlers(props.onBlur, focus.onBlur)}
      />
    </ComposerContext>
  );
}

/** What the root holds, for parts of one's own. Throws outside `ComposerRoot`. */
export function useComposerContext(part = 'useComposerContext'): ComposerContextValue {
  const value = use(ComposerContext);
  if (value === undefined)
    throw new Error(`${part} was used outside ComposerRoot. It has nothing to write to. Put it inside <ComposerRoot>.`);
  return value;
}

export type ComposerInputProps = Omit<ComponentPropsWithRef<'textarea'>, 'value'>;

/**
 * Takes the message. Renders a `<textarea>`, read-only with its reason as description while nothing can be sent.
 * Arrow up at its beginning brings back what was sent before; an Enter that picks a candidate of an input method sends nothing.
 */
export function ComposerInput({ ref, ...props }: ComposerInputProps) {
  const { composing, noteId, sendKey } = useComposerContext('ComposerInput');
  const { text } = useWords(composerWords);
  const { obstacle, isSending, setText, inputRef } = composing;
  const composed = useComposedRefs(inputRef, ref);
  return (
    <textarea
      dir="auto"
      aria-label={text('composer.label')}
      placeholder={obstacle === undefined ? text('composer.placeholder') : undefined}
      rows={Math.min(mostRows, composing.text.split('\n').length)}
      readOnly={obstacle !== undefined || isSending}
      aria-describedby={noteId}
      {...props}
      ref={composed}
      value={composing.text}
      onChange={composeHandlers(props.onChange, (event) => setText(event.currentTarget.value))}
      onKeyDown={composeHandlers(props.onKeyDown, (event) => {
        if (isComposing(event)) return;
        if (event.key === 'Enter') sendBy(event, sendKey, composing);
        else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') recallBy(event, composing);
      })}
    />
  );
}

const mostRows = 8;

function sendBy(event: KeyboardEvent<HTMLTextAreaElement>, sendKey: 'enter' | 'modifier-enter', { send }: Composing): void {
  const hasModifier = event.ctrlKey || event.metaKey;
  const sends = hasModifier || (sendKey === 'enter' && !event.shiftKey && !event.altKey);
  if (!sends) return;
  event.preventDefault();
  if (!event.repeat) send();
}

function recallBy(event: KeyboardEvent<HTMLTextAreaElement>, { recall, isRecalled }: Composing): void {
  const { selectionStart, selectionEnd, value, readOnly } = event.currentTarget;
  const isUp = event.key === 'ArrowUp';
  // Within a text that is being written, arrows move the caret: only at its edge do they leave it.
  const isAtEdge = selectionStart === selectionEnd && (isRecalled || selectionStart === (isUp ? 0 : value.length));
  if (readOnly || !isAtEdge || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
  if (recall(isUp ? -1 : 1)) event.preventDefault();
}

/** Sends the message. Renders a `<button type="submit">`; nothing where nobody takes messages. It has `aria-disabled`, and keeps the focus, while there is nothing to send or one is on its way. */
export function ComposerSend(props: ComponentPropsWithRef<typeof Primitive.button>) {
  const { composing } = useComposerContext('ComposerSend');
  const { text } = useWords(composerWords);
  if (composing.obstacle !== undefined) return null;
  const isIdle = composing.isSending || composing.text.trim() === '';
  return (
    <Primitive.button type="submit" aria-disabled={isIdle ? true : undefined} {...props}>
      {props.children ?? text(composing.failure === undefined ? 'composer.send' : 'composer.sendAgain')}
    </Primitive.button>
  );
}

/** Stops the agent. Renders a `<button>` while the agent is at work and somebody takes that; nothing otherwise. */
export function ComposerStop(props: ComponentPropsWithRef<typeof Primitive.button>) {
  const { composing } = useComposerContext('ComposerStop');
  const { text } = useWords(composerWords);
  if (!composing.canStop) return null;
  return (
    <Primitive.button
      type="button"
      aria-disabled={composing.isStopping ? true : undefined}
      {...props}
      onClick={composeHandlers(props.onClick, () => {
        if (!composing.isStopping) composing.stop();
      })}
    >
      {props.children ?? text('composer.stop')}
    </Primitive.button>
  );
}

/** Says why nothing can be sent, or why a message was not, in a `<p>` with the role `status` that describes the input; empty otherwise. */
export function ComposerNote(props: ComponentPropsWithRef<typeof Primitive.p>) {
  const { composing, noteId } = useComposerContext('ComposerNote');
  const { text } = useWords(composerWords);
  const role = useLiveRole('status');
  const { obstacle, failure } = composing;
  const failed = failure === undefined ? '' : text('composer.failed', { reason: failure.message || text('composer.noReason') });
  useSpoken(failed);
  return (
    <Primitive.p
      role={role}
      id={noteId}
      dir="auto"
      data-kind={obstacle === undefined ? (failure === undefined ? undefined : 'failure') : 'obstacle'}
      {...props}
    >
      {obstacle === undefined ? failed : text(obstacle === 'past' ? 'general.past' : `composer.${obstacle}`)}
    </Primitive.p>
  );
}
