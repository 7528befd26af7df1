'use client';
import { memo } from 'react';
import { growthOf } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import type { Message, TextPart } from '../schema/index.js';
import type { MessageRecord } from '../primitives/index.js';
import { MarkdownText, Plain } from './markdown.js';
import { StateIcon } from './state-icon.js';

export type PartDamage = NonNullable<ReturnType<MessageRecord['damage']['get']>>;

export interface TextProps {
  readonly part: TextPart;
  /** Markdown is read only where an assistant wrote it. Default `assistant`. */
  readonly role?: Message['role'];
  /** What is missing in the text. */
  readonly damage?: PartDamage | undefined;
  /** Whether the session ended, so that no more text comes. */
  readonly isInterrupted?: boolean;
  /** Ids that the text may cite. Keep the array as long as they stay the same. */
  readonly sourceIds?: readonly string[];
}

/** The text of a message. Renders a `<div>`. `data-state` is `streaming`, `done` or `interrupted`, `data-damaged` stands where text was lost. Re-renders when its own part changes. */
export const Text = memo(function Text({ part, role = 'assistant', damage, isInterrupted = false, sourceIds }: TextProps) {
  const state = isInterrupted ? 'interrupted' : (part.state ?? 'done');
  return (
    <div className="oddkin-text" data-state={state} data-damaged={damage === undefined ? undefined : ''}>
      {role === 'assistant' ? (
        <MarkdownText
          text={part.text}
          growth={growthOf(part)}
          isStreaming={state === 'streaming'}
          {...(sourceIds === undefined ? {} : { sourceIds })}
        />
      ) : (
        <Plain>{part.text}</Plain>
      )}
      {damage === undefined ? null : <Damage damage={damage} />}
    </div>
  );
});

/** Says what of a text did not arrive. Renders a `<p>`. */
export function Damage({ damage: { holes, conflict } }: { readonly damage: PartDamage }) {
  const { text } = useMessages();
  const count = holes.reduce((sum, hole) => sum + hole.length, 0);
  return (
    <p className="oddkin-text-damage">
      <StateIcon state="incomplete" />
      <span>
        {[
          count === 0 ? undefined : text('message.lost', { count }),
          conflict ? text('message.conflict') : undefined,
          text('message.healed'),
        ]
          .filter((words) => words !== undefined)
          .join(' ')}
      </span>
    </p>
  );
}
