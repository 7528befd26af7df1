'use client';
import { useEffect, useId, useRef, type ReactNode } from 'react';

export interface DialogProps {
  readonly title: string;
  /** `large` fills nearly all of the window. */
  readonly size?: 'large' | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal that is open as long as it is there. Renders a `<dialog>`, which keeps the focus and gives it back. */
export function Dialog({ title, size, onClose, children }: DialogProps) {
  const id = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const closed = (): void => {
    // StrictMode closes and opens it again before this is told.
    if (dialogRef.current?.open !== true) onClose();
  };
  return (
    <dialog ref={dialogRef} className="oddkin-dialog" data-size={size} aria-labelledby={id} onClose={closed}>
      <h2 id={id} className="oddkin-dialog-title">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
