'use client';
import { Check, Copy, X, type Icon } from '../icons/index.js';
import { useMessages } from '../messages/index.js';
import { CopyButton, type CopyButtonProps } from '../primitives/index.js';

export interface IconCopyButtonProps {
  readonly value: CopyButtonProps['value'];
  readonly label: string;
  readonly icon?: Icon;
  /** -1 where keys of the surroundings do the same. */
  readonly tabIndex?: number;
}

/** A quiet button that copies; its icon and its name tell what came of it. Renders a `<button>`. `data-state` is `idle`, `copied` or `failed`. */
export function IconCopyButton({ value, label, icon = Copy, tabIndex }: IconCopyButtonProps) {
  const { text } = useMessages();
  return (
    <CopyButton value={value} className="oddkin-icon-button" title={label} tabIndex={tabIndex}>
      {(state) => {
        const Icon = state === 'idle' ? icon : outcomes[state];
        return (
          <>
            <Icon size={14} strokeWidth={1.75} aria-hidden />
            <span className="oddkin-heard-only">{state === 'idle' ? label : text(`copy-button.${state}`)}</span>
          </>
        );
      }}
    </CopyButton>
  );
}

const outcomes = { copied: Check, failed: X } as const;
