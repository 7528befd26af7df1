/** Words of the timeline's chart. */
export const timeline = {
  'observer.timeline.shape': 'Timeline as',
  'observer.timeline.chart': 'Chart',
  'observer.timeline.list': 'List',
  'observer.timeline.zoomIn': 'Zoom in',
  'observer.timeline.zoomOut': 'Zoom out',
  'observer.timeline.fit': 'Show the whole run',
  'observer.timeline.follow': 'Follow the newest',
  'observer.timeline.inSight': '{length} in sight',
  'observer.timeline.overview': 'Stretch of the run in sight',
  'observer.timeline.scrub': 'Drag to go back in time',
  'observer.timeline.sessions': 'sessions',
  'observer.timeline.errors': 'errors',
  'observer.timeline.manifests': 'tools declared',
} as const;
