/** Words of the tools over a JSON value. */
export const jsonViewTools = {
  'json-view.search': 'Search in: {name}',
  'json-view.searchShort': 'Search names and values',
  'json-view.searching': 'Searching, {count} so far',
  'json-view.foundNone': 'Nothing found',
  'json-view.found': { one: '{count} found', other: '{count} found' },
  'json-view.foundAt': '{at} of {of}',
  'json-view.foundMost': 'the first {count}',
  'json-view.previous': 'To the one found before',
  'json-view.next': 'To the next one found',
  'json-view.openAll': 'Unfold all',
  'json-view.openedPart': 'Too much to unfold all of it',
  'json-view.foldAll': 'Fold all',
} as const;
