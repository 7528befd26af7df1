'use client';
import { useId, useLayoutEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { useStoreContext } from '../../hooks/index.js';
import { Bookmark, BookmarkCheck, ListFilter, X } from '../../icons/index.js';
import { usePanelMessages } from '../../messages/index.js';
import { createOnDemand } from '../../on-demand/index.js';
import { isComposing } from '../../primitives/index.js';
import { usePanelState } from '../panel-state.js';
import type { FilterCompletion } from './complete-filter.js';
import { parseFilter } from './parse-filter.js';
import { readSavedFilters, writeSavedFilters } from './saved-filters.js';

// Asked for when the box is first entered.
const completion = createOnDemand(() => import('./complete-filter.js').then((module) => module.completeFilter));

/**
 * The one box that filters every region. It completes keys and values, says what it can't read where that is typed, and keeps filters for another day.
 * Pattern: WAI-ARIA combobox with a list of options.
 */
export function FilterBox() {
  const { text } = usePanelMessages();
  const { store } = useStoreContext();
  const { filter, setFilter } = usePanelState();
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState(0);
  const takenCaret = useRef<number>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [saved, setSaved] = useState<readonly string[]>([]);
  /** What could not be kept when that was asked for. */
  const [notKept, setNotKept] = useState<string>();
  const { value: completeFilter } = useSyncExternalStore(completion.subscribe, completion.state, completion.state);
  const { problems } = parseFilter(filter);
  const options = isOpen ? optionsFor() : [];
  const activeOption = options[active];
  // With the value that it belongs to: a letter that is typed later must not find it moved.
  useLayoutEffect(() => {
    if (takenCaret.current !== undefined) inputRef.current?.setSelectionRange(takenCaret.current, takenCaret.current);
    takenCaret.current = undefined;
  });
  // While a term is being typed it can't be whole yet.
  const told = problems.filter(({ end }) => !isOpen || end < caret || end < filter.trimEnd().length);

  return (
    <div className="oddkin-filter" role="search">
      <ListFilter className="oddkin-filter-icon" size={14} strokeWidth={1.75} aria-hidden />
      <input
        ref={inputRef}
        className="oddkin-observer-input oddkin-filter-input"
        role="combobox"
        aria-label={text('observer.filter.label')}
        aria-expanded={options.length > 0}
        aria-controls={`${id}-options`}
        aria-activedescendant={activeOption === undefined ? undefined : `${id}-${active}`}
        aria-autocomplete="list"
        aria-invalid={told.length > 0}
        aria-describedby={told.length > 0 ? `${id}-problem` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={text('observer.filter.placeholder')}
        value={filter}
        onChange={(event) => {
          setFilter(event.currentTarget.value);
          open(event.currentTarget.selectionStart ?? event.currentTarget.value.length);
        }}
        onFocus={loadCompletion}
        onBlur={close}
        onClick={(event) => open(event.currentTarget.selectionStart ?? 0)}
        onKeyDown={onKeyDown}
      />
      {filter !== '' && (
        <>
          <button
            type="button"
            className="oddkin-observer-icon-button oddkin-filter-button"
            aria-label={text('observer.filter.keep')}
            title={text('observer.filter.keep')}
            aria-pressed={saved.includes(filter)}
            onClick={toggleSaved}
          >
            {saved.includes(filter) ? (
              <BookmarkCheck size={14} strokeWidth={1.75} aria-hidden />
            ) : (
              <Bookmark size={14} strokeWidth={1.75} aria-hidden />
            )}
          </button>
          <button
            type="button"
            className="oddkin-observer-icon-button oddkin-filter-button"
            aria-label={text('observer.filter.clear')}
            title={text('observer.filter.clear')}
            onClick={() => {
              setFilter('');
              inputRef.current?.focus();
            }}
          >
            <X size={14} strokeWidth={1.75} aria-hidden />
          </button>
        </>
      )}
      <div
        id={`${id}-options`}
        className="oddkin-filter-options"
        role="listbox"
        aria-label={text('observer.filter.options')}
        hidden={options.length === 0}
      >
        {options.map(({ label, typed }, index) => (
          // Keys are handled by the box, which keeps the focus.
          <div
            key={label}
            id={`${id}-${index}`}
            className="oddkin-filter-option"
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => {
              event.preventDefault();
              take(options[index]);
            }}
          >
            <bdi>{label}</bdi>
            {saved.includes(typed) && label === typed && <span className="oddkin-observer-muted">{text('observer.filter.kept')}</span>}
          </div>
        ))}
      </div>
      {(told.length > 0 || notKept === filter) && (
        <p id={`${id}-problem`} className="oddkin-filter-problem">
          {notKept === filter && <span role="alert">{text('observer.filter.notKept')}</span>}
          {told.map(({ fault, term, start }) => (
            <span key={start}>{text(`observer.filter.${fault}`, { term })}</span>
          ))}
        </p>
      )}
    </div>
  );

  function optionsFor(): readonly FilterCompletion[] {
    const kept = filter === '' ? saved.map((typed) => ({ label: typed, typed, caret: typed.length })) : [];
    return [...kept, ...(completeFilter?.(filter, caret, store.getState()) ?? [])];
  }

  function open(at: number): void {
    setCaret(at);
    setSaved(readSavedFilters());
    setOpen(true);
    setActive(-1);
    loadCompletion();
  }

  function loadCompletion(): void {
    completion.load().catch(() => undefined); // Without it a person types the whole.
  }

  function close(): void {
    setOpen(false);
    setActive(-1);
  }

  function take(option: FilterCompletion | undefined): void {
    if (option === undefined) return;
    setFilter(option.typed);
    setCaret(option.caret);
    setActive(-1);
    takenCaret.current = option.caret;
  }

  function toggleSaved(): void {
    const others = saved.filter((each) => each !== filter);
    const next = others.length < saved.length ? others : [filter, ...others];
    const isKept = writeSavedFilters(next);
    if (isKept) setSaved(next);
    setNotKept(isKept ? undefined : filter);
  }

  /** As the buttons of the conversation do, where it is shown. */
  function goToFound(to: 'next' | 'previous'): void {
    const panel = inputRef.current?.closest('.oddkin-observer');
    panel?.querySelector<HTMLButtonElement>(`.oddkin-conversation-find [data-to="${to}"]`)?.click();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    event.stopPropagation();
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) open(event.currentTarget.selectionStart ?? 0);
      else
        setActive(
          options.length === 0 ? -1 : (active + (event.key === 'ArrowDown' ? 1 : active < 0 ? 0 : -1) + options.length) % options.length,
        );
    } else if (event.key === 'Enter' || (event.key === 'Tab' && activeOption !== undefined)) {
      event.preventDefault();
      if (activeOption !== undefined) take(activeOption);
      else {
        close();
        goToFound(event.shiftKey ? 'previous' : 'next');
      }
    } else if (event.key === 'Escape') {
      if (isOpen && options.length > 0) close();
      else setFilter('');
      event.preventDefault();
    }
  }
}
