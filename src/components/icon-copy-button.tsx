'use client';
import { Check, Copy, X, type LucideIcon } from 'lucide-react';
import { useMessages } from '../messages/index.js';
import { CopyButton, type CopyButtonProps } from '../primitives/index.js';

export interface IconCopyButtonProps {
  readonly value: CopyButtonProps['value'];
  readonly label: string;
  readonly icon?: LucideIcon;
}

/** A quiet button that copies; its icon and its name tell what came of it. Renders a `<button>`. */
export function IconCopyButton({ value, label, icon = Copy }: IconCopyButtonProps) {
  const { text } = useMessages();
  return (
    <CopyButton value={value} className="oddkin-icon-button" title={label}>
      <Face state="idle" icon={icon} label={label} />
      <Face state="copied" icon={Check} label={text('copy-button.copied')} />
      <Face state="failed" icon={X} label={text('copy-button.failed')} />
    </CopyButton>
  );
}

/** The stylesheet shows the one of the three that goes with the button's state. */
function Face({ state, icon: Icon, label }: { readonly state: string; readonly icon: LucideIcon; readonly label: string }) {
  return (
    <span className="oddkin-copy-face" data-face={state}>
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      <span className="oddkin-heard-only">{label}</span>
    </span>
  );
}
