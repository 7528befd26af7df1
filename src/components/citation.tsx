'use client';
import { use, useEffect, useId, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { useMessages } from '../messages/index.js';
import { SourceBody } from './source.js';
import { SourcesContext } from './sources-context.js';

/**
 * A number that stands for a source and opens a card about it: under the pointer, by the keyboard's focus, or by a press, which keeps it open.
 * Escape closes it. Renders a `<sup>` with a `<button>`; where no such source is known, what was written.
 */
export function Citation({ sourceId }: { readonly sourceId: string }) {
  const sources = use(SourcesContext);
  const { text } = useMessages();
  const index = sources.findIndex((source) => source.sourceId === sourceId);
  const source = sources[index];
  const button = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLSpanElement>(null);
  const id = useId();
  const [state, setState] = useState<'closed' | 'shown' | 'kept'>('closed');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The focus that comes back from the card does not open it again.
  const isReturning = useRef(false);
  const isOpen = state !== 'closed';
  useEffect(() => () => clearTimeout(timer.current), []);
  useLayoutEffect(() => {
    const element = card.current;
    if (!isOpen || element === null || button.current === null) return;
    element.showPopover();
    place(element, button.current);
    return () => element.hidePopover();
  }, [isOpen]);
  if (source === undefined) return `[^${sourceId}]`;

  const soon = (next: typeof state, delayMs: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState((now) => (now === 'kept' ? now : next)), delayMs);
  };
  const now = (next: typeof state): void => {
    clearTimeout(timer.current);
    setState(next);
  };
  const hover = (next: typeof state, delayMs: number) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') soon(next, delayMs);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) now('closed');
  };
  // What stands around must not take the same key to leave the message.
  const close = (event: KeyboardEvent): void => {
    if (!isOpen || event.key !== 'Escape') return;
    event.stopPropagation();
    now('closed');
    isReturning.current = true;
    button.current?.focus({ preventScroll: true });
    isReturning.current = false;
  };
  const name = text('source.citation', { number: index + 1, title: source.title ?? text('source.untitled', { id: sourceId }) });
  return (
    // The number inside is what is pressed; the whole only says when the pointer and the focus have left both it and its card.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <sup
      className="oddkin-citation"
      onPointerEnter={hover('shown', openDelayMs)}
      onPointerLeave={hover('closed', closeDelayMs)}
      onBlur={leave}
      onKeyDown={close}
    >
      <button
        ref={button}
        type="button"
        className="oddkin-citation-number"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={name}
        onFocus={({ currentTarget }) => (!isReturning.current && currentTarget.matches(':focus-visible') ? now('shown') : undefined)}
        onClick={() => now(state === 'kept' ? 'closed' : 'kept')}
      >
        {index + 1}
      </button>
      <span ref={card} id={id} role="group" aria-label={name} popover="manual" className="oddkin-citation-card">
        {isOpen ? <SourceBody source={source} /> : null}
      </span>
    </sup>
  );
}

const openDelayMs = 120;
/** Long enough for the pointer to cross from the number to the card. */
const closeDelayMs = 200;

/** Under the number, or above it where there is no room, and inside the window. */
function place(card: HTMLElement, anchor: HTMLElement): void {
  const from = anchor.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const below = from.bottom + gapPx;
  const top = below + height <= innerHeight ? below : Math.max(gapPx, from.top - gapPx - height);
  const left = Math.max(gapPx, Math.min(from.left, innerWidth - width - gapPx));
  card.style.setProperty('--oddkin-card-top', `${top}px`);
  card.style.setProperty('--oddkin-card-left', `${left}px`);
}

const gapPx = 6;
