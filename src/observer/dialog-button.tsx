'use client';
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';

export interface DialogButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'onClick' | 'aria-haspopup'> {
  /** The dialog, as long as it is open. */
  readonly renderDialog: (onClose: () => void) => ReactNode;
}

/** Opens a dialog. Renders a `<button>`, and the dialog behind it. */
export function DialogButton({ renderDialog, ...props }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" {...props} onClick={() => setOpen(true)} />
      {isOpen && renderDialog(() => setOpen(false))}
    </>
  );
}
