'use client';
import { memo, useCallback, useId, useRef, useState } from 'react';
import { ListOrdered, WrapText, type Icon } from '../icons/index.js';
import { findExtended, useIsOpenBlock, useMarkdownExtensions, useOpenTail, type HoldTail } from '../markdown/index.js';
import { useMessages } from '../messages/index.js';
import { nameLine } from '../primitives/index.js';
import { CodeLines } from './code-lines.js';
import { IconCopyButton } from './icon-copy-button.js';
import { RenderBoundary } from './render-boundary.js';

export interface CodeBlockProps {
  readonly code: string;
  /** As it stands after the fence, or the ending of a file name. */
  readonly language?: string | undefined;
}

/**
 * Code as it was written, with its language, buttons that wrap and number its lines, and one that copies it. It is plain at once and takes its
 * colours, without a change of size, when it is whole. Renders a `<div>` with a `<pre>` that the keyboard can scroll, or what a
 * `MarkdownExtension` shows for the language.
 */
export function CodeBlock({ code, language }: CodeBlockProps) {
  const isOpen = useIsOpenBlock();
  const Extended = findExtended(useMarkdownExtensions(), 'codeBlocks', language);
  const tail = useOpenTail();
  // An extension is to hear of all that comes.
  const plain = <PlainCodeBlock code={code} language={language} isOpen={isOpen} tail={Extended === undefined ? tail : undefined} />;
  if (Extended === undefined) return plain;
  return (
    <RenderBoundary resetKey={code} fallback={plain}>
      <Extended code={code} isOpen={isOpen}>
        {plain}
      </Extended>
    </RenderBoundary>
  );
}

interface PlainCodeBlockProps extends CodeBlockProps {
  readonly isOpen: boolean;
  readonly tail: HoldTail | undefined;
}

function PlainCodeBlock({ code, language, isOpen, tail }: PlainCodeBlockProps) {
  const { text } = useMessages();
  const [isWrapped, setWrapped] = useState(false);
  const [isNumbered, setNumbered] = useState(false);
  const codeId = useId();
  const shown = useRef<HTMLPreElement>(null);
  // What is shown is what was written, so that buttons need not be drawn anew for each line that comes.
  const read = useCallback(() => shown.current?.textContent ?? '', []);
  const name = nameLine(language);
  const label = name === '' ? text('code-block.label') : text('code-block.labelled', { language: name });
  return (
    <div className="oddkin-code-block" data-wrap={isWrapped ? '' : undefined} data-numbered={isNumbered ? '' : undefined}>
      <Head
        name={name}
        codeId={codeId}
        hasLines={code.includes('\n')}
        isWrapped={isWrapped}
        isNumbered={isNumbered}
        onWrap={setWrapped}
        onNumber={setNumbered}
        read={read}
      />
      {/* What scrolls has to be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre ref={shown} id={codeId} className="oddkin-code-block-code" dir="ltr" role="group" tabIndex={0} aria-label={label}>
        <CodeLines code={code} language={language} isOpen={isOpen} tail={tail} isNumbered={isNumbered} />
      </pre>
    </div>
  );
}

interface HeadProps {
  readonly name: string;
  readonly codeId: string;
  readonly hasLines: boolean;
  readonly isWrapped: boolean;
  readonly isNumbered: boolean;
  readonly onWrap: (isOn: boolean) => void;
  readonly onNumber: (isOn: boolean) => void;
  readonly read: () => string;
}

const Head = memo(function Head({ name, codeId, hasLines, isWrapped, isNumbered, onWrap, onNumber, read }: HeadProps) {
  const { text } = useMessages();
  return (
    <div className="oddkin-code-block-head">
      <bdi className="oddkin-code-block-language">{name === '' ? text('code-block.label') : name}</bdi>
      <span className="oddkin-code-block-tools">
        {hasLines ? (
          <Toggle icon={ListOrdered} label={text('code-block.numbers')} controls={codeId} isOn={isNumbered} onToggle={onNumber} />
        ) : null}
        <Toggle icon={WrapText} label={text('code-block.wrap')} controls={codeId} isOn={isWrapped} onToggle={onWrap} />
        <IconCopyButton value={read} label={text('general.copy')} />
      </span>
    </div>
  );
});

interface ToggleProps {
  readonly icon: Icon;
  readonly label: string;
  readonly controls: string;
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
}

function Toggle({ icon: Icon, label, controls, isOn, onToggle }: ToggleProps) {
  return (
    <button
      type="button"
      className="oddkin-icon-button"
      title={label}
      aria-label={label}
      aria-pressed={isOn}
      aria-controls={controls}
      onClick={() => onToggle(!isOn)}
    >
      <Icon size={14} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
