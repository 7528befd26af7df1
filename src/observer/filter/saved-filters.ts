const key = 'oddkin:filters';
const most = 20;

/** The filters that a person has kept in this browser, newest first. Empty where nothing can be kept. */
export function readSavedFilters(): readonly string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(read) ? read.filter((each): each is string => typeof each === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Keeps these filters. Returns whether it could: storage may be full, or closed to the page. */
export function writeSavedFilters(filters: readonly string[]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(filters.slice(0, most)));
    return true;
  } catch {
    return false;
  }
}
