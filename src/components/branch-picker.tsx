'use client';
import { ChevronLeft, ChevronRight } from '../icons/index.js';
import {
  BranchPickerNext,
  BranchPickerPosition,
  BranchPickerPrevious,
  BranchPickerRoot,
  type BranchPickerRootProps,
} from '../primitives/index.js';
import { classNames } from './class-names.js';

export type BranchPickerProps = Omit<BranchPickerRootProps, 'asChild' | 'children'>;

/** Steps through the alternatives to a message. Renders a `<div>` with the role `group`; nothing where there is only one. */
export function BranchPicker({ className, ...props }: BranchPickerProps) {
  return (
    <BranchPickerRoot {...props} className={classNames('oddkin-branch-picker', className)}>
      <BranchPickerPrevious className="oddkin-icon-button">
        <ChevronLeft className="oddkin-mirrored" size={14} strokeWidth={1.75} aria-hidden />
      </BranchPickerPrevious>
      <BranchPickerPosition className="oddkin-branch-picker-position" />
      <BranchPickerNext className="oddkin-icon-button">
        <ChevronRight className="oddkin-mirrored" size={14} strokeWidth={1.75} aria-hidden />
      </BranchPickerNext>
    </BranchPickerRoot>
  );
}
