/** Words of the panel as a devtool: its button, its bar, its edge. */
export const dock = {
  'observer.dock.open': 'Agenten-Beobachter öffnen',
  'observer.dock.waiting': { one: '{count} wartet auf Sie', other: '{count} warten auf Sie' },
  'observer.dock.close': 'Agenten-Beobachter schließen',
  'observer.dock.closeByKey': 'Agenten-Beobachter schließen (Esc)',
  'observer.dock.closeWindow': 'Fenster des Agenten-Beobachters schließen',
  'observer.dock.loading': 'Die Ansicht wird geladen.',
  'observer.dock.places': 'Wo sie steht',
  'observer.dock.end': 'An der Seite',
  'observer.dock.bottom': 'Unten',
  'observer.dock.window': 'In einem eigenen Fenster',
  'observer.dock.width': 'Breite der Ansicht',
  'observer.dock.height': 'Höhe der Ansicht',
  'observer.dock.blocked':
    'Der Browser hat kein Fenster aufgehen lassen, also bleibt die Ansicht hier. Erlauben Sie dieser Seite Pop-up-Fenster und wählen Sie das Fenster noch einmal.',
} as const;
