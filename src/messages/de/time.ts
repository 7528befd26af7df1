/** Words of the time bar. */
export const time = {
  'observer.time.label': 'Zeit',
  'observer.time.moment': 'Gezeigter Augenblick',
  'observer.time.valueText': '{time} von {total}, Frame {position} von {count}',
  'observer.time.replaying': 'Wiedergabe {time} von {total}',
  'observer.time.readOnly': 'nur zum Lesen',
  'observer.time.readOnlyReason': 'Was hier gefragt wird, kann inzwischen beantwortet sein. Gehen Sie zurück zu Live, um zu antworten.',
  'observer.time.live': 'Live',
  'observer.time.liveNew': { one: 'Live, {count} neuer', other: 'Live, {count} neue' },
  'observer.time.pause': 'Anhalten',
  'observer.time.play': 'Abspielen',
  'observer.time.stepBack': 'Einen Frame zurück',
  'observer.time.stepOn': 'Einen Frame weiter',
  'observer.time.previousError': 'Voriger Fehler',
  'observer.time.nextError': 'Nächster Fehler',
  'observer.time.speed': 'Tempo',
  'observer.time.times': '{speed}×',
} as const;
