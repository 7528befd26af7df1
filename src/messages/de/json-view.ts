export const jsonView = {
  'json-view.label': 'JSON',
  'json-view.keys': 'Pfeiltasten bewegen und falten. C kopiert den Wert, P seinen Pfad.',
  'json-view.items': { one: '{count} Eintrag', other: '{count} Einträge' },
  'json-view.members': { one: '{count} Mitglied', other: '{count} Mitglieder' },
  'json-view.more': '{count} weitere zeigen',
  'json-view.moreCharacters': '{count} weitere von {of} Zeichen zeigen',
  'json-view.copyPath': 'Pfad kopieren',
  'json-view.copyValue': 'Wert kopieren',
  'json-view.picture': '{format}-Bild, {size}',
  'json-view.emptyKey': '(leerer Name)',
} as const;
