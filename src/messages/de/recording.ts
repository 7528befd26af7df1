/** Words for saving and opening recordings. */
export const recording = {
  'observer.export.title': 'Als Aufzeichnung sichern',
  'observer.export.what': {
    one: '{count} Frame wird gehalten. Die Datei lässt sich in jeder Ansicht öffnen, abspielen und prüfen.',
    other: '{count} Frames werden gehalten. Die Datei lässt sich in jeder Ansicht öffnen, abspielen und prüfen.',
  },
  'observer.export.upToHere': 'Nur bis zum Augenblick, der zu sehen ist',
  'observer.export.pointers': 'Verbergen, was unter diesen Pfaden steht, einer je Zeile',
  'observer.export.patterns': 'Verbergen, was auf diese Muster passt, eines je Zeile',
  'observer.export.nothingHidden': 'Noch ist nichts verborgen: Die Datei enthält alles, was Agenten, Werkzeuge und Menschen sagten.',
  'observer.export.hidden': { one: 'In {count} Frame verborgen.', other: 'In {count} Frames verborgen.' },
  'observer.export.hiddenOfLast': {
    one: 'In {count} der letzten {of} Frames verborgen.',
    other: 'In {count} der letzten {of} Frames verborgen.',
  },
  'observer.export.leftovers': {
    one: '{count} Frame enthält noch, was ein Muster findet: als Zahl, in einer Kennung oder in Stücken gesagt. Er würde weggelassen. Nennen Sie oben seinen Pfad, um den Rest zu behalten.',
    other:
      '{count} Frames enthalten noch, was ein Muster findet: als Zahl, in einer Kennung oder in Stücken gesagt. Sie würden weggelassen. Nennen Sie oben ihre Pfade, um den Rest zu behalten.',
  },
  'observer.export.saveWithout': { one: 'Ohne {count} Frame sichern', other: 'Ohne {count} Frames sichern' },
  'observer.export.pack': 'Die Datei packen (gzip)',
  'observer.export.cancel': 'Abbrechen',
  'observer.export.save': 'Sichern',
  'observer.recording.loading': '{name} wird geöffnet …',
  'observer.recording.shown': 'Aufzeichnung: {name}',
  'observer.recording.nameless': 'Eine Aufzeichnung',
  'observer.recording.badLines': { one: '{count} Zeile konnte nicht gelesen werden', other: '{count} Zeilen konnten nicht gelesen werden' },
  'observer.recording.close': 'Die Aufzeichnung schließen',
  'observer.recording.dismiss': 'Diese Meldung schließen',
  'observer.recording.badLine': 'Zeile {line}:',
  'observer.recording.moreBadLines': { one: 'und {count} weitere', other: 'und {count} weitere' },
  'observer.recording.noFrames': 'Sie enthält keine Frames.',
  'observer.recording.fault.unreachable':
    '{name} konnte nicht geholt werden: {reason}. Prüfen Sie, ob die Adresse stimmt, der Server läuft und diese Seite lesen lässt; oder sichern Sie die Datei und legen Sie sie hier ab.',
  'observer.recording.fault.refused':
    '{name} konnte nicht geholt werden: Der Server antwortete {status}. Prüfen Sie, ob die Adresse stimmt und Sie lesen dürfen; oder sichern Sie die Datei und legen Sie sie hier ab.',
  'observer.recording.fault.empty': '{name} konnte nicht geöffnet werden: Die Datei ist leer. Sichern Sie die Aufzeichnung neu.',
  'observer.recording.fault.unknown':
    '{name} konnte nicht geöffnet werden, es ist keine Aufzeichnung: {reason} Nehmen Sie eine Datei, die eine Ansicht oder oddkin record geschrieben hat.',
  'observer.recording.fault.broken':
    '{name} konnte nicht bis zum Ende gelesen werden: {reason}. Die Datei wurde gekürzt oder beschädigt; was davor kam, ist zu sehen. Holen oder sichern Sie sie neu, um den Rest zu sehen.',
} as const;
