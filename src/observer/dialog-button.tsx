'use client';
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { RegionBoundary } from './region-boundary.js';

export interface DialogButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'onClick' | 'aria-haspopup'> {
  /** The dialog, as long as it is open. */
  readonly renderDialog: (onClose: () => void) => ReactNode;
}

/** Opens a dialog. Renders a `<button>`, and the dialog behind it; what went wrong where that could not be loaded, or throws. */
export function DialogButton({ renderDialog, ...props }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" {...props} onClick={() => setOpen(true)} />
      {isOpen && <RegionBoundary name={nameOf(props)}>{renderDialog(() => setOpen(false))}</RegionBoundary>}
    </>
  );
}

function nameOf({ 'aria-label': label, children }: ComponentPropsWithRef<'button'>): string {
  return label ?? (typeof children === 'string' ? children : '');
}
