'use client';
import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the shell lets what is under it be seen: while something of the page has the focus that it covers whole. It is itself again as soon as
 * the focus goes elsewhere, or a pointer comes to it.
 */
export function useYielding(ref: RefObject<HTMLElement | null>): boolean {
  const [isYielding, setYielding] = useState(false);
  useEffect(() => {
    const shell = ref.current;
    if (shell === null) return undefined;
    const { ownerDocument } = shell;
    const onFocusIn = ({ target }: FocusEvent): void => setYielding(isElement(target) && !holds(shell, target) && isUnder(shell, target));
    const onPointerEnter = (): void => setYielding(false);
    ownerDocument.addEventListener('focusin', onFocusIn);
    shell.addEventListener('pointerenter', onPointerEnter);
    return () => {
      ownerDocument.removeEventListener('focusin', onFocusIn);
      shell.removeEventListener('pointerenter', onPointerEnter);
    };
  }, [ref]);
  return isYielding;
}

function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'getBoundingClientRect' in target;
}

/** Also where the shell stands in a shadow root: then the page is told of the root's host alone. */
function holds(shell: Element, target: Element): boolean {
  const root = shell.getRootNode();
  return shell.contains(target) || ('host' in root && root.host === target);
}

function isUnder(shell: Element, target: Element): boolean {
  const [over, under] = [shell.getBoundingClientRect(), target.getBoundingClientRect()];
  return under.width > 0 && under.left >= over.left && under.right <= over.right && under.top >= over.top && under.bottom <= over.bottom;
}
