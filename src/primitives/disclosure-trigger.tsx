'use client';
import { Primitive } from '@radix-ui/react-primitive';
import type { ComponentPropsWithRef } from 'react';
import { composeHandlers } from './compose-handlers.js';

export interface Disclosure {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** The id of what is folded and unfolded. */
  readonly contentId: string;
}

export interface DisclosureTriggerProps extends ComponentPropsWithRef<typeof Primitive.button> {
  readonly disclosure: Disclosure;
}

/** Folds and unfolds. Renders a `<button>` after the WAI-ARIA disclosure pattern. */
export function DisclosureTrigger({ disclosure: { isOpen, setOpen, contentId }, ...props }: DisclosureTriggerProps) {
  return (
    <Primitive.button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? contentId : undefined}
      {...props}
      onClick={composeHandlers(props.onClick, () => setOpen(!isOpen))}
    />
  );
}
