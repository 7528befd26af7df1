/** Words of the tools over a JSON value. */
export const jsonViewTools = {
  'json-view.search': 'Suchen in: {name}',
  'json-view.searchShort': 'Namen und Werte durchsuchen',
  'json-view.searching': 'Suche läuft, bisher {count}',
  'json-view.foundNone': 'Nichts gefunden',
  'json-view.found': { one: '{count} gefunden', other: '{count} gefunden' },
  'json-view.foundAt': '{at} von {of}',
  'json-view.foundMost': 'den ersten {count}',
  'json-view.previous': 'Zum vorigen Fund',
  'json-view.next': 'Zum nächsten Fund',
  'json-view.openAll': 'Alles aufklappen',
  'json-view.openedPart': 'Zu viel, um alles aufzuklappen',
  'json-view.foldAll': 'Alles zuklappen',
} as const;
