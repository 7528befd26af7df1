'use client';
import type { ReactNode } from 'react';
import { GitCompareArrows } from '../../icons/index.js';
import { DialogButton, type DialogButtonProps } from '../dialog-button.js';
import { loadOnce } from '../../on-demand/index.js';

const CompareDialog = loadOnce(() => import('./compare-dialog.js').then((module) => module.CompareDialog));

export interface CompareButtonProps extends Omit<DialogButtonProps, 'renderDialog'> {
  /** What the run that the panel shows is called. */
  readonly run: string;
  readonly size: number;
  readonly children?: ReactNode;
}

/** Compares what the panel shows with a recording. Renders a {@link DialogButton}. */
export function CompareButton({ run, size, children, ...props }: CompareButtonProps) {
  return (
    <DialogButton {...props} renderDialog={(onClose) => <CompareDialog name={run} onClose={onClose} />}>
      <GitCompareArrows size={size} strokeWidth={1.75} aria-hidden />
      {children}
    </DialogButton>
  );
}
