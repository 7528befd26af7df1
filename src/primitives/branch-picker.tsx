'use client';
import { createContext, use, useMemo, type ComponentPropsWithRef } from 'react';
import { Primitive } from '@radix-ui/react-primitive';
import { useSiblings, useStoreContext } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import { composeHandlers } from './compose-handlers.js';

interface BranchPickerContextValue {
  readonly siblings: readonly string[];
  readonly index: number;
}

const BranchPickerContext = createContext<BranchPickerContextValue | undefined>(undefined);

export interface BranchPickerRootProps extends ComponentPropsWithRef<typeof Primitive.div> {
  /** The key of the message whose alternatives are offered. */
  readonly messageKey: string;
}

/** Holds the choice between a message and its alternatives. Renders a `<div>` with the role `group`; nothing where there is only one. */
export function BranchPickerRoot({ messageKey, ...props }: BranchPickerRootProps) {
  const siblings = useSiblings(messageKey);
  const { text } = useMessages();
  const value = useMemo(() => ({ siblings, index: siblings.indexOf(messageKey) }), [siblings, messageKey]);
  if (siblings.length < 2 || value.index < 0) return null;
  return (
    <BranchPickerContext value={value}>
      <Primitive.div role="group" aria-label={text('branch-picker.label')} {...props} />
    </BranchPickerContext>
  );
}

/** Shows the alternative before this one. Renders a `<button>`, with `aria-disabled` at the first. */
export function BranchPickerPrevious(props: ComponentPropsWithRef<typeof Primitive.button>) {
  return <Step {...props} part="BranchPickerPrevious" by={-1} />;
}

/** Shows the alternative after this one. Renders a `<button>`, with `aria-disabled` at the last. */
export function BranchPickerNext(props: ComponentPropsWithRef<typeof Primitive.button>) {
  return <Step {...props} part="BranchPickerNext" by={1} />;
}

/** Which of how many. Renders a `<span>`. */
export function BranchPickerPosition(props: ComponentPropsWithRef<typeof Primitive.span>) {
  const { siblings, index } = useBranchPicker('BranchPickerPosition');
  const { text } = useMessages();
  return (
    <Primitive.span {...props}>
      {props.children ?? text('branch-picker.position', { index: index + 1, of: siblings.length })}
    </Primitive.span>
  );
}

function Step({ part, by, ...props }: ComponentPropsWithRef<typeof Primitive.button> & { readonly part: string; readonly by: -1 | 1 }) {
  const { siblings, index } = useBranchPicker(part);
  const { store } = useStoreContext();
  const { text } = useMessages();
  const target = siblings[index + by];
  const words = text(by < 0 ? 'branch-picker.previous' : 'branch-picker.next');
  return (
    <Primitive.button
      type="button"
      aria-disabled={target === undefined ? true : undefined}
      aria-label={words}
      {...props}
      onClick={composeHandlers(props.onClick, () => {
        if (target !== undefined) store.chooseBranch(target);
      })}
    >
      {props.children ?? words}
    </Primitive.button>
  );
}

function useBranchPicker(part: string): BranchPickerContextValue {
  const value = use(BranchPickerContext);
  if (value === undefined)
    throw new Error(
      `${part} was used outside BranchPickerRoot. It has no alternatives to show. Put it inside <BranchPickerRoot messageKey={…}>.`,
    );
  return value;
}
