'use client';
import { useEffect, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Primitive } from '@radix-ui/react-primitive';
import { useMessages } from '../messages/index.js';
import { composeHandlers } from './compose-handlers.js';

export interface CopyButtonProps extends Omit<ComponentPropsWithRef<typeof Primitive.button>, 'value' | 'children'> {
  /** What is copied. A function is asked only when the button is pressed. */
  readonly value: string | (() => string);
  /** A function is given the state. Without children the state stands in words. */
  readonly children?: ReactNode | ((state: CopyState) => ReactNode);
}

/** What came of the last press. */
export type CopyState = 'idle' | 'copied' | 'failed';

/** Copies a text. Renders a `<button>`. `data-state` is `idle`, then `copied` or `failed` for two seconds. */
export function CopyButton({ value, children, ...props }: CopyButtonProps) {
  const { text } = useMessages();
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), 2_000);
    return () => clearTimeout(timer);
  }, [state]);
  // By the window that the button is in: browsers let only the one copy that has the focus.
  const copy = async (page: Document): Promise<void> => {
    try {
      const { navigator } = page === document ? globalThis : (page.defaultView ?? globalThis);
      await navigator.clipboard.writeText(typeof value === 'string' ? value : value());
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <Primitive.button
      type="button"
      data-state={state}
      {...props}
      onClick={composeHandlers(props.onClick, ({ currentTarget }) => void copy(currentTarget.ownerDocument))}
    >
      {typeof children === 'function' ? children(state) : (children ?? text(`copy-button.${state}`))}
    </Primitive.button>
  );
}
