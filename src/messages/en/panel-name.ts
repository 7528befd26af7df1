/** What the panel, and the button that opens it, are called. */
export const panelName = {
  'observer.panel': 'Agent observer',
  'observer.header.problems': { one: '{count} protocol problem', other: '{count} protocol problems' },
} as const;
