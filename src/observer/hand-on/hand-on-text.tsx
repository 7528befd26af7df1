'use client';
import { useRef, useState } from 'react';
import { Copy, Download } from '../../icons/index.js';
import { useAllMessages } from '../../messages/index.js';
import { downloadBlob } from '../../primitives/index.js';

/** What may be made of what is shown. */
export const kinds = ['test', 'story', 'report'] as const;
export type Kind = (typeof kinds)[number];

const fileNames = { test: 'recorded.test.tsx', story: 'recorded.stories.tsx', report: 'report.md' } as const satisfies Record<Kind, string>;

interface HandedOnTextProps {
  readonly kind: Kind;
  readonly made: string;
  readonly onClose: () => void;
}

/** The text itself: copied by a press, or, where the browser refuses, by hand. */
export function HandedOnText({ kind, made, onClose }: HandedOnTextProps) {
  const { text } = useAllMessages();
  const textRef = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const copy = async (): Promise<void> => {
    try {
      // By the window that it is shown in: browsers let only the one copy that has the focus.
      await (textRef.current?.ownerDocument.defaultView ?? window).navigator.clipboard.writeText(made);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
      textRef.current?.focus();
      textRef.current?.select();
    }
  };
  return (
    <>
      <textarea
        ref={textRef}
        className="oddkin-observer-input oddkin-dialog-lines oddkin-hand-on-text"
        readOnly
        dir="ltr"
        spellCheck={false}
        aria-label={text(`observer.handOn.${kind}`)}
        value={made}
      />
      <p className="oddkin-dialog-text" role="status">
        {outcome === undefined ? '' : text(`observer.handOn.${outcome}`)}
      </p>
      <div className="oddkin-dialog-buttons">
        <button type="button" className="oddkin-button" onClick={onClose}>
          {text('observer.handOn.close')}
        </button>
        <button type="button" className="oddkin-button" onClick={() => downloadBlob(fileNames[kind], plainFile(made))}>
          <Download size={14} strokeWidth={1.75} aria-hidden />
          {text('observer.handOn.save', { name: fileNames[kind] })}
        </button>
        <button type="button" className="oddkin-button" data-kind="primary" onClick={() => void copy()}>
          <Copy size={14} strokeWidth={1.75} aria-hidden />
          {text('observer.handOn.copy')}
        </button>
      </div>
    </>
  );
}

/** Of no type that a browser would open by itself. */
export function plainFile(text: string): Blob {
  return new Blob([text], { type: 'application/octet-stream' });
}
