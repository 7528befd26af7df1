'use client';
import type { ReactNode } from 'react';
import { Paperclip, SendHorizontal, Square } from '../icons/index.js';
import { composerWords, useWords } from '../messages/index.js';
import {
  ComposerAttach,
  ComposerDropHint,
  ComposerInput,
  ComposerNote,
  ComposerRoot,
  ComposerSend,
  ComposerStop,
  useComposerContext,
  type ComposerRootProps,
} from '../primitives/index.js';
import { classNames } from './class-names.js';

export interface ComposerProps extends Omit<ComposerRootProps, 'asChild'> {
  /** What the host shows between the text and the buttons, such as the files that it took. */
  readonly children?: ReactNode;
}

/** Takes a message to an agent, sends it, and stops the agent while it is at work. Renders a `<form>`; where nothing can be sent, it says why. */
export function Composer({ className, children, ...props }: ComposerProps) {
  return (
    <ComposerRoot {...props} className={classNames('oddkin-composer', className)}>
      <ComposerInput className="oddkin-field oddkin-composer-input" />
      <ComposerDropHint className="oddkin-composer-drop" />
      {children}
      <div className="oddkin-composer-foot">
        <Attach />
        <Hint />
        <ComposerNote className="oddkin-composer-note" />
        <Buttons />
      </div>
    </ComposerRoot>
  );
}

function Attach() {
  const { text } = useWords(composerWords);
  return (
    <ComposerAttach className="oddkin-button" data-kind="quiet" aria-label={text('composer.attach')} title={text('composer.attach')}>
      <Paperclip size={16} strokeWidth={1.75} aria-hidden />
    </ComposerAttach>
  );
}

function Hint() {
  const { composing, sendKey } = useComposerContext();
  const { text } = useWords(composerWords);
  if (composing.obstacle !== undefined || composing.failure !== undefined) return null;
  return (
    <span className="oddkin-composer-hint" dir="auto">
      {text(`composer.hint.${sendKey}`)}
    </span>
  );
}

function Buttons() {
  const { composing } = useComposerContext();
  const { text } = useWords(composerWords);
  return (
    <div className="oddkin-composer-buttons">
      <ComposerStop className="oddkin-button">
        <Square size={14} strokeWidth={1.75} aria-hidden />
        {text('composer.stop')}
      </ComposerStop>
      <ComposerSend className="oddkin-button" data-kind="primary">
        <SendHorizontal className="oddkin-composer-send-icon" size={14} strokeWidth={1.75} aria-hidden />
        {text(composing.failure === undefined ? 'composer.send' : 'composer.sendAgain')}
      </ComposerSend>
    </div>
  );
}
