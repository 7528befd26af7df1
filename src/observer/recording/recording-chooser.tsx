'use client';
import { useRef, type ComponentPropsWithRef } from 'react';

export interface RecordingChooserProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'onClick'> {
  readonly onFile: (file: File) => void;
}

/** Asks for the file of a recording. Renders a `<button>`. */
export function RecordingChooser({ onFile, ...props }: RecordingChooserProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" {...props} onClick={() => inputRef.current?.click()} />
      <input
        ref={inputRef}
        type="file"
        hidden
        accept=".ndjson,.jsonl,.gz"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}
