'use client';
import type { ReactNode } from 'react';
import { ListFilter } from '../../icons/index.js';
import { useAllMessages } from '../../messages/index.js';
import { usePanelState } from '../panel-state.js';
import { hasTerm, toggleTerm } from './toggle-term.js';

interface FilterByProps {
  readonly filterKey: 'tool' | 'agent';
  readonly name: string;
  /** What stands in the button. Default: a sign alone. */
  readonly children?: ReactNode;
}

/** Filters the whole panel by a name, or no longer. Renders a `<button>` with `aria-pressed`. */
export function FilterBy({ filterKey, name, children }: FilterByProps) {
  const { text } = useAllMessages();
  const { filter, setFilter } = usePanelState();
  const isPressed = hasTerm(filter, filterKey, name);
  const label = text(`observer.filter.by.${filterKey}`, { name });
  return (
    <button
      type="button"
      className={children === undefined ? 'oddkin-icon-button oddkin-filter-by' : 'oddkin-filter-by-name'}
      aria-pressed={isPressed}
      title={label}
      onClick={() => setFilter(toggleTerm(filter, filterKey, name))}
    >
      {children}
      {(children === undefined || isPressed) && <ListFilter size={14} strokeWidth={1.75} aria-hidden />}
      {children === undefined && <span className="oddkin-heard-only">{label}</span>}
    </button>
  );
}
