/** Words of the box that filters the panel. */
export const filter = {
  'observer.filter.label': 'Die Ansicht filtern',
  'observer.filter.placeholder': 'Filtern: tool:look status:failed >500ms',
  'observer.filter.options': 'Wie es weitergehen kann',
  'observer.filter.clear': 'Den Filter leeren',
  'observer.filter.keep': 'Diesen Filter behalten',
  'observer.filter.kept': 'behalten',
  'observer.filter.notKept': 'Nicht behalten: Dieser Browser lässt die Seite nichts mehr speichern.',
  'observer.filter.unknown-key': '{term}: So einen Schlüssel gibt es nicht. Nehmen Sie tool, type, topic, agent, status, code oder path.',
  'observer.filter.no-value': '{term} fehlt ein Wert, wie in tool:look.',
  'observer.filter.no-duration': '{term} ist keine Zeitspanne. Schreiben Sie >500ms oder <2s.',
  'observer.filter.no-pointer': '{term}: Ein Pfad beginnt mit einem Schrägstrich, wie in path:/input/x=3.',
  'observer.filter.open-quote': '{term} fehlt das schließende Anführungszeichen.',
  'observer.filter.by.tool': 'Im ganzen Panel nur {name} zeigen',
  'observer.filter.by.agent': 'Im ganzen Panel nur {name} zeigen',
  'observer.filter.searching': 'Suche läuft, {share} %',
} as const;
