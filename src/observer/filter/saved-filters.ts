import { keep, readKept } from '../kept-in-browser.js';

const name = 'filters';
const most = 20;

/** The filters that a person has kept in this browser, newest first. Empty where nothing can be kept. */
export function readSavedFilters(): readonly string[] {
  const kept = readKept(name);
  return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string').slice(0, most) : [];
}

/** Keeps these filters. Returns whether it could. */
export function writeSavedFilters(filters: readonly string[]): boolean {
  return keep(name, filters.slice(0, most));
}
