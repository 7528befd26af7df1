'use client';
import { useRef, useState, type ClipboardEvent, type ComponentPropsWithRef, type DragEvent } from 'react';
import { Primitive } from '@radix-ui/react-primitive';
import { composerWords, useWords } from '../messages/index.js';
import { composeHandlers } from './compose-handlers.js';
import { useComposerContext } from './composer.js';

/** What a host does with files. Nothing of them is read here. */
export type TakeFiles = (files: readonly File[]) => void;

/** Files that are pasted or dropped, for an element that takes them. Where nobody takes files, what happens is the browser's. */
export interface FileDrop {
  readonly isOver: boolean;
  readonly onPaste: (event: ClipboardEvent) => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragLeave: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
}

export function useFileDrop(take: TakeFiles | undefined): FileDrop {
  const [isOver, setOver] = useState(false);
  const takeFrom = (event: ClipboardEvent | DragEvent, data: DataTransfer): void => {
    const files = [...data.files];
    if (take === undefined || files.length === 0) return;
    event.preventDefault();
    take(files);
  };
  return {
    isOver: isOver && take !== undefined,
    onPaste: (event) => takeFrom(event, event.clipboardData),
    onDragOver: (event) => {
      if (take === undefined || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false); // what is dragged over is a node
    },
    onDrop: (event) => {
      setOver(false);
      takeFrom(event, event.dataTransfer);
    },
  };
}

/** Chooses files, for those who neither paste nor drag. Renders a `<button>`; nothing where nobody takes files, or nothing can be sent. */
export function ComposerAttach(props: ComponentPropsWithRef<typeof Primitive.button>) {
  const { composing, onFiles } = useComposerContext('ComposerAttach');
  const { text } = useWords(composerWords);
  const chooser = useRef<HTMLInputElement>(null);
  if (onFiles === undefined || composing.obstacle !== undefined) return null;
  return (
    <>
      <Primitive.button type="button" {...props} onClick={composeHandlers(props.onClick, () => chooser.current?.click())}>
        {props.children ?? text('composer.attach')}
      </Primitive.button>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // Emptied, so that the same file can be chosen again.
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}

/** Says that files may be let go here. Renders a `<p>` while some are dragged over the composer; nothing otherwise. */
export function ComposerDropHint(props: ComponentPropsWithRef<typeof Primitive.p>) {
  const { isFileOver } = useComposerContext('ComposerDropHint');
  const { text } = useWords(composerWords);
  return isFileOver ? <Primitive.p {...props}>{props.children ?? text('composer.drop')}</Primitive.p> : null;
}
