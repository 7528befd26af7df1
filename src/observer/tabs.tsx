'use client';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** Stands after the label: a count, say. */
  readonly badge?: ReactNode;
}

export interface TabsProps<Name extends string> {
  readonly tabs: readonly Tab<Name>[];
  readonly value: Name;
  readonly onValueChange: (name: Name) => void;
  /** The name of the row of tabs for assistive technology. */
  readonly label: string;
  /** Where the row of tabs stands. Default `start`. */
  readonly placement?: 'start' | 'end';
  /** What the chosen tab shows. */
  readonly children: ReactNode;
}

/**
 * A row of tabs and the one panel of the chosen tab: the others are not rendered, so that they cost nothing.
 * Arrow keys, Home and End choose. Pattern: WAI-ARIA tabs with automatic activation.
 */
export function Tabs<Name extends string>({ tabs, value, onValueChange, label, placement = 'start', children }: TabsProps<Name>) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const chosen = listRef.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    const list = listRef.current;
    if (chosen === null || chosen === undefined || list === null) return;
    // Not scrollIntoView, which would move the host's page too.
    const { left, right } = chosen.getBoundingClientRect();
    const box = list.getBoundingClientRect();
    if (left < box.left) list.scrollLeft -= box.left - left;
    else if (right > box.right) list.scrollLeft += right - box.right;
  }, [value]);

  const choose = (index: number): void => {
    const tab = tabs[(index + tabs.length) % tabs.length];
    if (tab === undefined) return;
    onValueChange(tab.name);
    listRef.current?.querySelector<HTMLElement>(`[data-name="${tab.name}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const current = tabs.findIndex((tab) => tab.name === value);
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight')) choose(current + 1);
    else if (event.key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft')) choose(current - 1);
    else if (event.key === 'Home') choose(0);
    else if (event.key === 'End') choose(tabs.length - 1);
    else return;
    event.preventDefault();
  };

  return (
    <div className="oddkin-observer-tabs" data-placement={placement}>
      <div
        ref={listRef}
        part="tabs"
        className="oddkin-observer-tab-list"
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.name}`}
            data-name={tab.name}
            part="tab"
            className="oddkin-observer-tab"
            aria-selected={tab.name === value}
            aria-controls={tab.name === value ? `${id}-panel` : undefined}
            tabIndex={tab.name === value ? 0 : -1}
            onClick={() => onValueChange(tab.name)}
          >
            {tab.label}
            {tab.badge}
          </button>
        ))}
      </div>
      <div className="oddkin-observer-tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${value}`}>
        {children}
      </div>
    </div>
  );
}
