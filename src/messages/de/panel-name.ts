/** What the panel, and the button that opens it, are called. */
export const panelName = {
  'observer.panel': 'Agenten-Beobachter',
  'observer.header.problems': { one: '{count} Protokollfehler', other: '{count} Protokollfehler' },
} as const;
