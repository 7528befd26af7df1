/** Words of what the observer panel tells in numbers. */
export const numbers = {
  'observer.numbers.frames': 'Gehaltene Frames',
  'observer.numbers.size': 'Ihre Größe',
  'observer.numbers.records': 'Werkzeugaufrufe',
  'observer.numbers.messages': 'Nachrichten',
  'observer.numbers.heldOf': '{held} von höchstens {limit}',
  'observer.numbers.letGo': '{amount} losgelassen',
  'observer.numbers.noneLetGo': 'nichts losgelassen',
  'observer.numbers.rate': 'Es kommen Frames',
  'observer.numbers.perSecond': '{count} je Sekunde',
  'observer.numbers.ticks': 'Takte',
  'observer.numbers.ticksTold': '{measured} je Sekunde, angegeben {declared}',
  'observer.numbers.latency': 'Dauer der letzten Aufrufe',
  'observer.numbers.gaps': 'Abstände der letzten Frames',
  'observer.numbers.longest': 'höchstens {gap}',
  'observer.numbers.gapsTold': {
    one: 'Der letzte Abstand war {last} ms',
    other: 'Die letzten {count} Abstände waren {least} bis {most} ms, der letzte {last} ms',
  },
} as const;
