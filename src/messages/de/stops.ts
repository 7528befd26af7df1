/** Words of the conditions on which the panel stops. */
export const stops = {
  'observer.stops.none':
    'Noch keine Bedingung. Passt ein Frame auf eine, bleibt die Ansicht hinter ihm stehen, während weitere eintreffen.',
  'observer.stops.what': 'Passt ein Frame auf eine von diesen, bleibt die Ansicht hinter ihm stehen, während weitere eintreffen.',
  'observer.stops.notKept': 'Sie gelten, bis die Seite verlassen wird: Dieser Browser lässt sie nichts mehr speichern.',
  'observer.stops.filter': 'Anhalten bei einem Frame, der auf diesen Filter passt',
  'observer.stops.pointer': 'Nur, wenn an diesem Pfad des Frames ein anderer Wert steht als vorher',
  'observer.stops.hint':
    'Eines von beiden genügt. Der Filter ist in der Sprache des Filters der Ansicht und spricht von Frames der Leitung.',
  'observer.stops.add': 'Hinzufügen',
  'observer.stops.close': 'Schließen',
  'observer.stops.remove': '{condition} entfernen',
  'observer.stops.stopped': 'Angehalten durch',
  'observer.stops.frame': 'Frame {position}',
  'observer.stops.goOn': 'Weiter',
  'observer.stops.switchOff': 'Abschalten',
} as const;
