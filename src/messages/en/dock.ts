/** Words of the panel as a devtool: its button, its bar, its edge. */
export const dock = {
  'observer.dock.open': 'Open the agent observer',
  'observer.dock.waiting': { one: '{count} needs you', other: '{count} need you' },
  'observer.dock.close': 'Close the agent observer',
  'observer.dock.closeByKey': 'Close the agent observer (Esc)',
  'observer.dock.closeWindow': 'Close the window of the agent observer',
  'observer.dock.loading': 'The panel is loaded.',
  'observer.dock.places': 'Where it stands',
  'observer.dock.end': 'At the side',
  'observer.dock.bottom': 'At the bottom',
  'observer.dock.window': 'In a window of its own',
  'observer.dock.width': 'Width of the observer',
  'observer.dock.height': 'Height of the observer',
  'observer.dock.blocked':
    'The browser has let no window open, so the panel stays here. Allow pop-up windows for this page and choose the window again.',
} as const;
