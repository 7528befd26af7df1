'use client';
import { Search } from 'lucide-react';

export interface SearchFieldProps {
  /** What is searched, in words: the field's name. */
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** One line to search by. Renders a `<label>` with an `<input type="search">`. */
export function SearchField({ label, value, onValueChange }: SearchFieldProps) {
  return (
    <label className="oddkin-observer-search">
      <Search size={14} strokeWidth={1.75} aria-hidden />
      <input
        type="search"
        className="oddkin-observer-input"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
    </label>
  );
}

/** Whether a text holds a query, whatever the case. An empty query is in every text. */
export function matcherOf(query: string): (text: string) => boolean {
  const trimmed = query.trim();
  if (trimmed === '') return () => true;
  const pattern = new RegExp(trimmed.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'iu');
  return (text) => pattern.test(text);
}
