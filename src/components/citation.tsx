'use client';
import { createContext, use, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useMessages } from '../messages/index.js';
import type { SourcePart } from '../schema/index.js';
import { SourceBody } from './source.js';

/** The sources of the message, numbered by their place. */
export const SourcesContext = createContext<readonly SourcePart[]>([]);

/** A number that stands for a source and opens a card about it. Renders a `<sup>` with a `<button>`. */
export function Citation({ sourceId }: { readonly sourceId: string }) {
  const sources = use(SourcesContext);
  const { text } = useMessages();
  const index = sources.findIndex((source) => source.sourceId === sourceId);
  const source = sources[index];
  const button = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  useLayoutEffect(() => {
    if (isOpen && button.current !== null && card.current !== null) place(card.current, button.current);
  }, [isOpen]);
  if (source === undefined) return `[^${sourceId}]`;
  // The browser closes the card by Escape; what stands around must not take the same key to leave the message.
  const stay = (event: KeyboardEvent): void => {
    if (isOpen && event.key === 'Escape') event.stopPropagation();
  };
  const title = source.title ?? text('source.untitled', { id: sourceId });
  return (
    <sup className="oddkin-citation">
      <button
        ref={button}
        type="button"
        className="oddkin-citation-number"
        popoverTarget={id}
        aria-label={text('source.citation', { number: index + 1, title })}
        onKeyDown={stay}
      >
        {index + 1}
      </button>
      <span ref={card} id={id} popover="auto" className="oddkin-citation-card" onToggle={(event) => setOpen(event.newState === 'open')}>
        {isOpen ? <SourceBody source={source} /> : null}
      </span>
    </sup>
  );
}

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
