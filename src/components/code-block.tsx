'use client';
import { useMessages } from '../messages/index.js';
import { IconCopyButton } from './icon-copy-button.js';

export interface CodeBlockProps {
  readonly code: string;
  readonly language?: string | undefined;
}

/** Code as it was written, with its language and a button that copies it. Renders a `<div>` with a `<pre>` that the keyboard can scroll. */
export function CodeBlock({ code, language }: CodeBlockProps) {
  const { text } = useMessages();
  const label = language === undefined ? text('code-block.label') : text('code-block.labelled', { language });
  return (
    <div className="oddkin-code-block">
      <div className="oddkin-code-block-head">
        <span className="oddkin-code-block-language">{language ?? text('code-block.label')}</span>
        <IconCopyButton value={code} label={text('general.copy')} />
      </div>
      {/* What scrolls has to be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className="oddkin-code-block-code" dir="ltr" role="group" tabIndex={0} aria-label={label}>
        <code>{code}</code>
      </pre>
    </div>
  );
}
