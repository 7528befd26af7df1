'use client';
import { createContext, use, useId, useMemo, type ComponentPropsWithRef } from 'react';
import { Primitive } from '@radix-ui/react-primitive';
import { composeHandlers } from './compose-handlers.js';
import { DisclosureTrigger } from './disclosure-trigger.js';
import { useOpen, type OpenProps } from './use-open.js';

interface ReasoningContextValue {
  readonly isOpen: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly contentId: string;
}

const ReasoningContext = createContext<ReasoningContextValue | undefined>(undefined);

export interface ReasoningRootProps extends ComponentPropsWithRef<typeof Primitive.div>, OpenProps {
  /** Whether it is still being thought. Open while it is, folded afterwards, as long as nobody says otherwise. */
  readonly streaming: boolean;
}

/** Holds what an agent thought. Renders a `<div>`. `data-state` is `streaming` or `done`, `data-open` stands while it is unfolded. */
export function ReasoningRoot({ streaming, open, defaultOpen, onOpenChange, ...props }: ReasoningRootProps) {
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange }, streaming);
  const contentId = useId();
  const value = useMemo(() => ({ isOpen, setOpen, contentId }), [isOpen, setOpen, contentId]);
  return (
    <ReasoningContext value={value}>
      <Primitive.div data-state={streaming ? 'streaming' : 'done'} data-open={isOpen ? '' : undefined} {...props} />
    </ReasoningContext>
  );
}

/** Folds and unfolds it. Renders a `<button>` after the WAI-ARIA disclosure pattern. */
export function ReasoningTrigger(props: ComponentPropsWithRef<typeof Primitive.button>) {
  return <DisclosureTrigger {...props} disclosure={useReasoning('ReasoningTrigger')} />;
}

/** Holds the thoughts. Renders a `<div>`; nothing while folded. Thoughts that a reader has gone into, or selected in, do not fold by themselves. */
export function ReasoningContent(props: ComponentPropsWithRef<typeof Primitive.div>) {
  const { isOpen, setOpen, contentId } = useReasoning('ReasoningContent');
  if (!isOpen) return null;
  const keep = (): void => setOpen(true);
  return (
    <Primitive.div
      id={contentId}
      {...props}
      onFocus={composeHandlers(props.onFocus, keep)}
      onPointerDown={composeHandlers(props.onPointerDown, keep)}
    />
  );
}

function useReasoning(part: string): ReasoningContextValue {
  const value = use(ReasoningContext);
  if (value === undefined)
    throw new Error(`${part} was used outside ReasoningRoot. It has nothing to fold. Put it inside <ReasoningRoot>.`);
  return value;
}
