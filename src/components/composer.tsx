'use client';
import { SendHorizontal, Square } from 'lucide-react';
import { useMessages } from '../messages/index.js';
import {
  ComposerInput,
  ComposerNote,
  ComposerRoot,
  ComposerSend,
  ComposerStop,
  useComposerContext,
  type ComposerInputProps,
  type ComposerRootProps,
} from '../primitives/index.js';
import { classNames } from './class-names.js';

export interface ComposerProps extends Omit<ComposerRootProps, 'asChild' | 'children'>, Pick<ComposerInputProps, 'sendKey'> {}

/** Takes a message to an agent, sends it, and stops the agent while it is at work. Renders a `<form>`; where nothing can be sent, it says why. */
export function Composer({ sendKey = 'enter', className, ...props }: ComposerProps) {
  return (
    <ComposerRoot {...props} className={classNames('oddkin-composer', className)}>
      <ComposerInput sendKey={sendKey} className="oddkin-field oddkin-composer-input" />
      <div className="oddkin-composer-foot">
        <Hint sendKey={sendKey} />
        <ComposerNote className="oddkin-composer-note" />
        <Buttons />
      </div>
    </ComposerRoot>
  );
}

function Hint({ sendKey }: { readonly sendKey: 'enter' | 'modifier-enter' }) {
  const { composing } = useComposerContext();
  const { text } = useMessages();
  if (composing.obstacle !== undefined || composing.failure !== undefined) return null;
  return (
    <span className="oddkin-composer-hint" dir="auto">
      {text(`composer.hint.${sendKey}`)}
    </span>
  );
}

function Buttons() {
  const { composing } = useComposerContext();
  const { text } = useMessages();
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
