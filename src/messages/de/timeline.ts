/** Words of the timeline's chart. */
export const timeline = {
  'observer.timeline.shape': 'Zeitachse als',
  'observer.timeline.chart': 'Bild',
  'observer.timeline.list': 'Liste',
  'observer.timeline.zoomIn': 'Näher heran',
  'observer.timeline.zoomOut': 'Weiter weg',
  'observer.timeline.fit': 'Den ganzen Lauf zeigen',
  'observer.timeline.follow': 'Dem Neuesten folgen',
  'observer.timeline.inSight': '{length} im Blick',
  'observer.timeline.overview': 'Der Teil des Laufs im Blick',
  'observer.timeline.scrub': 'Ziehen, um zeitlich zurückzugehen',
  'observer.timeline.sessions': 'Sitzungen',
  'observer.timeline.errors': 'Fehler',
  'observer.timeline.manifests': 'genannte Werkzeuge',
} as const;
